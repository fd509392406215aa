import { createHash } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { Id } from '#domain/ids.ts';
import { mergeEdit, type Change } from '#domain/merge-rules.ts';
import type { Db, Tx } from './db.ts';
import { refusal } from '#server/platform/errors.ts';
import { issues, recurrences } from '#server/issues/table.ts';
import { operations } from './table.ts';

/**
 * Runs a write once per (actor, operation): a retried request gets the stored answer. The record of the
 * operation is written in the same transaction as its effect, so the two can not part.
 * @throws ID_TAKEN when the operation id was used for a different request; NOT_FOUND when what it was about
 *   is gone by now
 */
export async function once<Answer>(
  db: Db,
  actor: { actorId: Id; ownerId: Id },
  input: { opId: Id },
  run: (tx: Tx) => Promise<Answer>,
): Promise<Answer> {
  const requestHash = createHash('sha256').update(canonical(input)).digest();
  return db.transaction(async (tx) => {
    const key = { actorId: actor.actorId, opId: input.opId };
    // A twin of this request that is still running holds the row: this waits for it, then reads its answer.
    const [mine] = await tx
      .insert(operations)
      .values({ ...key, ownerId: actor.ownerId, requestHash })
      .onConflictDoNothing()
      // The page that made this change knows it by its operation when it hears of it (migration live_pages).
      .returning({ opId: sql`set_config('carful.operation', ${operations.opId}::text, true)` });
    const where = and(eq(operations.actorId, key.actorId), eq(operations.opId, key.opId));
    if (!mine) {
      const [earlier] = await tx.select().from(operations).where(where);
      if (!earlier || !earlier.requestHash.equals(requestHash)) throw refusal('ID_TAKEN');
      if (earlier.answer === null) throw refusal('NOT_FOUND');
      return earlier.answer as Answer;
    }
    const answer = await run(tx);
    await tx.update(operations).set({ answer }).where(where);
    return answer;
  });
}

/**
 * A record is about to be deleted: what was answered about it, and about what goes with it, goes too. The
 * operations stay, so that none is done twice.
 * @param id of a car, an issue, a recurrence or a repair
 */
export async function forgetAnswers(tx: Tx, { ownerId }: { ownerId: Id }, id: Id): Promise<void> {
  const of = (name: string) => sql`${operations.answer} ->> ${sql.raw(`'${name}'`)}`;
  const theirs = sql`array(
    select ${issues.id} from ${issues} where ${issues.carId} = ${id} and ${issues.ownerId} = ${ownerId}
    union all select ${id}::uuid)`;
  const again = sql`select ${recurrences.id}::text from ${recurrences} where ${recurrences.issueId} = any(${theirs})`;
  await tx
    .update(operations)
    .set({ answer: null })
    .where(
      and(
        eq(operations.ownerId, ownerId),
        sql`(${of('id')} = ${id} or ${of('carId')} = ${id} or ${of('id')} in (${again}))`,
      ),
    );
}

/** Takes a car that is about to be deleted out of the garages that earlier deletions were answered with. */
export async function forgetInGarages(tx: Tx, { ownerId }: { ownerId: Id }, id: Id): Promise<void> {
  await tx
    .update(operations)
    .set({
      answer: sql`jsonb_set(${operations.answer}, '{cars}', (
        select coalesce(jsonb_agg(car order by place), '[]')
        from jsonb_array_elements(${operations.answer} -> 'cars') with ordinality as all_cars (car, place)
        where car ->> 'id' <> ${id}))`,
    })
    .where(
      and(
        eq(operations.ownerId, ownerId),
        sql`${operations.answer} -> 'cars' @> ${JSON.stringify([{ id }])}::jsonb`,
      ),
    );
}

/**
 * Merges an edit into the stored record, field by field.
 * @returns the fields to set; empty when nothing is left to change
 * @throws CONFLICT with both sides when someone else changed the same field (D104)
 */
export function merged<T extends { version: number }>(
  stored: T,
  edit: { baseVersion: number; changes: Record<string, unknown> },
): Partial<T> {
  const changes = edit.changes as Record<string, Change<unknown> | undefined>;
  const merge = mergeEdit(stored, changes, stored.version === edit.baseVersion);
  if (merge.clashes.length > 0)
    throw refusal('CONFLICT', { version: stored.version, clashes: merge.clashes });
  return merge.set as Partial<T>;
}

/** JSON with sorted keys: two requests are the same when they say the same. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, item: unknown) =>
    item && typeof item === 'object' && !Array.isArray(item)
      ? Object.fromEntries(Object.entries(item).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : item,
  );
}
