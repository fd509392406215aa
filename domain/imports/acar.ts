import { readTables } from './any-table.ts';
import { carOf } from './car-facts.ts';
import { carColumns } from './car-rows.ts';
import type { Row } from './csv-rows.ts';
import { energyOf, isPlainName } from './energy-words.ts';
import { isYes } from './flag-words.ts';
import type { Habits } from './formats.ts';
import { columnsOf } from './header-rules.ts';
import { mappingOfFields, othersIn, tableOfFields, type KnownRow } from './known-table.ts';
import { repairKindOf } from './repair-kind-words.ts';
import { isWhole } from './row-reader.ts';
import { sectionsOf, type Section } from './sections.ts';
import { skipSection } from './table-roles.ts';
import { addCar, countLacks, refuseRow, type Session } from './session.ts';

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
const isWork = ({ name }: Section) => ['service records', 'expense records', 'event records'].includes(name);

/** Its sections are read as tables whose columns are known. */
export function readAcar(session: Session, files: readonly { file: string; rows: Row[] }[]): void {
  const sections = files.flatMap(({ file, rows }) => sectionsOf(file, rows, acarSection));
  const records = sections.filter((one) => one.name === 'fill-up records' || isWork(one));
  for (const table of sections) if (table.name === 'vehicles') addVehicles(session, table);
  for (const section of sections)
    if (!records.includes(section) && !['vehicles', 'metadata'].includes(section.name))
      skipSection(session, section);
  for (const table of records) countLacks(session, table, columns(table));
  readTables(
    session,
    records.map((table) => tableOfFields(table.file, knownRows(session, table))),
    { mappingOf: mappingOfFields, habits: dateHabits(sections) },
  );
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

function addVehicles(session: Session, table: Section): void {
  const { name: nameAt, ...at } = columnsOf(table, { name: ['name'], ...carColumns });
  for (const { cells } of table.rows) {
    const text = (column: number) => cells[column]?.trim() ?? '';
    const facts = Object.fromEntries(Object.entries(at).map(([fact, column]) => [fact, text(column)]));
    const name = text(nameAt);
    addCar(session, carOf(name, { name, ...(facts as Record<keyof typeof at, string>) }));
  }
}

/** Names that say more than the energy stay for the notes. */
const FUEL = new Set(['category', 'fuel']);

function knownRows(session: Session, table: Section): KnownRow[] {
  const at = columns(table);
  return table.rows.flatMap((row) => {
    if (!isWhole(row, table.headers.length)) {
      refuseRow(session, table.file, row, 'cells');
      return [];
    }
    const cell = (name: keyof typeof at) => row.cells[at[name]]?.trim() ?? '';
    const isNoted = (name: string) =>
      name === 'address' || (FUEL.has(name) && !isPlainName(cell(name as 'fuel')));
    const used = Object.entries(at).flatMap(([name, column]) => (isNoted(name) ? [] : [column]));
    const others = othersIn(table.headers, row, used);
    const shared = {
      car: cell('car'),
      date: cell('date'),
      time: cell('time'),
      odometer: cell('km'),
      distanceUnit: cell('distance'),
      cost: cell('cost'),
      notes: cell('notes'),
    };
    const isExpense = table.name.startsWith('expense') || /expense/i.test(cell('type'));
    const title = cell('services') || (isExpense ? 'Expense' : 'Service');
    const kind = repairKindOf(title) ?? (isExpense ? 'other' : 'service');
    const fields = isWork(table)
      ? { ...shared, time: '', title, kind, station: cell('shop') }
      : {
          ...shared,
          amount: cell('amount'),
          volumeUnit: /^kw$/i.test(cell('volume')) ? 'kWh' : cell('volume'),
          price: cell('price'),
          energy: energyOf(cell('category')) ?? energyOf(cell('fuel')) ?? '',
          full: isYes(cell('partial')) ? 'no' : 'yes',
          missed: isYes(cell('missed')) ? 'yes' : 'no',
          station: cell('brand'),
        };
    return [{ row: row.row, fields, others }];
  });
}
