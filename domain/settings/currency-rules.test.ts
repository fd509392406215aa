import { expect, test } from 'vitest';
import { choicesOfNew, proposedCurrency } from './currency-rules.ts';

const riga = { zone: 'Europe/Riga', locale: 'en-GB' };
const nowhere = { zone: 'Etc/UTC', locale: 'en' };
const fresh = { language: 'en', currency: 'USD' } as const;

test.each([
  ['where the device is', 'en', riga, 'EUR'],
  ['where the device is', 'lv', { zone: 'Europe/London', locale: 'lv' }, 'GBP'],
  ['the region of the browser', 'en', { zone: 'Etc/UTC', locale: 'en-GB' }, 'GBP'],
  ['the region of the browser', 'en', { zone: undefined, locale: 'zh-Hans-CN' }, 'CNY'],
  ['the language', 'lv', nowhere, 'EUR'],
  ['the language', 'en', nowhere, 'USD'],
] as const)('the currency is proposed by %s', (_by, language, place, currency) => {
  expect(proposedCurrency(language, place)).toBe(currency);
});

test('a currency that was chosen is not proposed again', () => {
  expect(choicesOfNew(fresh, { language: 'en' }, riga)).toEqual({ language: 'en', currency: 'EUR' });
  expect(choicesOfNew(fresh, { language: 'lv' }, nowhere)).toEqual({ language: 'lv', currency: 'EUR' });
  expect(choicesOfNew(fresh, { language: 'lv', currency: 'USD' }, riga).currency).toBe('USD');
  expect(choicesOfNew({ language: 'lv', currency: 'USD' }, { language: 'lv' }, riga).currency).toBe('USD');
  expect(choicesOfNew({ language: 'en', currency: 'SEK' }, { language: 'lv' }, riga).currency).toBe('SEK');
});
