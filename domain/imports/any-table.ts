import { grouped } from '#domain/grouped.ts';
import { isCharge } from '#domain/fills/energy-names.ts';
import { flaggedReadings } from './flagged-rules.ts';
import { odometerOf } from './record-rules.ts';
import { withLists } from './car-lists.ts';
import { carNames, carsInAll, carsOfFiles } from './car-names.ts';
import { factsIn } from './car-rows.ts';
import { isDerived } from './column-names.ts';
import { shapeOf } from './header-words.ts';
import { settleFormats, type Habits } from './formats.ts';
import { tableFields, type Mapping, type TableField, type TableRead } from './schema.ts';
import { isBesideRows, isBlank } from './sections.ts';
import { addCar, describeCars, refuseFile, skip, type Session } from './session.ts';
import { suggestColumns, wordsOf, type Told } from './table-columns.ts';
import { readTableRows } from './table-rows.ts';
import { roleOf } from './table-roles.ts';
import {
  currencyOfTable,
  distanceOfHeader,
  type Columns,
  type Mapped,
  type NamedTable,
} from './table-shape.ts';
import { eachRow } from './row-reader.ts';
import { addReminder, dueColumns, type DueColumns } from './table-reminders.ts';
import { isInMil, likelyIn } from './table-units.ts';
import { askDistance } from './unit-questions.ts';
import { orderByReadings } from './growing-dates.ts';
import { withAmountsOfTexts } from './amounts-in-texts.ts';
import { toldApart } from './told-apart.ts';
import { withJoinedDates } from './split-dates.ts';
import { withoutSums } from './total-rules.ts';
import { volumeUnits, type Volume } from './unit-rules.ts';
import { withWholeUnits } from './small-units.ts';
import { titleFacts } from './title-facts.ts';
import { withWholeDates } from './whole-dates.ts';

/** What is known of the tables of an app. */
type Known = { mappingOf?: (headers: readonly string[]) => Mapping; habits: Habits };

/** Tables of any app: which column is what follows from their names and cells, and is asked where that leaves a doubt. */
export function readTables(session: Session, named: readonly NamedTable[], app?: Known): void {
  const listed = withLists(named);
  const tables = listed.tables.map((one) => {
    const { rows: entries, sums } = withoutSums(one);
    const table = withWholeUnits(withAmountsOfTexts(withJoinedDates({ ...one, rows: entries })));
    const { rows, merged, dated } = withWholeDates(session, table);
    skip(session, 'totals', sums);
    skip(session, 'day-above', merged);
    skip(session, 'year-above', dated);
    return { ...table, rows, headers: toldApart(table.headers) };
  });
  const known = tables.map((table) => ({ table, role: roleOf(table) }));
  const plans = known.flatMap(({ table, role }) => {
    if (role !== 'reminder') return [];
    const at = columnsOfPlan(table);
    const due = dueColumns(table, at, true);
    return due.dates.length + due.kms.length > 0 ? [{ table, at, due }] : [];
  });
  for (const { table, role } of known)
    if (role !== 'records' && !plans.some((plan) => plan.table === table))
      skip(session, role, table.rows.length);
  const records = known.flatMap(({ table, role }) => (role === 'records' ? [table] : []));
  // A block per month or car has too few rows to say by itself what its columns are.
  const alike = grouped(records, ({ headers }) => shapeOf(headers));
  const found = new Map<string, Columns>();
  // What is plain in the longest table is said of the others.
  const plain = new Map<string, Partial<Record<TableField, number>>>();
  for (const [shape, all] of [...alike].toSorted(([, one], [, other]) => rowsIn(other) - rowsIn(one))) {
    const at = columnsIn(session, shape, all, { app, told: plain });
    found.set(shape, at);
    for (const field of tableFields)
      if (at[field] !== -1) plain.set(wordsOf(all[0]!.headers[at[field]]!), { [field]: TOLD });
  }
  const mapped = records.map((table) => ({ table, at: found.get(shapeOf(table.headers))! }));
  const isDated = ({ table, at }: Mapped) =>
    table.rows.length === 0 || table.rows.some(({ cells }) => !isBlank(cells[at.date] ?? ''));
  const readable = mapped.filter((one) => one.at.date !== -1 && isDated(one));
  const likely = likelyIn(session, readable);
  const growing = orderByReadings(readable);
  const formats = settleFormats(session, [...readable.map(votersOf), ...plans.map(votersOfPlan)], {
    dates: (app?.habits.areDatesSure ? null : growing) ?? app?.habits.dates ?? likely.dates ?? 'dmy',
    areDatesSure: growing !== null || app?.habits.areDatesSure === true,
    areDatesAssumed: app === undefined && likely.dates !== null,
    currencies: likely.currencies,
    ...(app?.habits.decimal && { decimal: app.habits.decimal }),
  });
  const carOfFile = carsOfFiles(formats, readable);
  const nameOf = carsInAll(formats, [...readable, ...plans], (one) => carNames(one, readable, carOfFile));
  for (const one of readable)
    readTableRows(session, formats, one, readable, { nameOf: nameOf(one.table), likely });
  for (const { table, at, due } of plans) {
    const times = readable.some((one) => one.table.file === table.file && isInMil(one)) ? 10 : 1;
    const derived = table.headers.flatMap((header, column) => (isDerived(header) ? [column] : []));
    const factsOf = factsIn({ table, at }, nameOf(table));
    eachRow(session, formats, table, (row) => {
      if (row.cells.every(isBlank)) return;
      row.ignore(...derived);
      const distance =
        due.kms.map((column) => distanceOfHeader(table.headers[column])).find(Boolean) ??
        askDistance(session, table, due.kms[0] ?? -1, likely.distances);
      const name = nameOf(table)(row.text(at.car), row.row);
      row.ignoreText(name);
      addReminder(row, addCar(session, { key: name, name, ...factsOf(row) }), {
        at,
        due,
        distance,
        times,
      });
    });
  }
  setVolumes(session, likely.volumes[0]!);
  askWhoseReadings(session, readable);
  if (!app) askOddMarks(session, readable);
  describeCars(session, listed.cars);
  for (const { table } of mapped) {
    if (readable.some((one) => one.table === table)) continue;
    if (readable.length > 0) {
      session.tables = session.tables.filter(({ shape }) => shape !== shapeOf(table.headers));
      skip(session, 'list', table.rows.length);
    } else if (session.answers.columns) refuseFile(session, table.file, 'columns-unknown');
  }
}

type Plan = Mapped & { due: DueColumns };

/** Of a list of reminders: what, whose, and nothing of the past. */
function columnsOfPlan({ headers, rows }: NamedTable): Columns {
  const { mapping } = suggestColumns(headers, rows);
  const kept = new Set(['title', 'notes', 'kind', 'car', 'plate', 'vin']);
  const entries = tableFields.map((field) => [
    field,
    kept.has(field) && mapping[field] !== undefined ? headers.indexOf(mapping[field]) : -1,
  ]);
  return Object.fromEntries(entries) as Columns;
}

const votersOfPlan = ({ table, due }: Plan) => ({ table, numbers: due.kms, money: [], dates: due.dates });

function votersOf({ table, at }: Mapped) {
  // Of prices beside totals the totals say in which currency they are.
  const others = [at.price, at.discount, at.parts, at.labor];
  const money = at.cost === -1 ? others : [at.cost];
  // What names its currency, or has it in a column, is not asked about; it says how decimals are written all the same.
  const isPaid = (cells: readonly string[]) => money.some((column) => !isBlank(cells[column] ?? ''));
  const isInColumn =
    at.currency !== -1 &&
    table.rows.every(({ cells }) => !isPaid(cells) || !isBlank(cells[at.currency] ?? ''));
  const said = currencyOfTable({ table, at }) ?? titleFacts(table).currency;
  const asked = isInColumn || said !== undefined ? [] : money;
  return {
    table,
    numbers: [at.odometer, at.cost, ...others].filter((column) => !asked.includes(column)),
    amounts: [at.amount],
    money: asked,
    dates: [at.date, ...dueColumns(table, at).dates],
  };
}

const rowsIn = (tables: readonly NamedTable[]) => tables.reduce((sum, { rows }) => sum + rows.length, 0);
const TOLD = 0.6;

function columnsIn(
  session: Session,
  shape: string,
  alike: readonly NamedTable[],
  { app, told }: { app: Known | undefined; told: Told },
): Columns {
  const table = alike.find(({ rows }) => rows.length > 0) ?? alike[0]!;
  const answered = session.answers.columns?.[shape];
  const suggested = suggestColumns(
    table.headers,
    alike.flatMap(({ rows }) => rows.filter(({ cells }) => !isBesideRows(cells))),
    told,
  );
  const known = answered ?? app?.mappingOf?.(table.headers);
  const mapping = known ?? suggested.mapping;
  const isOpen = known === undefined && table.rows.length > 0;
  const guessed = table.hasHeader ? suggested.unsure : tableFields.filter((field) => field in mapping);
  const read: TableRead = {
    shape,
    file: table.file,
    name: table.name,
    headers: table.headers,
    samples: table.rows.slice(0, 3).map(({ cells }) => cells.map((cell) => cell.slice(0, 80))),
    mapping,
    unsure: isOpen ? guessed : [],
  };
  session.tables.push(read);
  const entries = tableFields.map((field) => {
    const name = mapping[field] ?? (field === 'car' ? (mapping.plate ?? mapping.vin) : undefined);
    return [field, name === undefined ? -1 : table.headers.indexOf(name)] as const;
  });
  return Object.fromEntries(entries) as Columns;
}

/** Miles have a volume beside them, also of a car that was never filled up: that of the others, or of the country. */
function setVolumes({ cars }: Session, usual: Volume): void {
  const inMiles = [...cars.values()].filter(({ distanceUnit }) => distanceUnit === 'mi');
  const volumeUnit = inMiles.flatMap((one) => one.volumeUnit ?? [])[0] ?? volumeUnits[usual];
  for (const car of inMiles) cars.set(car.key, { volumeUnit, ...car });
}

const MANY = 0.2;

/** Readings that contradict each other may be of several cars. */
function askWhoseReadings(session: Session, mapped: readonly Mapped[]): void {
  const doubtful = grouped(flaggedReadings(session.records), ({ file }) => file);
  const read = grouped(
    session.records.filter((one) => odometerOf(one) !== null),
    ({ file }) => file,
  );
  for (const { table, at } of mapped) {
    const share = (doubtful.get(table.file)?.length ?? 0) / (read.get(table.file)?.length ?? 1);
    const shape = shapeOf(table.headers);
    const hasCars = table.rows.some(({ cells }) => !isBlank(cells[at.car] ?? ''));
    if (hasCars || share < MANY || session.answers.columns?.[shape]) continue;
    session.tables.find((one) => one.shape === shape)?.unsure.push('car');
  }
}

const FILLS_LEAST = 8;
const SELDOM = 0.3;

/** Most people fill up, and note it: marks that say otherwise of most fill-ups may mean the opposite. */
function askOddMarks(session: Session, mapped: readonly Mapped[]): void {
  for (const { table, at } of mapped) {
    const shape = shapeOf(table.headers);
    if (session.answers.columns?.[shape]) continue;
    const fills = session.records.flatMap((one) =>
      one.kind === 'fill' &&
      one.file === table.file &&
      !isCharge(one.fields.energy) &&
      one.fields.amount !== null
        ? [one]
        : [],
    );
    const ask = (field: TableField, isOdd: boolean) => {
      if (at[field] === -1 || fills.length < FILLS_LEAST || !isOdd) return;
      session.tables.find((one) => one.shape === shape)?.unsure.push(field);
    };
    const [full, part] = [true, false].map((isFull) =>
      fills.filter(({ fields }) => fields.isFull === isFull),
    );
    // An app computes its figures for full tanks.
    const figures = table.headers.flatMap((header, column) => (isDerived(header) ? [column] : []));
    const cellsAt = new Map(figures.length === 0 ? [] : table.rows.map(({ row, cells }) => [row, cells]));
    const share = (some: typeof fills, column: number) =>
      some.filter(({ row }) => !isBlank(cellsAt.get(row)?.[column] ?? '')).length / some.length;
    const isInverse = figures.some((column) => share(part!, column) > 0.7 && share(full!, column) < 0.3);
    const isOdd = isInverse || full!.length < fills.length * SELDOM;
    ask('full', isOdd);
    ask('partial', isOdd);
    ask('missed', fills.filter(({ fields }) => !fields.isMissedBefore).length < fills.length * SELDOM);
  }
}
