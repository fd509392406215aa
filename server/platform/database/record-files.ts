import { sql, type SQL } from 'drizzle-orm';
import type { Id } from '#domain/ids.ts';
import { PRINT_MEDIA_URL } from '#server/platform/database/printed.ts';

/** The table that lists the files of one kind of record, and its column that refers to the record. */
export type FileList = { table: string; record: string };

// Unqualified columns are those of `media`.
const filesBy = (order: string) => `
  coalesce(json_agg(id order by ${order}), '[]'::json) as ids,
  coalesce(json_agg(json_build_object(
    'id', id, 'kind', case kind when 'document' then 'document' else 'picture' end, 'url', ${PRINT_MEDIA_URL}
  ) order by ${order}), '[]'::json) as shown`;

/** SQL of one row (ids, shown) for the record that the query calls `alias`. */
export const filesOfRecord = ({ table, record }: FileList, alias: string): string => `(
  select ${filesBy('f.position, f.file_id')}
  from ${table} f join media on media.id = f.file_id and media.owner_id = f.owner_id
  where f.owner_id = ${alias}.owner_id and f.${record} = ${alias}.id)`;

/** One row (ids, shown) as `filesOfRecord` returns it after the write that lists these files. */
export const filesNamed = (ids: readonly Id[]): SQL => sql`(
  select ${sql.raw(filesBy('named.place'))}
  from media join unnest(${sql.param(ids)}::uuid[]) with ordinality as named (file_id, place)
    on media.id = named.file_id)`;

type Change = { before: readonly Id[]; after: readonly Id[] };

/** Changes the files of the record written as `saved` to those of `after`, in that order. */
export function changeFiles({ table, record }: FileList, { before, after }: Change): Record<string, SQL> {
  const removed = before.filter((id) => !after.includes(id));
  const [list, of] = [sql.identifier(table), sql.identifier(record)];
  return {
    ...(removed.length > 0 && {
      removed_files: sql`
        delete from ${list} f using saved
        where f.owner_id = saved.owner_id and f.${of} = saved.id
          and f.file_id = any(${sql.param(removed)}::uuid[])`,
    }),
    ...(after.length > 0 && {
      files: sql`
        insert into ${list} (owner_id, ${of}, file_id, position)
        select saved.owner_id, saved.id, file.id, file.position
        from saved, unnest(${sql.param(after)}::uuid[]) with ordinality as file (id, position)
        on conflict (owner_id, ${of}, file_id) do update set position = excluded.position`,
    }),
  };
}
