import type { NounCase } from '#tests/noun-case.ts';

export const summary: NounCase<'summary'> = {
  make: null,
  secrets: [],
  forgets: null,
  inputs: { read: () => ({ timeZone: 'Europe/Riga', language: 'lv' }) },
  news: {},
  pages: {},
};
