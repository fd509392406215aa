import { expect, test } from 'vitest';
import { tableTest } from '#tests/tables.ts';
import { vocative } from './vocative.ts';

tableTest([
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
])('a name as it is addressed', (name, addressed) => {
  expect(vocative(name, 'lv')).toBe(addressed);
});

tableTest(['James', 'Chris', 'Boris', 'Louis', 'Hans', 'Thomas', 'Alex', 'Jo', 'Us', '', '李'])(
  'a name that is not declined stays as it is',
  (name) => expect(vocative(name, 'lv')).toBe(name),
);

test('English has no vocative', () => {
  expect(vocative('Jānis', 'en')).toBe('Jānis');
});
