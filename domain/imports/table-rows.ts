import { isCharge } from '#domain/fills/energy-names.ts';
import type { Energy } from '#domain/fills/schema.ts';
import { RepairKind } from '#domain/repairs/schema.ts';
import { fillDetails, paidFor } from './fill-details.ts';
import { fullnessIn, isNamed, isNotFull } from './flag-words.ts';
import { isMoneyWord } from './currency-words.ts';
import { expenseColumns } from './expense-columns.ts';
import { carNames } from './car-names.ts';
import { isCredit, isDerived } from './column-names.ts';
import type { Formats } from './formats.ts';
import { energyOf } from './energy-words.ts';
import { headerKey } from './header-rules.ts';
import { repairKindOf } from './repair-kind-words.ts';
import { eachRow, noteOf, titleOf, type RowReader } from './row-reader.ts';
import { isAmount, isOfNoDay, purchasesIn, readingKinds } from './row-kinds.ts';
import { isBlank } from './sections.ts';
import { addCar, skip, type Session } from './session.ts';
import { titleFacts, titleOfTable } from './title-facts.ts';
import { followTrips } from './trip-rules.ts';
import {
  currencyOfHeader,
  currencyOfTable,
  distanceOfHeader,
  volumeOfHeader,
  type Columns,
  type Mapped,
} from './table-shape.ts';
import { askDistance, askEnergy, askVolume } from './unit-questions.ts';
import { distanceOf, toAmount, unitsOfCar, volumeOf, type Distance, type Volume } from './unit-rules.ts';

type Units = {
  distance: (row: RowReader) => Distance;
  volume: (row: RowReader) => Volume;
  /** As written in its own column, or beside the number. */
  ofAmount: (row: RowReader) => string;
  fixed: Energy | null;
};

/** @param all those of the same file may say the units of all */
export function readTableRows(
  session: Session,
  formats: Formats,
  { table, at }: Mapped,
  all: readonly Mapped[],
): void {
  const beside = all.filter((one) => one.table.file === table.file);
  const units = unitsOf(session, formats, { table, at }, beside);
  const nameOf = carNames({ table, at }, all);
  const title = titleOfTable(table);
  const isPurchase = purchasesIn({ table, at });
  const readings = readingKinds({ table, at });
  const expenses = expenseColumns({ table, at });
  const isFull = fullIn(session, formats, { table, at });
  const trips = followTrips(session, formats, table, at, titleFacts(table).startOdometer);
  const ofHeader = currencyOfTable({ table, at });
  const sign = signOf(formats, { table, at });
  const credit = table.headers.findIndex((header) => isCredit(header));
  const isRefund = (row: RowReader) =>
    isAmount(row.peek(at.cost))
      ? (formats.number(table, row.peek(at.cost))?.value ?? 0) * sign < 0
      : isAmount(row.peek(credit));
  const thousands = isInThousands(formats, { table, at }) ? 1000 : 1;
  const derived = table.headers.flatMap((header, column) => (isDerived(header) ? [column] : []));
  const read = (row: RowReader, distance: Distance) => {
    row.ignore(...derived);
    const name = nameOf(row.text(at.car));
    const car = addCar(session, { key: name, name, ...(title !== '' && { title }) });
    const date = row.day(at.date);
    const { cost, currency } = row.money(at.cost, at.currency, ofHeader);
    const shared = { date, cost: cost && cost * sign, currency };
    if (isRefund(row)) return skip(session, 'refund');
    const km = row.km(at.odometer, distance, thousands);
    const others = expenses.filter((column) => isAmount(row.peek(column)));
    for (const column of others) {
      const paid = row.money(column, at.currency, currencyOfHeader(table.headers[column]) ?? ofHeader);
      addRepair(row, at, car, { date, ...paid }, km, withoutMoney(table.headers[column]!));
    }
    if (others.length > 0 && !isAmount(row.peek(at.cost)) && !isAmount(row.peek(at.amount))) return;
    if (isPurchase(row)) {
      const energy =
        energyOfUnit(units.ofAmount(row)) ??
        energyIn(row, at) ??
        units.fixed ??
        askEnergy(
          session,
          [table],
          [row.peek(at.energy)].filter((one) => one !== ''),
        );
      const volume = isCharge(energy) ? 'l' : units.volume(row);
      addCar(session, { key: name, name, ...unitsOfCar(distance, isCharge(energy) ? null : volume) });
      return addFill(session, formats, row, at, car, { ...shared, km, energy, volume, isFull: isFull(row) });
    }
    const isWork =
      row.has(at.title) ||
      isAmount(row.text(at.cost)) ||
      (row.has(at.kind) && !readings.has(row.text(at.kind)));
    if (isWork) return addRepair(row, at, car, shared, km);
    if (km !== null) row.add(car, { kind: 'mileage', fields: { date, km } });
    // What the app numbers or repeats is no note.
    const text = km === null || row.has(at.notes) ? row.notes(at.notes) : null;
    if (text !== null) row.add(car, { kind: 'note', fields: noteOf(date, text) });
    if (km === null && text === null) row.fail('odometer');
    return row.finish();
  };
  eachRow(session, formats, table, (row) => {
    if (row.cells.every(isBlank)) return;
    if (isOfNoDay(row, at)) return skip(session, 'totals');
    const distance = units.distance(row);
    trips.follow(row, distance, () => read(row, distance));
  });
  trips.finish(distanceOfHeader(table.headers[at.trip]) ?? session.answers.distance ?? 'km');
}

const withoutMoney = (header: string) =>
  header
    .replaceAll(/[([][^)\]]*[)\]]/g, '')
    .split(/\s+/)
    .filter((word) => !isMoneyWord(word))
    .join(' ')
    .trim();

const energyOfUnit = (unit: string): Energy | null =>
  /^kwh$/i.test(unit) ? 'electric' : /^kg$/i.test(unit) ? 'cng' : null;

const energyIn = (row: RowReader, at: Columns): Energy | null =>
  (at.energy === -1 ? null : row.energy(at.energy)) ?? energyOf(row.peek(at.kind));

function unitsOf(
  session: Session,
  formats: Formats,
  { table, at }: Mapped,
  beside: readonly Mapped[],
): Units {
  const besideNumber = (row: RowReader, column: number) =>
    formats.number(table, row.peek(column))?.affix ?? '';
  const ofAmount = (row: RowReader) => row.text(at.volumeUnit) || besideNumber(row, at.amount);
  const header = table.headers[at.amount];
  const key = header === undefined ? '' : headerKey(header);
  const said = volumeOfHeader(header);
  const [ofHeader] = [{ table, at }, ...beside].flatMap(
    (one) =>
      distanceOfHeader(one.table.headers[one.at.odometer]) ??
      distanceOfHeader(one.table.headers[one.at.trip]) ??
      [],
  );
  return {
    fixed:
      key.includes('kwh') || at.socStart !== -1 || at.socEnd !== -1
        ? 'electric'
        : key === 'kg' || key.includes('(kg)')
          ? 'cng'
          : null,
    ofAmount,
    distance: (row) =>
      distanceOf(row.text(at.distanceUnit)) ??
      distanceOf(besideNumber(row, at.odometer)) ??
      ofHeader ??
      askDistance(session, table, at.odometer === -1 ? at.trip : at.odometer),
    volume: (row) => {
      const unit = volumeOf(ofAmount(row)) ?? said;
      if (unit !== undefined && unit !== 'gal') return unit;
      return askVolume(session, table, at.amount, null, unit && ['usgal', 'ukgal']);
    },
  };
}

/** A list of bookings has what was paid below zero. */
function signOf(formats: Formats, { table, at }: Mapped): 1 | -1 {
  const paid = table.rows.map(({ cells }) =>
    Math.sign(formats.number(table, cells[at.cost] ?? '')?.value ?? 0),
  );
  return paid.reduce((sum: number, one) => sum + one, 0) < 0 ? -1 : 1;
}

const THOUSANDS =
  /tūkst|tkm|tys\b|tys\.|тыс|tsd|thousand|[x×*] ?1[ .,]?000|\(1[ .,]?000|tuh(at|\.)|mille?s? (de )?km/iu;

function isInThousands(formats: Formats, { table, at }: Mapped): boolean {
  const most = table.rows.map(({ cells }) => formats.number(table, cells[at.odometer] ?? '')?.value ?? 0);
  return THOUSANDS.test(table.headers[at.odometer] ?? '') && most.every((km) => km < 5_000);
}

type RowFields = { date: string; cost: number | null; currency: string };
type Bought = RowFields & { km: number | null; energy: Energy; volume: Volume; isFull: boolean };

function addFill(
  session: Session,
  formats: Formats,
  row: RowReader,
  at: Columns,
  car: string,
  { volume, ...shared }: Bought,
): void {
  const lines: string[] = [];
  const price = row.price(at.price).cost;
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
      : row.amount(at.amount, shared.energy, volume),
    cost: shared.cost ?? paidFor(row, shared.currency, { price, units, discount: row.price(discount).cost }),
  };
  const { price: priceAt, socStart, socEnd } = at;
  const fields = {
    ...bought,
    ...fillDetails(row, { price: priceAt, discount, socStart, socEnd }, bought),
    time: row.time(at.time) ?? row.time(at.date),
    power: isCharge(shared.energy) ? row.power(at.power) : null,
    isMissedBefore: isNamed(row.text(at.missed)),
    station: row.short(at.station, 100, lines),
  };
  row.add(car, { kind: 'fill', fields: { ...fields, notes: row.notes(at.notes, lines) } });
}

/** A table without the column is usually kept by somebody who always fills up, but for what a note says. */
function fullIn(session: Session, formats: Formats, { table, at }: Mapped): (row: RowReader) => boolean {
  const isFull = fullnessIn(table.rows.flatMap(({ cells }) => cells[at.full]?.trim() || []));
  return (row) => {
    if (at.full === -1 && at.partial === -1 && !isNotFull(row.peek(at.notes))) skip(session, 'taken-as-full');
    if (isNamed(row.text(at.partial)) || isNotFull(row.peek(at.notes))) return false;
    if (at.full === -1) return true;
    const cell = row.text(at.full);
    const level = cell.includes('/') ? undefined : formats.number(table, cell)?.value;
    // How full the tank was afterwards, in per cent.
    return level !== undefined && level > 1 ? level >= 100 : isFull(cell);
  };
}

function addRepair(
  row: RowReader,
  at: Columns,
  car: string,
  shared: RowFields,
  mileage: number | null,
  heading = '',
): void {
  const lines: string[] = [];
  const kind = row.text(at.kind) || heading;
  const named = RepairKind.safeParse(kind.toLowerCase()).data;
  const title = row.short(at.title, 200, lines);
  const garageName = row.short(at.station, 100, lines);
  if (!named && kind !== '' && title !== null) lines.push(kind);
  const said = row.peek(at.notes);
  const description = row.notes(at.notes, lines);
  const fields = {
    ...shared,
    mileage,
    garageName,
    description,
    title:
      title ?? titleOf(...(kind.length > 2 ? [kind, said, garageName] : [said, garageName, kind]), 'Repair'),
    kind: named ?? repairKindOf(`${kind} ${title ?? said}`),
    mechanicName: null,
  };
  row.add(car, { kind: 'repair', fields });
}
