import { readCar } from './car-rows.ts';
import { fillDetails } from './fill-details.ts';
import { settleFormats, type Formats, type Habits } from './formats.ts';
import { columnsOf } from './header-rules.ts';
import { repairKindOf } from './repair-kind-words.ts';
import { eachRow, readRow } from './row-reader.ts';
import { sectionsOf, type Section } from './sections.ts';
import { addCar, countLacks, skip, type Session } from './session.ts';
import type { Row } from './csv-rows.ts';
import { askDistance, askEnergy, askVolume } from './unit-questions.ts';
import { distanceOf, unitsOfCar, volumeOf, type Distance, type Volume } from './unit-rules.ts';

const SECTIONS = [
  'metadata',
  'fill-up records',
  'service records',
  'expense records',
  'event records',
  'trip records',
  'vehicles',
];

export const acarSection = (lone: string): string | null => {
  const name = lone.toLowerCase();
  return SECTIONS.includes(name) || /^[a-z -]{1,30} records$/.test(name) ? name : null;
};

/** Of the dates in the backup of the same app. */
export const BACKUP_PATTERN = 'MM/dd/yyyy';

const columns = (table: Section) =>
  columnsOf(table, {
    car: ['vehicle'],
    date: ['date'],
    time: ['time'],
    km: ['odometerreading'],
    distance: ['distanceunit'],
    amount: ['volume'],
    volume: ['volumeunit'],
    price: ['priceperunit'],
    cost: ['totalcost'],
    partial: ['partialfill-up?', 'partialfill-up'],
    missed: ['previouslymissedfill-ups?', 'previouslymissedfill-ups'],
    economy: ['fuelefficiency'],
    economyUnit: ['fuelefficiencyunit'],
    category: ['fuelcategory'],
    fuel: ['fueltype'],
    brand: ['fuelbrand'],
    address: ['fuelingstationaddress'],
    services: ['services', 'expenses', 'subtypes'],
    type: ['type'],
    shop: ['servicecentername', 'expensecentername', 'placename'],
    notes: ['notes'],
  });
type Columns = ReturnType<typeof columns>;

const isWork = ({ name }: Section) => ['service records', 'expense records', 'event records'].includes(name);

export function readAcar(session: Session, files: readonly { file: string; rows: Row[] }[]): void {
  const sections = files.flatMap(({ file, rows }) => sectionsOf(file, rows, acarSection));
  const fills = sections.filter(({ name }) => name === 'fill-up records');
  const work = sections.filter(isWork);
  const formats = settleFormats(
    session,
    [...fills, ...work].map((table) => {
      const at = columns(table);
      return { table, numbers: [at.km, at.amount], money: [at.cost], dates: [at.date] };
    }),
    dateHabits(sections),
  );
  for (const table of sections) if (table.name === 'vehicles') readVehicles(session, formats, table);
  for (const { name, rows } of sections) {
    if (name === 'trip records') skip(session, 'trip', rows.length);
    if (name === 'reminder records') skip(session, 'reminder', rows.length);
  }
  for (const table of [...fills, ...work]) countLacks(session, table, columns(table));
  for (const table of fills) readFills(session, formats, table);
  for (const table of work) readWork(session, formats, table);
}

/** The metadata say the pattern of the dates; else the month comes first. */
function dateHabits(sections: readonly Section[]): Habits {
  const metadata = sections.filter(({ name }) => name === 'metadata');
  const cells = metadata.flatMap(({ headers, rows }) => [...headers, ...rows.flatMap((row) => row.cells)]);
  const pattern = cells.find((cell) => /^[dMyY]+[./-][dMyY]+[./-][dMyY]+/.test(cell))?.toLowerCase();
  if (!pattern) return { dates: 'mdy' };
  const orders = { d: 'dmy', m: 'mdy', y: 'ymd' } as const;
  // The backup has no commas in its numbers.
  return {
    dates: orders[pattern[0] as 'd' | 'm' | 'y'],
    areDatesSure: true,
    ...(cells.includes(BACKUP_PATTERN) && { decimal: '.' }),
  };
}

function readVehicles(session: Session, formats: Formats, table: Section): void {
  const at = columnsOf(table, { name: ['name'] });
  for (const cells of table.rows) {
    const row = readRow(session, formats, table, cells);
    readCar(session, row, row.text(at.name));
  }
}

function distanceIn(session: Session, table: Section, at: Columns, said: string): Distance | null {
  if (said === '') return askDistance(session, table, at.km);
  return distanceOf(said) ?? null;
}

function volumeIn(session: Session, table: Section, at: Columns, said: string): Volume | null {
  const unit = volumeOf(said);
  if (said === '' || unit === 'gal') {
    return askVolume(session, table, at.amount, null, unit === 'gal' ? ['usgal', 'ukgal'] : undefined);
  }
  return unit ?? null;
}

function readFills(session: Session, formats: Formats, table: Section): void {
  const at = columns(table);
  eachRow(session, formats, table, (row) => {
    row.ignore(at.time, at.economy, at.economyUnit);
    const name = row.text(at.car);
    const car = addCar(session, { key: name, name });
    const unit = row.text(at.volume);
    const isCharge = /^kwh?$/i.test(unit);
    const named = row.energy(at.category) ?? row.energy(at.fuel);
    const energy = isCharge ? 'electric' : (named ?? askEnergy(session, [table], [row.peek(at.category)]));
    const distance = distanceIn(session, table, at, row.text(at.distance));
    const volume = isCharge ? 'l' : volumeIn(session, table, at, unit);
    if (!distance) row.fail('distance-unit');
    if (!volume) row.fail('fuel-unit');
    addCar(session, { key: car, name: car, ...unitsOfCar(distance ?? undefined, isCharge ? null : volume) });
    const lines: string[] = [];
    const bought = {
      energy,
      amount: row.amount(at.amount, energy, volume ?? 'l'),
      ...row.money(at.cost),
      volume: volume ?? 'l',
    };
    const fields = {
      ...bought,
      ...fillDetails(row, { price: at.price }, bought),
      date: row.day(at.date),
      time: row.time(at.time),
      km: row.km(at.km, distance ?? 'km'),
      isFull: !row.yes(at.partial),
      isMissedBefore: row.yes(at.missed),
      station: row.short(at.brand, 100, lines),
    };
    row.add(car, { kind: 'fill', fields: { ...fields, notes: row.notes(at.notes, lines) } });
  });
}

function readWork(session: Session, formats: Formats, table: Section): void {
  const at = columns(table);
  eachRow(session, formats, table, (row) => {
    row.ignore(at.time);
    const name = row.text(at.car);
    const car = addCar(session, { key: name, name });
    const distance = distanceIn(session, table, at, row.text(at.distance));
    if (!distance) row.fail('distance-unit');
    const lines: string[] = [];
    const services = row.short(at.services, 200, lines);
    const isExpense = table.name.startsWith('expense') || /expense/i.test(row.text(at.type));
    const title = services ?? (isExpense ? 'Expense' : 'Service');
    const fields = {
      title,
      kind: repairKindOf(title) ?? (isExpense ? 'other' : 'service'),
      date: row.day(at.date),
      ...row.money(at.cost),
      mileage: row.km(at.km, distance ?? 'km'),
      garageName: row.short(at.shop, 100, lines),
      mechanicName: null,
    };
    row.add(car, { kind: 'repair', fields: { ...fields, description: row.notes(at.notes, lines) } });
  });
}
