import { getTableName, sql, type SQL } from 'drizzle-orm';
import type { BinKind } from '#domain/bin/schema.ts';
import type { Id } from '#domain/ids.ts';
import { documentFiles } from '#server/documents/table.ts';
import { fillFiles, fills } from '#server/fills/table.ts';
import type { CarScope } from '#server/platform/access/scope.ts';
import { newId } from '#server/platform/deps.ts';
import { repairFiles, repairs } from '#server/repairs/table.ts';
import type { Queryable } from './db.ts';

const listed = (table: string, record: string) => (id: Id) =>
  sql`f.id in (select file_id from ${sql.identifier(table)} where owner_id = f.owner_id and ${sql.identifier(record)} = ${id})`;
const none = () => sql`false`;

/** Which files, `f`, a record has. */
const filesOf: Record<BinKind, (id: Id) => SQL> = {
  car: (id) => sql`f.car_id = ${id} or f.id = (select photo_id from cars where id = ${id})`,
  issue: (id) => sql`f.issue_id = ${id}`,
  repair: listed(getTableName(repairFiles), repairFiles.repairId.name),
  fill: listed(getTableName(fillFiles), fillFiles.fillId.name),
  document: listed(getTableName(documentFiles), documentFiles.documentId.name),
  reminder: none,
  reading: none,
  reply: none,
};

const movable = { fill: fills, repair: repairs };

/** Whether a record is stored again as one of another car, and so is not lost when it is deleted here. */
export async function hasMoved(
  tx: Queryable,
  { ownerId, carId }: Pick<CarScope, 'ownerId' | 'carId'>,
  kind: keyof typeof movable,
  to: Id,
): Promise<boolean> {
  const { rows } = await tx.execute(
    sql`select from ${movable[kind]} where id = ${to} and owner_id = ${ownerId} and car_id <> ${carId}`,
  );
  return rows.length > 0;
}

/** Whatever the transaction deletes from here on can be restored from the bin; its files stay. What a mechanic
 * withdraws is news to the owner. */
export async function keepInBin(
  tx: Queryable,
  { ownerId, carId, actorId }: Pick<CarScope, 'ownerId' | 'carId' | 'actorId'>,
  { kind, id, now }: { kind: BinKind; id: Id; now: Date },
): Promise<void> {
  const binId = newId();
  const isFile = sql`f.owner_id = ${ownerId} and (${filesOf[kind](id)})`;
  // Files would go with what they belong to.
  const freed = {
    car: sql`update media f set car_id = null, issue_id = null where ${isFile}`,
    issue: sql`update media f set issue_id = null where ${isFile}`,
  };
  // Deleting a repair takes their status from those that it owns.
  const solved = sql`
    insert into bin_rows (bin_id, of, row, is_left)
    select ${binId}, 'issues', jsonb_build_object('id', i.id, 'owner_id', i.owner_id, 'status', i.status,
      'resolved_by', i.resolved_by, 'resolved_at', i.resolved_at), true
    from issues i where i.owner_id = ${ownerId} and i.car_id = ${carId} and i.resolved_by = ${id}`;
  await tx.execute(sql`
    with kept as (
      insert into bin (id, owner_id, kind, record_id, of_car, deleted_at, is_unseen)
      values (${binId}, ${ownerId}, ${kind}, ${id}, ${carId}, ${now}, ${actorId !== ownerId})
    ), files as (
      insert into bin_files (bin_id, owner_id, file_id, of_car, of_issue)
      select ${binId}, f.owner_id, f.id, f.car_id, f.issue_id from media f where ${isFile}
    ), freed as (${kind === 'car' || kind === 'issue' ? freed[kind] : sql`select`}),
    solved as (${kind === 'repair' ? solved : sql`select`})
    select set_config('carful.bin', ${binId}, true)`);
}
