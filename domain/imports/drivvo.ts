import { isCharge } from '#domain/fills/energy-names.ts';
import type { Energy } from '#domain/fills/schema.ts';
import { nameFits, SURE } from './column-names.ts';
import { currenciesOf } from './currency-words.ts';
import { energyOf } from './energy-words.ts';
import { fillDetails, paidFor } from './fill-details.ts';
import { fillColumns, isDrivvoSection, SECTIONS, workColumns } from './drivvo-columns.ts';
import { settleFormats, type Formats, type Voters } from './formats.ts';
import { unitInBrackets } from './header-rules.ts';
import { repairKindOf } from './repair-kind-words.ts';
import { eachRow, titleOf, type RowReader } from './row-reader.ts';
import { hashName, sectionsOf, type Section } from './sections.ts';
import { addCar, refuseFile, type Session } from './session.ts';
import { skipSection } from './table-roles.ts';
import type { Row } from './csv-rows.ts';
import { askDistance, askEnergy, askVolume } from './unit-questions.ts';
import { distanceOf, volumeOf, type Distance, type Volume } from './unit-rules.ts';

const voterOf = (table: Section): Voters => {
  if (SECTIONS[table.name] === 'fill') {
    const { fuels } = fillColumns(table);
    const money = fuels.map(({ cost }) => cost);
    return { table, numbers: [0, ...fuels.map(({ amount }) => amount)], money, dates: [1] };
  }
  return { table, numbers: [0], money: [2], dates: [1] };
};

export function readDrivvo(session: Session, files: readonly { file: string; rows: Row[] }[]): void {
  const sections = files.map(({ file, rows }) =>
    sectionsOf(file, rows, (lone) =>
      lone.startsWith('##') || isDrivvoSection(lone) ? hashName(lone) : null,
    ),
  );
  const read = sections.flat().filter(({ name }) => ['fill', 'expense', 'service'].includes(SECTIONS[name]!));
  const currency = currencyOfVehicles(sections.flat());
  const voters = read.map(voterOf);
  const unasked = voters.map((one) => ({ ...one, numbers: [...one.numbers, ...one.money], money: [] }));
  const settled = settleFormats(session, currency ? unasked : voters, { dates: 'dmy' });
  const formats = currency ? { ...settled, currency } : settled;
  for (const tables of sections) {
    if (!arePositionsRight(formats, tables)) refuseFile(session, tables[0]!.file, 'columns-unknown');
    else readFile(session, formats, tables);
  }
}

/** Of a newer version, which lists the vehicles with what they are paid in. */
function currencyOfVehicles(sections: readonly Section[]): string | undefined {
  const codes = sections
    .filter(({ name }) => SECTIONS[name] === 'vehicle')
    .flatMap(({ headers, rows }) => {
      const at = headers.findIndex((header) => (nameFits(header).currency ?? 0) > SURE);
      return rows.flatMap(({ cells }) => (cells[at] ? [currenciesOf(cells[at].trim())] : []));
    });
  const [[code, ...others] = [], ...more] = codes;
  return others.length === 0 && more.every(([one]) => one === code) ? code : undefined;
}

/** Read by position, so the positions must hold what they should in most of the rows. */
function arePositionsRight(formats: Formats, tables: readonly Section[]): boolean {
  const samples = tables
    .filter(({ name }) => SECTIONS[name] === 'fill')
    .flatMap((table) => table.rows.slice(0, 20).map(({ cells }) => ({ table, cells })));
  const isNamedOtherwise = tables.some((table) => {
    const kind = SECTIONS[table.name];
    if (kind === 'fill')
      return areNamedOtherwise(table, { date: 1, price: 3, cost: 4, amount: 5, odometer: 0 });
    return (
      (kind === 'expense' || kind === 'service') &&
      areNamedOtherwise(table, { date: 1, cost: 2, odometer: 0 })
    );
  });
  if (isNamedOtherwise) return false;
  const right = samples.filter(
    ({ table, cells }) =>
      formats.day(table, 1, cells[1] ?? '') !== null && formats.number(table, cells[5] ?? '') !== null,
  );
  return right.length * 2 >= samples.length;
}

const DECISIVE = ['date', 'odometer', 'cost', 'amount', 'price'] as const;

/** A name that is known says that something else stands at a position. */
const areNamedOtherwise = (
  { headers }: Section,
  positions: Partial<Record<(typeof DECISIVE)[number], number>>,
): boolean =>
  Object.entries(positions).some(([field, at]) => {
    const fits = nameFits(headers[at] ?? '');
    const isAsExpected = (fits[field as keyof typeof positions] ?? 0) > 0;
    return (
      !isAsExpected &&
      (Object.keys(fits).length > 0 || isElsewhere(headers, field as keyof typeof positions, at))
    );
  });

const isElsewhere = (headers: readonly string[], field: (typeof DECISIVE)[number], at: number) =>
  headers.some((header, other) => other !== at && (nameFits(header)[field] ?? 0) >= 0.9);

function readFile(session: Session, formats: Formats, tables: readonly Section[]): void {
  const [vehicle, ...others] = tables
    .filter(({ name }) => SECTIONS[name] === 'vehicle')
    .flatMap(({ rows }) => rows);
  const name =
    vehicle && others.length === 0 ? (vehicle.cells.find((cell) => /\p{L}/u.test(cell)) ?? '').trim() : '';
  for (const table of tables) {
    const kind = SECTIONS[table.name];
    if (kind === 'fill') readFills(session, formats, table, name);
    else if (kind === 'service' || kind === 'expense') readWork(session, formats, table, name, kind);
    else if (kind !== 'vehicle') skipSection(session, table);
  }
}

const distanceIn = (session: Session, table: Section): Distance =>
  distanceOf(unitInBrackets(table.headers[0] ?? '')) ?? askDistance(session, table, 0);

/** 'Цена / L': what the price is for. */
function volumeIn(session: Session, table: Section): Volume {
  const unit = (table.headers[3] ?? '').split('/')[1] ?? '';
  if (/^\s*(kwh|kg)\s*$/i.test(unit)) return 'l';
  const said = volumeOf(unit);
  if (said === 'gal') return askVolume(session, table, 5, null, ['usgal', 'ukgal']);
  return said ?? askVolume(session, table, 5);
}

function readFills(session: Session, formats: Formats, table: Section, only: string): void {
  const at = fillColumns(table);
  const distance = distanceIn(session, table);
  const volume = volumeIn(session, table);
  eachRow(session, formats, table, (row) => {
    row.ignore(...at.derived);
    const key = row.text(at.vehicle) || only;
    const car = addCar(session, { key, name: key });
    const fuels = at.fuels.filter(
      ({ amount }, index) => index === 0 || (row.number(amount, 'amount') ?? 0) > 0,
    );
    const zeros = row.cells.flatMap((cell, column) => (isNothing(cell) ? [column] : []));
    row.ignore(...zeros, ...at.fuels.flatMap((columns) => Object.values(columns)));
    const lines: string[] = [];
    const shared = {
      date: row.day(at.date),
      time: row.time(at.date),
      km: row.km(at.km, distance),
      isMissedBefore: row.yes(at.missed),
      station: row.short(at.station, 100, lines),
    };
    const power = row.power(at.power);
    row.ignore(at.socStart, at.socEnd, at.discount);
    const notes = row.notes(at.notes, lines);
    for (const [index, columns] of fuels.entries()) {
      const energy = energyIn(session, row, columns.fuel);
      const amount = row.amount(columns.amount, energy, volume);
      const paid = row.money(columns.cost);
      const price = row.number(columns.price, 'cost');
      const units = formats.number(table, row.text(columns.amount))?.value ?? 0;
      // One discount of a stop with several fuels is that of the first.
      const discountAt = index === 0 ? at.discount : -1;
      const discount = row.number(discountAt, 'cost');
      const cost = paid.cost || paidFor(paid.currency, { price, units, discount });
      const bought = { energy, amount, cost, currency: paid.currency, volume };
      const isFull = row.yes(columns.full);
      const { socStart, socEnd } = at;
      const details = { price: columns.price, socStart, socEnd, discount: discountAt };
      const fields = { ...shared, ...bought, ...fillDetails(row, details, bought), notes, isFull };
      row.add(car, { kind: 'fill', fields: { ...fields, power: isCharge(energy) ? power : null } });
    }
  });
}

/** What the app writes for a number that was not entered. */
const isNothing = (cell: string) => /^0([.,]0+)?( |$)/.test(cell.trim());

const energyIn = (session: Session, row: RowReader, column: number): Energy =>
  energyOf(row.text(column)) ?? askEnergy(session, [row.table], [row.text(column)]);

const OTHER_EXPENSES = ['insurance', 'tax', 'inspection', 'tyres'] as const;

function readWork(
  session: Session,
  formats: Formats,
  table: Section,
  only: string,
  section: 'service' | 'expense',
): void {
  const at = workColumns(table);
  const distance = distanceIn(session, table);
  eachRow(session, formats, table, (row) => {
    const key = row.text(at.vehicle) || only;
    const car = addCar(session, { key, name: key });
    row.ignore(...row.cells.flatMap((cell, column) => (isNothing(cell) ? [column] : [])));
    const type = row.text(at.type);
    const title = row.text(at.title);
    const lines = title !== '' && type !== '' ? [type] : [];
    const found = repairKindOf(`${title} ${type}`);
    const isNamed = OTHER_EXPENSES.some((kind) => kind === found);
    const fields = {
      title: titleOf(title, type, section === 'service' ? 'Service' : 'Expense'),
      kind: section === 'expense' && !isNamed ? 'other' : (found ?? 'service'),
      date: row.day(at.date),
      ...row.money(at.cost),
      mileage: row.km(at.km, distance),
      garageName: row.short(at.place, 100, lines),
      mechanicName: null,
    };
    row.add(car, { kind: 'repair', fields: { ...fields, description: row.notes(at.notes, lines) } });
  });
}
