import type { NounCase } from '#tests/noun-case.ts';

export const sync: NounCase<'sync'> = {
  make: null,
  secrets: [],
  forgets: null,
  inputs: { pull: () => ({}) },
  news: {},
  pages: {},
};
