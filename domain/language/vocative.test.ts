import { expect, test } from 'vitest';
import { vocative } from './vocative.ts';

test.each([
  ['Jānis', 'Jāni'],
  ['Pēteris', 'Pēteri'],
  ['Edgars', 'Edgar'],
  ['Deniss', 'Denis'],
  ['Mārtiņš', 'Mārtiņ'],
  ['Mikus', 'Miku'],
  ['Anna', 'Anna'],
  ['Ilze', 'Ilze'],
  ['Ivo', 'Ivo'],
  ['Jānis Kārlis', 'Jāni Kārli'],
  ['Anna-Elza', 'Anna-Elza'],
  ['JĀNIS', 'JĀNI'],
])('%s is addressed as %s', (name, addressed) => {
  expect(vocative(name, 'lv')).toBe(addressed);
});

test.each(['James', 'Chris', 'Boris', 'Louis', 'Hans', 'Thomas', 'Alex', 'Jo', 'Us', '', '李'])(
  'a name that is not declined stays as it is: %s',
  (name) => expect(vocative(name, 'lv')).toBe(name),
);

test('English has no vocative', () => {
  expect(vocative('Jānis', 'en')).toBe('Jānis');
});
