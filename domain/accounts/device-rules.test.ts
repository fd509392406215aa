import { expect } from 'vitest';
import { dataTestsOf } from '#tests/tables.ts';
import { deviceOf } from './device-rules.ts';

const dataTest = dataTestsOf('accounts.tsv');

dataTest('the device behind a user agent', (userAgent, browser, system) => {
  expect(deviceOf(userAgent || null)).toEqual({ browser: browser || null, system: system || null });
});
