import type { Gap } from './broken-chains.ts';
import { cellsIn, type Cells } from './column-cells.ts';
import { markedIn } from './column-marks.ts';
import { isCharge } from '#domain/fills/energy-names.ts';
import type { Energy } from '#domain/fills/schema.ts';
import { isWithinCost } from '#domain/repairs/breakdown-rules.ts';
import { RepairKind, type Breakdown } from '#domain/repairs/schema.ts';
import { currenciesOf } from './currency-words.ts';
import { isFuelName, isFuelWord } from './energy-words.ts';
import { fillDetails, paidFor } from './fill-details.ts';
import { isFullInText, isMissed, saysPart, saysSkipped, stateIn } from './flag-words.ts';
import { fullnessIn } from './fullness-rules.ts';
import type { Formats } from './formats.ts';
import { isGeneral, isOtherPurpose, kindOfWork, repairKindOf } from './repair-kind-words.ts';
import { isAmount } from './row-kinds.ts';
import { titleOf, type Money, type RowReader } from './row-reader.ts';
import type { ImportedRecord } from './schema.ts';
import { skip, type Session } from './session.ts';
import type { Columns, Mapped } from './table-shape.ts';
import { toAmount, type Volume } from './unit-rules.ts';

type RowFields = { date: string; cost: number | null; currency: string };
type Bought = RowFields & {
  km: number | null;
  energy: Energy;
  volume: Volume;
  isFull: boolean;
  isMissedBefore: boolean;
  priceTimes: number;
};

export function addFill(
  session: Session,
  formats: Formats,
  row: RowReader,
  at: Columns,
  car: string,
  { volume, priceTimes, ...shared }: Bought,
): void {
  const lines: string[] = [];
  // That it is of fuel needs no note.
  row.ignore(...[at.kind, at.title, at.energy].filter((column) => isFuelName(row.peek(column))));
  const typed = row.price(at.price).cost;
  const price = typed && typed * priceTimes;
  const units = formats.number(row.table, row.text(at.amount))?.value ?? 0;
  // Per cent are no sum: they stay for the notes.
  const isShare = [row.table.headers[at.discount], row.peek(at.discount)].some((text) => text?.includes('%'));
  const discount = isShare ? -1 : at.discount;
  const isComputed = units === 0 && price !== null && price > 0 && shared.cost !== null && shared.cost > 0;
  if (isComputed) skip(session, 'computed-amount');
  const bought = {
    ...shared,
    volume,
    amount: isComputed
      ? toAmount(shared.cost! / price, shared.energy, volume)
      : at.amount === -1
        ? null
        : row.amount(at.amount, shared.energy, volume),
    cost: shared.cost ?? paidFor(shared.currency, { price, units, discount: row.price(discount).cost }),
  };
  const { price: priceAt, socStart, socEnd } = at;
  const fields = {
    ...bought,
    ...fillDetails(row, { price: priceAt, priceTimes, discount, socStart, socEnd }, bought),
    time: row.time(at.time) ?? row.time(at.date),
    power: isCharge(shared.energy)
      ? (row.power(at.power) ?? row.power(at.energy) ?? row.power(at.kind))
      : null,
    station: row.short(filledOf(row, at.station, at.garage), 100, lines),
  };
  row.add(car, { kind: 'fill', fields: { ...fields, notes: row.notes(at.notes, lines) } });
}

const textsIn = ({ table }: Mapped, column: number) =>
  table.rows.map(({ cells }) => cells[column]?.trim() ?? '');

/** In a column of it, or in a note. */
export function missedIn(mapped: Mapped): (row: RowReader) => boolean {
  const { missed, full } = mapped.at;
  if (missed === -1) return (row) => row.cells.some((cell) => isMissed(cell)) || saysSkipped(row.peek(full));
  const isMarked = stateIn(textsIn(mapped, missed));
  return (row) => isMarked(row.text(missed));
}

const FILLED = /\bfill|tank|uzpil|заправ|plein|lad(e|ning)|repost/iu;

/** Rows that only tell of a fill-up, such as 'lost the receipt'. */
export function toldGaps(records: readonly ImportedRecord[]): Gap[] {
  if (records.filter(({ kind }) => kind === 'fill').length * 2 < records.length) return [];
  return records.flatMap(({ kind, file, row, car, fields }) =>
    kind === 'note' && fields.date !== null && FILLED.test(fields.title)
      ? [{ file, row, car, day: fields.date }]
      : [],
  );
}

/** A table without the column is usually kept by somebody who always fills up, but for what a note says. */
export function fullIn(
  session: Session,
  formats: Formats,
  { table, at }: Mapped,
): (row: RowReader, isOfCharge: boolean) => boolean {
  const said = table.rows.flatMap(({ cells }) => cells[at.full]?.trim() || []);
  const cellsAt = cellsIn(table.rows);
  const columns: { cells: Cells }[] = [];
  for (const column of Object.values(at)) if (column !== -1) columns[column] = { cells: cellsAt(column) };
  const isFull = fullnessIn(at.full === -1 ? [] : markedIn(columns, at, at.full));
  const amounts = table.rows.filter(({ cells }) => isAmount(cells[at.amount]));
  const isNoted = ({ cells }: Pick<RowReader, 'cells'>) => cells.some((cell) => isFullInText(cell));
  // Who notes it for most fill-ups means the others otherwise.
  const isUsual = amounts.filter(isNoted).length * 2 > amounts.length;
  const isPart = stateIn(textsIn({ table, at }, at.partial));
  return (row, isOfCharge) => {
    if (at.partial !== -1 && isPart(row.text(at.partial))) return false;
    const level =
      isOfCharge && at.full === -1 ? formats.number(table, row.peek(at.socEnd))?.value : undefined;
    if (level) return level >= 100;
    // A mark of tanks says nothing of a battery.
    if (said.length === 0 || (isOfCharge && row.text(at.full) === '')) {
      const isTaken = at.partial === -1 && !row.cells.some(saysPart);
      const isOther = isTaken && isUsual && !isNoted(row);
      if (isOther) skip(session, 'taken-as-part');
      else if (isTaken && !isNoted(row)) skip(session, 'taken-as-full');
      return (isTaken && !isOther) || at.partial !== -1;
    }
    const cell = row.text(at.full);
    const percent = cell.includes('/') ? undefined : formats.number(table, cell)?.value;
    // How full the tank was afterwards, in per cent.
    return percent !== undefined && percent > 1 ? percent >= 100 : isFull(cell);
  };
}

/** Of a column without a known name; a code of money says nothing of the row. */
export const longestText = (row: RowReader): number =>
  [...row.cells.entries()]
    .filter(
      ([column, cell]) => !row.isUsed(column) && /\p{L}{3}/u.test(cell) && currenciesOf(cell).length === 0,
    )
    .toSorted(([, a], [, b]) => lettersIn(b) - lettersIn(a))[0]?.[0] ?? -1;
const lettersIn = (text: string) => text.replaceAll(/\P{L}/gu, '').length;

/** The first that has something: a table of both fuel and work has often one column for all places. */
const filledOf = (row: RowReader, ...columns: number[]) =>
  columns.find((column) => row.peek(column) !== '') ?? NONE;
const NONE = -1;

type PaidOfParts = { breakdown: Breakdown | null; currency?: string };

/** What was paid for parts and labor; in two currencies they are no sum. */
export function breakdownIn(row: RowReader, at: Columns, paidAt: (column: number) => Money): PaidOfParts {
  const [parts, labor] = [at.parts, at.labor].map((column) => {
    const paid = isAmount(row.peek(column)) ? paidAt(column) : null;
    return paid?.cost && paid.cost > 0 ? paid : null;
  });
  const { currency } = parts ?? labor ?? {};
  if (currency === undefined || (labor && labor.currency !== currency)) return { breakdown: null };
  return { breakdown: { parts: parts?.cost ?? null, labor: labor?.cost ?? null }, currency };
}

export type Repaired = RowFields & {
  mileage: number | null;
  /** Of the column that the money stands in, where each kind has its own. */
  heading?: string;
  breakdown?: Breakdown | null;
};

export function addRepair(
  row: RowReader,
  at: Columns,
  car: string,
  { mileage, heading = '', breakdown: typed = null, ...shared }: Repaired,
): void {
  const lines: string[] = [];
  // Where a fuel would stand.
  const ofRow = row.text(at.kind) || (isFuelWord(row.peek(at.energy)) ? '' : row.text(at.energy));
  // A number of it says nothing to anybody else.
  const kind = /\p{L}/u.test(ofRow) ? ofRow : heading;
  const named = RepairKind.safeParse(kind.toLowerCase()).data;
  const whole = row.short(at.title, 200, lines);
  // 'oil_change' is how an app names it.
  const title = whole !== null && !/\s/.test(whole) ? whole.replaceAll('_', ' ') : whole;
  const garageName = row.short(filledOf(row, at.garage, at.station), 100, lines);
  if (!named && kind !== '' && title !== null) lines.push(kind);
  const other = longestText(row);
  // 'Other costs' says less than what stands beside it.
  const isGeneralKind = isGeneral(kind);
  const isTelling = kind.length > 2 && !isGeneralKind && (kind === ofRow || isOtherPurpose(kind));
  const said = [row.peek(other), row.peek(at.notes)];
  if (at.notes !== -1 && !isGeneralKind) said.reverse();
  const names = isTelling ? [kind, ...said, garageName] : [...said, garageName, kind];
  const shown = title ?? titleOf(...names, 'Repair');
  if (shown === row.peek(other)) row.ignore(other);
  // More than the total is for the notes.
  const breakdown = typed && isWithinCost({ ...shared, breakdown: typed }) ? typed : null;
  if (breakdown) row.ignore(at.parts, at.labor);
  const text = row.notes(at.notes, lines);
  const ofKind = named ?? repairKindOf(kind);
  const ofTitle = kindOfWork(title ?? (said.find((one) => one !== '') || ''));
  const fields = {
    ...shared,
    mileage,
    breakdown,
    garageName,
    title: shown,
    description: text === shown ? null : text,
    kind:
      isGeneralKind && ofKind !== 'service' && ofKind !== 'repair'
        ? (ofTitle ?? ofKind)
        : (ofKind ?? ofTitle),
    mechanicName: null,
  };
  row.add(car, { kind: 'repair', fields });
}
