import type { Id } from '#domain/ids.ts';
import { newId } from '#server/platform/deps.ts';
import type { NounCase } from '#tests/noun-case.ts';
import { keyDraft } from '#tests/keys.ts';

declare module '#tests/noun-case.ts' {
  interface Things {
    keyId: Id;
  }
}

export const keys: NounCase<'keys'> = {
  inputs: {
    list: () => ({}),
    create: ({ carId }) => keyDraft({ carIds: [carId] }).draft,
    delete: ({ keyId }) => ({ opId: newId(), keyId }),
  },
  async make(owner, { carId }) {
    const { draft } = keyDraft({ carIds: [carId] });
    await owner.call('keys.create', draft);
    return { keyId: draft.id };
  },
  secrets: [],
  news: { create: null, delete: null },
  forgets: null,
  pages: {},
};
