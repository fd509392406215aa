import type { Energy, Power } from '#domain/fills/schema.ts';
import type { RepairKind } from '#domain/repairs/schema.ts';
import { readCar } from './car-rows.ts';
import { energyOf } from './energy-words.ts';
import { fillDetails, paidFor } from './fill-details.ts';
import { settleFormats, type Formats } from './formats.ts';
import { columnsOf } from './header-rules.ts';
import { reminderKindOf, repairKindOf } from './repair-kind-words.ts';
import { planOf } from './reminder-plan.ts';
import { eachRow, readRow, titleOf, type RowReader } from './row-reader.ts';
import { hashName, sectionsOf, type Section } from './sections.ts';
import { addCar, skip, type Session } from './session.ts';
import type { Row } from './csv-rows.ts';
import { askEnergy } from './unit-questions.ts';
import type { Distance, Volume } from './unit-rules.ts';
import { lookUp } from './look-up.ts';

const FAMILIES: readonly [number, number, Energy][] = [
  [216, 217, 'adblue'],
  [100, 199, 'gasoline'],
  [200, 299, 'diesel'],
  [300, 399, 'e85'],
  [400, 499, 'lpg'],
  [500, 599, 'cng'],
  [600, 699, 'electric'],
  [700, 799, 'e85'],
];

/** Of electricity. */
const POWERS: Partial<Record<string, Power>> = { 601: 'ac', 602: 'dc' };

const energyOfCode = (code: number): Energy | null =>
  FAMILIES.find(([from, to]) => code >= from && code <= to)?.[2] ?? null;

const VOLUMES: Volume[] = ['l', 'usgal', 'ukgal'];
const NO_DATE = '2011-01-01';
const CATEGORY_KINDS: Partial<Record<string, RepairKind>> = {
  1: 'service',
  2: 'service',
  4: 'tax',
  31: 'insurance',
};

type Vehicle = { car: string; distance: Distance; volume: Volume; volume2: Volume; tanks: (Energy | null)[] };

export function readFuelio(session: Session, files: readonly { file: string; rows: Row[] }[]): void {
  for (const { file, rows } of files) readBackup(session, sectionsOf(file, rows, hashName));
}

function readBackup(session: Session, sections: Section[]): void {
  const find = (name: string) => sections.find((section) => section.name === name);
  const log = find('log');
  const costs = find('costs');
  const logAt = log && logColumns(log);
  const costsAt = costs && costColumns(costs);
  const formats = settleFormats(
    session,
    [
      ...(log && logAt
        ? [{ table: log, numbers: [logAt.km, logAt.amount], money: [logAt.cost], dates: [logAt.date] }]
        : []),
      ...(costs && costsAt
        ? [
            {
              table: costs,
              numbers: [costsAt.km],
              money: [costsAt.cost],
              dates: [costsAt.date, costsAt.remindDate],
            },
          ]
        : []),
    ],
    { dates: orderOf(find('vehicle')), areDatesSure: true, decimal: '.' },
  );
  const vehicle = readVehicle(session, formats, find('vehicle'));
  if (log && logAt) {
    eachRow(session, formats, log, (row) => readFill(session, formats, vehicle, row, logAt));
  }
  if (costs && costsAt) {
    const names = categoriesOf(find('costcategories'));
    eachRow(session, formats, costs, (row) => readCost(session, vehicle, row, costsAt, names));
  }
}

/** A Java pattern. */
function orderOf(vehicle: Section | undefined) {
  const at = vehicle ? columnsOf(vehicle, { format: ['importcsvdateformat'] }).format : -1;
  const pattern = vehicle?.rows[0]?.cells[at]?.trim() ?? '';
  if (pattern.startsWith('M')) return 'mdy';
  return pattern.startsWith('y') ? 'ymd' : 'dmy';
}

function readVehicle(session: Session, formats: Formats, table: Section | undefined): Vehicle {
  const [first] = table?.rows ?? [];
  if (!table || !first) {
    const car = addCar(session, { key: '', name: '' });
    return { car, distance: 'km', volume: 'l', volume2: 'l', tanks: [null, null] };
  }
  const at = columnsOf(table, {
    name: ['name'],
    distance: ['distunit'],
    volume: ['fuelunit'],
    volume2: ['fuelunittank2'],
    tank1: ['tank1type'],
    tank2: ['tank2type'],
  });
  const row = readRow(session, formats, table, first);
  const code = (column: number) => Number(row.text(column));
  const car = readCar(session, row, row.text(at.name));
  const volume = VOLUMES[code(at.volume)] ?? 'l';
  return {
    car,
    distance: code(at.distance) === 1 ? 'mi' : 'km',
    volume,
    volume2: row.has(at.volume2) ? (VOLUMES[code(at.volume2)] ?? volume) : volume,
    tanks: [energyOfCode(code(at.tank1)), energyOfCode(code(at.tank2))],
  };
}

const logColumns = (table: Section) =>
  columnsOf(table, {
    date: ['data', 'date'],
    km: ['odo(*', 'odo'],
    amount: ['fuel(*', 'fuel'],
    full: ['full'],
    cost: ['price'],
    economy: ['mpg', 'l/100km', 'km/l', 'mpg*', 'l/100*', 'km/*'],
    station: ['city'],
    notes: ['notes'],
    missed: ['missed'],
    tank: ['tanknumber'],
    fuel: ['fueltype'],
    price: ['volumeprice'],
    stationId: ['stationid'],
    exclude: ['excludedistance'],
    id: ['uniqueid'],
    tankCalc: ['tankcalc'],
    guid: ['guid'],
    updated: ['lastupdated'],
    latitude: ['latitude'],
    longitude: ['longitude'],
  });

function readFill(
  session: Session,
  formats: Formats,
  vehicle: Vehicle,
  row: RowReader,
  at: ReturnType<typeof logColumns>,
): void {
  row.ignore(at.economy, at.stationId, at.id, at.tankCalc, at.guid, at.updated);
  row.ignoreZeros(at.exclude, at.latitude, at.longitude);
  const isSecond = row.text(at.tank) === '2';
  const code = row.text(at.fuel);
  const energy =
    energyOfCode(Number(code)) ??
    energyOf(code) ??
    vehicle.tanks[isSecond ? 1 : 0] ??
    askEnergy(session, [row.table], [code]);
  const unit = isSecond ? vehicle.volume2 : vehicle.volume;
  const amount = row.amount(at.amount, energy, unit);
  const paid = row.money(at.cost);
  const price = row.number(at.price, 'cost');
  const volume = formats.number(row.table, row.text(at.amount))?.value ?? 0;
  const cost = paid.cost === 0 ? null : paid.cost;
  const lines: string[] = [];
  const bought = {
    energy,
    amount,
    currency: paid.currency,
    cost: cost ?? paidFor(row, paid.currency, { price, units: volume }),
    volume: unit,
  };
  const fields = {
    ...bought,
    ...fillDetails(row, { price: at.price }, bought),
    date: row.day(at.date),
    time: row.time(at.date),
    power: lookUp(POWERS, code) ?? null,
    km: row.km(at.km, vehicle.distance),
    isFull: row.yes(at.full),
    isMissedBefore: row.yes(at.missed),
    station: row.short(at.station, 100, lines),
  };
  row.add(vehicle.car, { kind: 'fill', fields: { ...fields, notes: row.notes(at.notes, lines) } });
}

const costColumns = (table: Section) =>
  columnsOf(table, {
    title: ['costtitle'],
    date: ['date', 'data'],
    km: ['odo', 'odo(*'],
    type: ['costtypeid'],
    notes: ['notes'],
    cost: ['cost'],
    flag: ['flag'],
    idR: ['idr'],
    read: ['read'],
    remindKm: ['remindodo'],
    remindDate: ['reminddate'],
    template: ['istemplate'],
    repeatKm: ['repeatodo'],
    repeatMonths: ['repeatmonths'],
    income: ['isincome'],
    id: ['uniqueid'],
    guid: ['guid'],
    updated: ['lastupdated'],
  });

function categoriesOf(table: Section | undefined): Map<string, string> {
  if (!table) return new Map();
  const at = columnsOf(table, { id: ['costtypeid'], name: ['name'] });
  return new Map(
    table.rows.map(({ cells }) => [cells[at.id] ?? '', (cells[at.name] ?? '').replace('\uFEFF', '').trim()]),
  );
}

function readCost(
  session: Session,
  { car, distance }: Vehicle,
  row: RowReader,
  at: ReturnType<typeof costColumns>,
  categories: ReadonlyMap<string, string>,
): void {
  if (row.yes(at.income)) return skip(session, 'income');
  row.ignore(at.flag, at.idR, at.read, at.id, at.guid, at.updated);
  const category = categories.get(row.text(at.type)) ?? '';
  const lines: string[] = [];
  const title = row.short(at.title, 100, lines) ?? titleOf(category, 'Service').slice(0, 100);
  const remindDate = row.dayOrNull(at.remindDate);
  const every = (column: number) => {
    const value = row.number(column, 'reminder') ?? 0;
    return value > 0 ? value : null;
  };
  const months = every(at.repeatMonths);
  const repeatKm = every(at.repeatKm);
  const reminderKind = reminderKindOf(`${title} ${category}`);
  const plan = planOf({
    kind: reminderKind,
    dueDate: remindDate === NO_DATE ? null : remindDate,
    dueKm: row.km(at.remindKm, distance),
    every: months === null ? null : { every: months, unit: 'month' },
    repeatKm: repeatKm === null ? null : row.toKm(repeatKm, distance),
    doneOn: row.dayOrNull(at.date),
    doneKm: row.km(at.km, distance),
  });
  const isTemplate = row.yes(at.template);
  const { cost, currency } = row.money(at.cost);
  const notes = row.notes(at.notes, category === '' || category === title ? lines : [...lines, category]);
  if (plan) {
    const fields = { title, kind: reminderKind, notes, plan };
    row.add(car, { kind: 'reminder', fields: { ...fields, leadDays: null, leadKm: null } });
  } else if (isTemplate) skip(session, 'template');
  if (isTemplate || (plan && !cost)) return;
  const kind = lookUp(CATEGORY_KINDS, row.text(at.type)) ?? kindOfWords(`${title} ${category}`);
  const fields = {
    title,
    kind,
    currency,
    date: row.day(at.date),
    cost: cost || null,
    mileage: row.km(at.km, distance),
    description: notes,
    mechanicName: null,
    garageName: null,
  };
  row.add(car, { kind: 'repair', fields });
}

/** In names of the owner's own categories only these two kinds are reliable. */
function kindOfWords(text: string): RepairKind {
  const kind = repairKindOf(text);
  return kind === 'inspection' || kind === 'tyres' ? kind : 'other';
}
