import { isCharge } from '#domain/fills/energy-names.ts';
import type { Energy } from '#domain/fills/schema.ts';
import { nameFits } from './column-names.ts';
import { energyOf } from './energy-words.ts';
import { fillDetails, paidFor } from './fill-details.ts';
import { settleFormats, type Formats, type Voters } from './formats.ts';
import { columnOf, unitInBrackets } from './header-rules.ts';
import { repairKindOf } from './repair-kind-words.ts';
import { eachRow, titleOf, type RowReader } from './row-reader.ts';
import { hashName, sectionsOf, type Section } from './sections.ts';
import { addCar, refuseFile, skip, type Session } from './session.ts';
import type { Row } from './csv-rows.ts';
import { askDistance, askEnergy, askVolume } from './unit-questions.ts';
import { distanceOf, volumeOf, type Distance, type Volume } from './unit-rules.ts';
import { lookUp } from './look-up.ts';

type Kind = 'fill' | 'expense' | 'service' | 'vehicle' | 'income' | 'route';

const SECTIONS: Record<string, Kind> = {
  refuelling: 'fill',
  refueling: 'fill',
  reabastecimiento: 'fill',
  abastecimento: 'fill',
  заправка: 'fill',
  expense: 'expense',
  gasto: 'expense',
  despesa: 'expense',
  расход: 'expense',
  service: 'service',
  servicio: 'service',
  serviço: 'service',
  сервис: 'service',
  vehicle: 'vehicle',
  income: 'income',
  ingreso: 'income',
  receita: 'income',
  доход: 'income',
  route: 'route',
  ruta: 'route',
  percurso: 'route',
  маршрут: 'route',
};

export const isDrivvoSection = (lone: string): boolean =>
  lookUp(SECTIONS, hashName(lone) ?? '') !== undefined;

const NOTES = ['примечание', 'notes', 'note', 'observação', 'observações', 'observacion', 'observación'];
const STATIONS = ['азс', 'gasstation', 'station', 'posto', 'postodecombustível', 'gasolinera', 'estación'];
const VEHICLES = ['vehicle', 'veículo', 'vehículo', 'автомобиль', 'pojazd'];
const TITLES = ['title', 'título', 'titulo', 'название', 'titel', 'tytuł', 'titolo', 'titre', 'nosaukums'];
const NOTES_MORE = ['notas', 'nota', 'opis', 'uwagi', 'bemerkung', 'remarques', 'комментарий'];
const STATIONS_MORE = [
  'stacja',
  'stacjapaliw',
  'tankstelle',
  'posto de gasolina',
  'placename',
  'local',
  'lugar',
];

/** Headers are translated, so columns are found by position; the last ones depend on the width of the table. */
function fillColumns(table: Section) {
  const { headers } = table;
  const hasThreeFuels = headers.length >= 22;
  const isWide = headers.length >= 29;
  const named = (names: readonly string[], wide: number, narrow: number) => {
    const found = columnOf(headers, names);
    if (found !== -1) return found;
    if (!hasThreeFuels) return -1;
    return isWide ? wide : narrow;
  };
  return {
    km: 0,
    date: 1,
    derived: hasThreeFuels ? [17, 18] : [],
    fuels: (hasThreeFuels ? [2, 7, 12] : [2]).map((first) => ({
      fuel: first,
      price: first + 1,
      cost: first + 2,
      amount: first + 3,
      full: first + 4,
    })),
    missed: columnOf(headers, ['missed*']),
    power: isWide ? 19 : -1,
    socStart: isWide ? 20 : -1,
    socEnd: isWide ? 21 : -1,
    discount: isWide ? 28 : -1,
    station: named([...STATIONS, ...STATIONS_MORE], 23, 19),
    notes: named([...NOTES, ...NOTES_MORE], 27, 21),
    vehicle: vehicleColumn(table, isWide ? 29 : -1),
  };
}

/** Expenses have a reason before the payment; both end with a title and a discount in newer versions, then the car. */
function workColumns(table: Section) {
  const { headers, name } = table;
  const isExpense = SECTIONS[name] === 'expense';
  const isWide = headers.length >= 10;
  const [narrowNotes, wideNotes] = isExpense ? [6, 8] : [5, 7];
  const named = (names: readonly string[], at: number) => {
    const found = columnOf(headers, names);
    return found === -1 ? at : found;
  };
  const notes = named([...NOTES, ...NOTES_MORE], isWide ? wideNotes : narrowNotes);
  return {
    km: 0,
    date: 1,
    cost: 2,
    type: 3,
    place: 4,
    notes,
    title: named(TITLES, isWide ? notes + 1 : -1),
    vehicle: vehicleColumn(table, notes + 3),
  };
}

/** A number is no car: in a table without cars the discount stands there. */
function vehicleColumn({ headers, rows }: Section, usual: number): number {
  const found = columnOf(headers, VEHICLES);
  if (found !== -1) return found;
  return rows.some(({ cells }) => /\p{L}/u.test(cells[usual] ?? '')) ? usual : -1;
}

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
    sectionsOf(file, rows, (lone) => (isDrivvoSection(lone) ? hashName(lone) : null)),
  );
  const read = sections.flat().filter(({ name }) => ['fill', 'expense', 'service'].includes(SECTIONS[name]!));
  const formats = settleFormats(session, read.map(voterOf), { dates: 'dmy' });
  for (const tables of sections) {
    if (!arePositionsRight(formats, tables)) refuseFile(session, tables[0]!.file, 'columns-unknown');
    else readFile(session, formats, tables);
  }
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
    if (kind === 'income') skip(session, 'income', table.rows.length);
    else if (kind === 'route') skip(session, 'trip', table.rows.length);
    else if (kind === 'fill') readFills(session, formats, table, name);
    else if (kind === 'service' || kind === 'expense') readWork(session, formats, table, name, kind);
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
      const cost = paid.cost || paidFor(row, paid.currency, { price, units, discount });
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
