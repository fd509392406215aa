import type { Id } from '#domain/ids.ts';
import { newId } from '#server/platform/deps.ts';
import type { NounCase } from '#tests/noun-case.ts';
import { askedBy, connectionTo, keyDraft, registered } from '#tests/keys.ts';

declare module '#tests/noun-case.ts' {
  interface Things {
    keyId: Id;
  }
}

/** Of the client that the server of the last owner has registered: a question, which is nobody's. */
let asked = askedBy('not registered');

export const keys: NounCase<'keys'> = {
  inputs: {
    list: () => ({}),
    create: ({ carId }) => keyDraft({ carIds: [carId] }).draft,
    asked: () => asked,
    connect: ({ carId }) => connectionTo(asked, { carIds: [carId] }),
    delete: ({ keyId }) => ({ opId: newId(), keyId }),
  },
  async make(owner, { carId }) {
    const { draft } = keyDraft({ carIds: [carId] });
    await owner.call('keys.create', draft);
    asked = await registered(owner.baseUrl);
    return { keyId: draft.id };
  },
  secrets: [],
  news: { create: null, connect: null, delete: null },
  forgets: null,
  pages: {},
};
