import { expect } from 'vitest';
import { tableTest, tablesOf } from '#tests/tables.ts';
import { deviceOf } from './device-rules.ts';

const table = tablesOf('accounts.tsv');

tableTest(table('the device behind a user agent'))(
  'the device behind a user agent',
  (userAgent, browser, system) => {
    expect(deviceOf(userAgent || null)).toEqual({ browser: browser || null, system: system || null });
  },
);
