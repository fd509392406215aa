import { newId } from '#server/platform/deps.ts';
import type { NounCase } from '#tests/noun-case.ts';

export const settings: NounCase<'settings'> = {
  inputs: {
    read: () => ({}),
    edit: ({ carId }) => ({
      opId: newId(),
      baseVersion: 1,
      changes: { theme: { from: 'system', to: 'dark' }, mainCarId: { from: null, to: carId } },
    }),
  },
  make: null,
  secrets: [],
  news: { edit: 'settings' },
  forgets: null,
  pages: {},
};
