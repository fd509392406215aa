import { sql } from 'drizzle-orm';
import type { Id } from '#domain/ids.ts';
import { ownerWrite } from '#server/platform/database/owner-write.ts';
import { DONE, type Caller } from '#server/platform/database/run-operation.ts';
import { refusal } from '#server/platform/errors.ts';
import { allOfOwner, entryOfOwner, eraseEntries } from './store.ts';

const done = { writes: {}, answer: sql<{ done: true }>`(select ${DONE})`, refused: 'NOT_FOUND' } as const;

/** For good. With a car goes all that was deleted of it before. @throws NOT_FOUND */
export const eraseEntry = (caller: Caller, input: { opId: Id; binId: Id }): Promise<{ done: true }> =>
  ownerWrite(caller, input, async ({ owner, tx }) => {
    if ((await eraseEntries(tx, entryOfOwner(owner, input.binId))) === 0) throw refusal('NOT_FOUND');
    return done;
  });

export const emptyBin = (caller: Caller, input: { opId: Id }): Promise<{ done: true }> =>
  ownerWrite(caller, input, async ({ owner, tx }) => {
    await eraseEntries(tx, allOfOwner(owner));
    return done;
  });
