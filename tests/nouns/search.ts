import type { NounCase } from '#tests/noun-case.ts';

export const search: NounCase<'search'> = {
  make: null,
  secrets: [],
  forgets: null,
  inputs: { find: () => ({ text: 'Surreptitious', timeZone: 'Europe/Riga' }) },
  news: {},
  pages: {},
};
