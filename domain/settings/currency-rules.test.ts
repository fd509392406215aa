import { expect, test } from 'vitest';
import { choicesOfNew, proposedCurrency } from './currency-rules.ts';

const fresh = { language: 'en', currency: 'USD' } as const;

test('euros are proposed in Latvian, dollars else', () => {
  expect(proposedCurrency('lv')).toBe('EUR');
  expect(proposedCurrency('en')).toBe('USD');
});

test('a new account adopts the language and its currency', () => {
  expect(choicesOfNew(fresh, { language: 'lv' })).toEqual({ language: 'lv', currency: 'EUR' });
  expect(choicesOfNew(fresh, { language: 'en' })).toEqual(fresh);
});

test('a chosen currency stays, whenever it was chosen', () => {
  expect(choicesOfNew(fresh, { language: 'lv', currency: 'USD' }).currency).toBe('USD');
  expect(choicesOfNew(fresh, { language: 'en', currency: 'GBP' }).currency).toBe('GBP');
  // What the first-car form has kept is not proposed anew with the profile.
  expect(choicesOfNew({ language: 'lv', currency: 'USD' }, { language: 'lv' }).currency).toBe('USD');
  expect(choicesOfNew({ language: 'en', currency: 'EUR' }, { language: 'en' }).currency).toBe('EUR');
  expect(choicesOfNew({ language: 'en', currency: 'SEK' }, { language: 'lv' }).currency).toBe('SEK');
});
