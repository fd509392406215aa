import type { Energy } from '#domain/fills/schema.ts';
import type { RepairKind } from '#domain/repairs/schema.ts';
import { settleFormats, type Formats } from './formats.ts';
import { columnsOf, hasHeaders } from './header-rules.ts';
import { eachRow, titleOf } from './row-reader.ts';
import { addCar, refuseRow, skip, type Session, type Table } from './session.ts';
import { followTrips } from './trip-rules.ts';
import { askDistance, askVolume } from './unit-questions.ts';
import type { Distance } from './unit-rules.ts';
import { lookUp } from './look-up.ts';

export const isSpritmonitor = (headers: readonly string[]): boolean =>
  hasHeaders(headers, 'Datum', 'Km-Stand', 'Tankart') ||
  hasHeaders(headers, 'Datum', 'Km-Stand', 'Kostenart') ||
  hasHeaders(headers, 'Date', 'Odometer', 'Quantity', 'Driving style') ||
  hasHeaders(headers, 'Date', 'Odometer', 'Cost type');

const ENERGIES: readonly [Energy, readonly number[]][] = [
  ['diesel', [1, 2, 3, 4, 25, 26]],
  ['gasoline', [6, 7, 8, 9, 16, 18, 20, 22]],
  ['lpg', [12]],
  ['cng', [13, 14]],
  ['e85', [15]],
  ['electric', [19, 24]],
  ['adblue', [21]],
];
const HYDROGEN = '23';

const energyOfCode = (code: string): Energy | null =>
  ENERGIES.find(([, codes]) => code !== '' && codes.includes(Number(code)))?.[0] ?? null;

const COST_KINDS: Partial<Record<string, RepairKind>> = {
  1: 'service',
  2: 'repair',
  3: 'tyres',
  4: 'service',
  5: 'insurance',
  6: 'tax',
  7: 'inspection',
  20: 'repair',
};
const COST_TITLES: Partial<Record<string, string>> = {
  1: 'Maintenance',
  2: 'Repair',
  3: 'Tyre change',
  4: 'Oil change',
  5: 'Insurance',
  6: 'Tax',
  7: 'Inspection',
  8: 'Tuning',
  9: 'Accessories',
  11: 'Miscellaneous',
  12: 'Care',
  13: 'Payment',
  14: 'Registration',
  15: 'Financing',
  17: 'Fine',
  18: 'Parking',
  19: 'Toll',
  20: 'Spare parts',
  21: 'Basic charging fee',
};

const columns = (table: Table) =>
  columnsOf(table, {
    date: ['datum', 'date'],
    km: ['km-stand', 'odometer'],
    trip: ['teil-km', 'trip'],
    amount: ['spritmenge', 'quantity'],
    cost: ['kosten', 'totalprice'],
    currency: ['währung', 'currency'],
    type: ['tankart', 'type'],
    fuel: ['kraftstoff', 'fuel'],
    notes: ['bemerkung', 'note'],
    economy: ['verbrauch', 'consumption'],
    station: ['tankstelle', 'company'],
    costType: ['kostenart', 'costtype'],
    title: ['bezeichnung'],
  });

/** The backslash before the closing quote of a note makes the next row a part of it. */
const SWALLOWED = /\n"?\d{1,2}\.\d{1,2}\.\d{4};/;

function withoutSwallowed(session: Session, table: Table): Table {
  const isSwallowed = ({ cells }: Table['rows'][number]) => cells.some((cell) => SWALLOWED.test(cell));
  for (const row of table.rows) if (isSwallowed(row)) refuseRow(session, table.file, row, 'cells');
  return { ...table, rows: table.rows.filter((row) => !isSwallowed(row)) };
}

/** One file of fill-ups or of costs per car, which it does not name. */
export function readSpritmonitor(session: Session, files: readonly Table[]): void {
  const tables = files.map((table) => ({ table: withoutSwallowed(session, table), at: columns(table) }));
  const formats = settleFormats(
    session,
    tables.map(({ table, at }) => ({
      table,
      numbers: [at.km, at.amount],
      money: at.currency === -1 ? [at.cost] : [],
      dates: [at.date],
    })),
    { dates: 'dmy', areDatesSure: true, decimal: ',' },
  );
  const car = addCar(session, { key: '', name: '' });
  for (const { table, at } of tables) {
    if (at.costType === -1) readFills(session, formats, table, at, car);
    else readCosts(session, formats, table, at, car);
  }
}

type Columns = ReturnType<typeof columns>;

/** The German header says it. */
const distanceIn = (session: Session, table: Table, at: Columns): Distance =>
  hasHeaders(table.headers, 'Km-Stand') ? 'km' : askDistance(session, table, at.km);

function readFills(session: Session, formats: Formats, table: Table, at: Columns, car: string): void {
  const distance = distanceIn(session, table, at);
  const trips = followTrips(session, formats, table, { odometer: at.km, trip: at.trip });
  eachRow(session, formats, table, (row) => {
    row.ignore(at.economy);
    const type = row.text(at.type);
    const code = row.text(at.fuel);
    const lines: string[] = [];
    const date = row.day(at.date);
    if (code === HYDROGEN) {
      const text = row.notes(at.notes);
      return row.add(car, { kind: 'note', fields: { date, title: 'Hydrogen', text } });
    }
    const energy = energyOfCode(code);
    if (!energy) row.fail('fuel');
    // 0 is left out of the app's figures, such as a first tank: the money was paid all the same.
    if (!['0', '1', '2', '3'].includes(type)) row.fail('invalid-fill');
    const volume = askVolume(session, table, at.amount, energy);
    const fields = {
      date,
      energy,
      amount: row.amount(at.amount, energy ?? 'gasoline', volume),
      ...row.money(at.cost, at.currency),
      km: row.km(at.km, distance),
      isFull: type === '1' || type === '3',
      isMissedBefore: type === '3' || type === '0',
      socEnd: null,
      station: row.short(at.station, 100, lines),
    };
    return trips.follow(row, distance, () =>
      row.add(car, { kind: 'fill', fields: { ...fields, notes: row.notes(at.notes, lines) } }),
    );
  });
  trips.finish(distance);
}

function readCosts(session: Session, formats: Formats, table: Table, at: Columns, car: string): void {
  const distance = distanceIn(session, table, at);
  eachRow(session, formats, table, (row) => {
    const type = row.text(at.costType);
    if (type === '10') return skip(session, 'purchase');
    if (type === '16') return skip(session, 'refund');
    const lines: string[] = [];
    const named = row.short(at.title, 200, lines);
    const notes = row.text(at.notes);
    const fields = {
      title: titleOf(named, lookUp(COST_TITLES, type) ?? null, notes, 'Cost'),
      kind: lookUp(COST_KINDS, type) ?? 'other',
      date: row.day(at.date),
      ...row.money(at.cost, at.currency),
      mileage: row.km(at.km, distance),
      garageName: null,
      mechanicName: null,
    };
    return row.add(car, { kind: 'repair', fields: { ...fields, description: row.notes(at.notes, lines) } });
  });
}
