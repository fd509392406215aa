import { expect, test } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

test.each([
  'password1',
  'Password123!',
  'P@ssw0rd',
  'pa55word 2026',
  '1password1',
  'PÄSSWORD1',
  'passwordpassword1',
  'qwerty123',
  '1q2w3e4r5t',
  'asdfgh12',
  'poiuytre9',
  'abcdefg1',
  '12345678a',
  'zxcvbnm,1',
  'qazwsx12',
  'iloveyou2',
  'letmein99',
  'Carful2026',
  'Latvija1991',
  'parole123',
  'Liepāja7!',
  'volvo 850',
  'summer2026',
  'aaaaaaa1',
  'a1a1a1a1',
  'trustno1',
  'testtest1',
])('%s is common', (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

test.each([
  'correct horse 7',
  'other horse 9',
  'āčēģīķļ8',
  'a wrong one 1',
  'password of my aunt 3',
  'Volvo in the barn 2',
  'k8vdq2mx',
  '83619472we',
  'three trees 3 times',
  'lūdzu ieslēdz 4 lampas',
  'пароль из семи слов 7',
])('%s is not', (password) => {
  expect(isCommonPassword(password)).toBe(false);
});
