import type { ClientBase, Pool } from 'pg';
import type { Id } from '#domain/ids.ts';
import type { LiveChange } from '#domain/live/schema.ts';

export type Change = LiveChange & { ownerId: Id };

/** The position up to which the queue was read. `at`: seconds of the database's clock; `snapshot` and `xmin` as
 * PostgreSQL prints them. */
export type Cursor = { snapshot: string; xmin: string; generation: string; at: number };
type Row = Omit<Cursor, 'generation'> & { generation: string | null; changes: Change[] };

/** A committed change stays in the queue for at least this long. */
export const RETENTION_MS = 120_000;
const LONGEST_GAP_S = RETENTION_MS / 2 / 1000;

// Rows committed since the cursor: visible now and not in its snapshot. Sequence ids would not do: they are assigned
// before the commit, and a later one may become visible first. Rows of other databases (a restored dump) have
// transaction ids from the future.
const READ = `
  with now as materialized (select pg_current_snapshot() as snapshot)
  select now.snapshot::text, pg_snapshot_xmin(now.snapshot)::text as xmin,
    extract(epoch from clock_timestamp())::float8 as at,
    (select min(id::text) from live_generations) as generation,
    (select coalesce(json_agg(queued.change), '[]') from (
      select distinct change || jsonb_build_object('ownerId', owner_id) as change
      from live_changes
      where tx >= pg_snapshot_xmin($1::pg_snapshot) and tx < pg_snapshot_xmax(pg_current_snapshot())
        and not pg_visible_in_snapshot(tx, $1::pg_snapshot) and owner_id = any($2::uuid[])
    ) as queued) as changes
  from now`;

/** @param cursor null starts with what is committed from now on @returns null changes if some may be lost */
export async function readChanges(
  client: Pick<ClientBase, 'query'>,
  cursor: Cursor | null,
  ownerIds: readonly Id[],
): Promise<{ cursor: Cursor; changes: Change[] | null }> {
  const { rows } = await client.query<Row>(READ, [cursor?.snapshot ?? null, ownerIds]);
  const { changes, generation, ...next } = rows[0]!;
  const isWhole =
    cursor === null || (generation === cursor.generation && next.at - cursor.at < LONGEST_GAP_S);
  return {
    cursor: { ...next, generation: generation ?? (await newGeneration(client)) },
    changes: isWhole ? changes : null,
  };
}

export async function newGeneration(client: Pick<ClientBase | Pool, 'query'>): Promise<string> {
  const { rows } = await client.query<{ id: string }>(
    'insert into live_generations default values returning id::text',
  );
  return rows[0]!.id;
}

/** @param horizon what a call at least RETENTION_MS earlier returned: everything before it was committed by then */
export async function pruneChanges(pool: Pool, horizon: string | null): Promise<string> {
  const { rows } = await pool.query<{ xmin: string }>(
    `with pruned as (delete from live_changes where tx < $1::xid8)
     select pg_snapshot_xmin(pg_current_snapshot())::text as xmin`,
    [horizon],
  );
  return rows[0]!.xmin;
}
