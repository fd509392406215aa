import type { Language } from '#domain/language/words.ts';
import { isLong } from '#tests/sampled.ts';

/** Each theme and each language once, or all four pairs. */
const looks: readonly (readonly ['light' | 'dark', Language])[] = [
  ['light', 'en'],
  ['dark', 'lv'],
  ...(isLong
    ? ([
        ['light', 'lv'],
        ['dark', 'en'],
      ] as const)
    : []),
];

/** One pair is enough where contrast is looked at in both themes. */
export const thoroughLooks = isLong ? looks : looks.filter(([, language]) => language === 'lv');

/** Where room is short: the Latvian words are the longer ones. */
export const wordiest: readonly Language[] = isLong ? ['lv', 'en'] : ['lv'];
