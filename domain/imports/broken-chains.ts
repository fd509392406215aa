import { indexAbove } from '#domain/ascending.ts';
import { grouped } from '#domain/grouped.ts';
import type { Energy } from '#domain/fills/schema.ts';
import type { ImportedRecord } from './schema.ts';

type Fill = Extract<ImportedRecord, { kind: 'fill' }>;

/** Where a fill-up is missing; what is not known of it may be anything. */
export type Gap = { file: string; row: number; car?: string; energy?: Energy; day?: string | undefined };

/** What is bought next after a missing fill-up has nothing to be measured from. */
export function endChains(records: readonly ImportedRecord[], gaps: readonly Gap[]): void {
  if (gaps.length === 0) return;
  const fills = records.filter((one) => one.kind === 'fill');
  for (const chain of grouped(fills, ({ car, fields }) => `${fields.energy} ${car}`).values()) {
    const { car, fields } = chain[0]!;
    const own = gaps.filter(
      (gap) => (gap.car ?? car) === car && (gap.energy ?? fields.energy) === fields.energy,
    );
    const after = own.length === 0 ? () => [] : afterGap(chain);
    for (const gap of own) for (const fill of after(gap)) fill.fields.isMissedBefore = true;
  }
}

const dayNumber = (day: string) => Number(day.replaceAll('-', ''));

/** By its day: all of that day and the next one. Without a day it is between those beside it in the file. */
function afterGap(chain: readonly Fill[]): (gap: Gap) => Fill[] {
  const byDay = chain.toSorted((a, b) => (a.fields.date < b.fields.date ? -1 : 1));
  const days = byDay.map(({ fields }) => dayNumber(fields.date));
  const files = grouped(
    chain.toSorted((a, b) => a.row - b.row),
    ({ file }) => file,
  );
  const rows = new Map([...files].map(([file, some]) => [file, some.map(({ row }) => row)]));
  return ({ file, row, day }) => {
    if (day !== undefined)
      return byDay.slice(indexAbove(days, dayNumber(day) - 1), indexAbove(days, dayNumber(day)) + 1);
    const inFile = files.get(file) ?? [];
    const next = indexAbove(rows.get(file) ?? [], row);
    const beside = next === 0 || next === inFile.length ? [] : [inFile[next - 1]!, inFile[next]!];
    const last = beside.reduce((latest, { fields }) => (fields.date > latest ? fields.date : latest), '');
    return beside.filter(({ fields }) => fields.date === last);
  };
}
