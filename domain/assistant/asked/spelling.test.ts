import { expect, test } from 'vitest';
import { correctTyping } from './spelling.ts';
import { tokensOf } from './tokens.ts';

test('one typing error is corrected where only one word can be meant', () => {
  const typed = (text: string) =>
    correctTyping(tokensOf(text), (word) => word === 'bosch').map(({ word }) => word);
  expect(typed('zobsisknu visviarak uzplide salabts')).toEqual([
    'zobsiksnu',
    'visvairak',
    'uzpilde',
    'salabots',
  ]);
  expect(typed('overdu brekes bosch sold 4711')).toEqual(['overdue', 'brekes', 'bosch', 'sold', '4711']);
});
