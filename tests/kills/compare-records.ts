import type { Writer } from './writer.ts';

export type Query = <Row extends object>(text: string, values: unknown[]) => Promise<Row[]>;

/** What differs between what one writer was answered and what is stored. */
export async function compareRecords(
  query: Query,
  { owner, issues, repairs, fills }: Writer,
): Promise<string[]> {
  const stored = async (select: string) => {
    const rows = await query<{ row: string }>(`${select} where owner_id = $1`, [owner.id]);
    return rows.map(({ row }) => row);
  };
  const named = [...issues.values()].flatMap(({ mediaIds }) => mediaIds);
  const receipts = [...repairs.values()].filter((id) => id !== null);
  return [
    ...differences(
      'issue',
      [...issues].map(([id, { version, notes }]) => `${id} ${version} ${notes}`),
      await stored(`select id || ' ' || version || ' ' || notes as row from issues`),
    ),
    ...differences(
      'repair',
      [...repairs].map(([id, receiptId]) => `${id} ${receiptId ?? ''}`),
      await stored(
        `select id || ' ' || coalesce((select string_agg(file_id::text, ',' order by position) from repair_files
          where repair_id = repairs.id), '') as row from repairs`,
      ),
    ),
    ...differences('fill-up', [...fills], await stored('select id::text as row from fills')),
    ...differences(
      'file',
      [...named, ...receipts],
      // Those of deleted records wait in the bin.
      await stored(
        `with media as (
          select * from public.media where not exists (select from bin_files where file_id = public.media.id))
        select id::text as row from media`,
      ),
    ),
  ];
}

function differences(what: string, answered: readonly string[], stored: readonly string[]): string[] {
  const [expected, found] = [new Set(answered), new Set(stored)];
  return [
    ...answered.filter((one) => !found.has(one)).map((one) => `${what} lost: ${one}`),
    ...stored.filter((one) => !expected.has(one)).map((one) => `${what} nobody wrote: ${one}`),
    ...(found.size === stored.length ? [] : [`${what} twice`]),
  ];
}
