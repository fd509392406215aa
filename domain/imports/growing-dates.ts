import { grouped } from '#domain/grouped.ts';
import { cellsIn, sampleOf } from './column-cells.ts';
import { readDay } from './date-rules.ts';
import type { Mapped } from './table-shape.ts';

const ORDERS = ['dmy', 'mdy'] as const;
/** Fewer steps back may be a slip. */
const TELLING = 2;

/** The order of day and month in which days grow with the odometer, if they do in one only. */
export function orderByReadings(tables: readonly Mapped[]): (typeof ORDERS)[number] | null {
  const [dmy, mdy] = ORDERS.map((order) =>
    tables.reduce((sum, table) => sum + stepsBack(table, order), 0),
  ) as [number, number];
  if (Math.abs(dmy - mdy) < TELLING || Math.min(dmy, mdy) * 4 > Math.max(dmy, mdy)) return null;
  return dmy < mdy ? 'dmy' : 'mdy';
}

function stepsBack({ table, at }: Mapped, order: (typeof ORDERS)[number]): number {
  if (at.odometer === -1) return 0;
  const rows = sampleOf(table.rows);
  const { numbers } = cellsIn(table.rows)(at.odometer);
  const read = rows.flatMap(({ cells }, row) => {
    const day = readDay(cells[at.date] ?? '', { order, today: '2100-01-01' });
    return numbers[row] && day ? [{ car: cells[at.car] ?? '', km: numbers[row], day }] : [];
  });
  return [...grouped(read, ({ car }) => car).values()]
    .map((some) => some.toSorted((a, b) => a.km - b.km))
    .flatMap((some) => some.filter(({ day }, one) => one > 0 && day < some[one - 1]!.day)).length;
}
