import type { Language } from './words.ts';

/** Foreign names that end like Latvian ones but are not declined. */
const UNDECLINED = new Set(
  'boris chris curtis darius gus jess julius kris lars linus marius ross denis dennis doris elis francis hans harris iris jens klaus lewis lois louis lukas morris otis paris phyllis travis'.split(
    ' ',
  ),
);
const FOREIGN_LETTERS = /[qwxy]|ch|ph|sh|th|oo|ee|ou/;

function vocativeWord(word: string): string {
  const lower = word.toLowerCase();
  if (UNDECLINED.has(lower) || FOREIGN_LETTERS.test(lower)) return word;
  return /(?:is|us|š|[^aāeēiīoōuūs]s|ss)$/u.test(lower) && lower.length > 2 ? word.slice(0, -1) : word;
}

/** 'Jāni', 'Edgar', 'Mārtiņ', 'Anna' in Latvian; unchanged in English and where the name is not Latvian. */
export const vocative = (name: string, language: Language): string =>
  language === 'lv' ? name.replace(/\p{L}+/gu, vocativeWord) : name;
