import { expect } from 'vitest';
import { tableTest } from '#tests/tables.ts';
import { preferredLanguage } from './mail-language-rules.ts';

tableTest([
  ['lv', 'en-GB,en', 'lv'],
  [undefined, 'lv-LV,lv;q=0.9,en;q=0.8', 'lv'],
  [undefined, 'en;q=0.7, lv;q=0.8', 'lv'],
  [undefined, 'de-DE,de;q=0.9,lv;q=0.2', 'lv'],
  [undefined, 'lv;q=0,ru', 'en'],
  [undefined, 'ru,de', 'en'],
  ['xx', '', 'en'],
  [{ $ne: 1 }, undefined, 'en'],
  [undefined, 'en;q=0.9,lv', 'lv'],
  [undefined, 'en;q=0.5,lv; q=0.6 ', 'lv'],
  [undefined, 'en;q=0.5,lv;level=1;q=0.6', 'lv'],
  [undefined, 'lv;q=0.4;level=1,en;q=0.5', 'en'],
  // Not a weight, so it is ignored and the language weighs 1.
  [undefined, 'en;q=0.9,lv;eq=0.1', 'lv'],
  [undefined, 'en;q=0.9,lv;q=0.1x', 'lv'],
])('D92: the language of a mail by what was chosen and what is offered', (chosen, offered, language) => {
  expect(preferredLanguage(chosen, offered)).toBe(language);
});
