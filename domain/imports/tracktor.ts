import { grouped } from '#domain/grouped.ts';
import type { RepairKind } from '#domain/repairs/schema.ts';
import type { Energy } from '#domain/fills/schema.ts';
import { readCar } from './car-rows.ts';
import { energyOf } from './energy-words.ts';
import { settleFormats, type Formats } from './formats.ts';
import { columnsOf } from './header-rules.ts';
import { cellOf, isObject, objectsIn, type Json } from './json-shapes.ts';
import { tableOf } from './json-table.ts';
import { planOf } from './reminder-plan.ts';
import { eachRow, readFiles, titleOf, type RowReader } from './row-reader.ts';
import { addCar, refuseFile, skip, type Session, type Table } from './session.ts';
import { askDistance, askEnergy, askVolume } from './unit-questions.ts';

export const isTracktor = (json: unknown): json is Json =>
  isObject(json) && ('encrypted' in json || 'timestamp' in json) && 'data' in json && 'version' in json;

type List = 'vehicles' | 'fuelLogs' | 'maintenanceLogs' | 'insurances' | 'puccs';
const LISTS: readonly List[] = ['vehicles', 'fuelLogs', 'maintenanceLogs', 'insurances', 'puccs'];

const columns = (table: Table) =>
  columnsOf(table, {
    id: ['id'],
    car: ['vehicleid'],
    date: ['date', 'startdate', 'issuedate'],
    end: ['enddate', 'expirydate'],
    km: ['odometer'],
    amount: ['fuelamount'],
    rate: ['rate'],
    cost: ['cost'],
    full: ['filled'],
    missed: ['missedlast'],
    notes: ['notes'],
    shop: ['servicecenter', 'testingcenter', 'testcenter', 'provider'],
    recurrence: ['recurrencetype'],
    interval: ['recurrenceinterval'],
    attachment: ['attachment'],
    created: ['createdat'],
    updated: ['updatedat'],
  });
type Columns = ReturnType<typeof columns>;
type Listed = { table: Table; at: Columns };

/** One JSON of everything. It holds passwords and sessions too, which are not read. */
export function readTracktor(session: Session, files: readonly { file: string; json: Json }[]): void {
  for (const { file, json } of files) {
    if (json['encrypted'] === true || !isObject(json['data'])) {
      refuseFile(session, file, json['encrypted'] === true ? 'json-encrypted' : 'json-damaged');
    } else readInstance(session, file, json['data'], cellOf(json['timestamp']));
  }
}

function readInstance(session: Session, file: string, data: Json, exportedAt: string): void {
  skip(session, 'accounts', objectsIn(data['users']).length + objectsIn(data['sessions']).length);
  const listed = Object.fromEntries(
    LISTS.map((list) => {
      const table = tableOf(`${file}/${list}`, objectsIn(data[list]));
      return [list, { table, at: columns(table) }] as const;
    }),
  ) as Record<List, Listed>;
  const formats = settleFormats(
    session,
    Object.values(listed).map(({ table, at }) => ({
      table,
      numbers: [at.km, at.amount],
      money: [at.cost],
      dates: [at.date, at.end],
    })),
    { dates: 'ymd', decimal: '.' },
  );
  const energies = readVehicles(session, formats, listed.vehicles, exportedAt);
  readFills(session, formats, listed.fuelLogs, energies);
  readMaintenance(session, formats, listed.maintenanceLogs);
  readPapers(session, formats, listed.insurances, 'insurance', 'Insurance');
  readPapers(session, formats, listed.puccs, 'inspection', 'Inspection');
}

const ignoreInternal = (row: RowReader, at: Columns) => row.ignore(at.id, at.created, at.updated);

function readVehicles(session: Session, formats: Formats, { table, at }: Listed, exportedAt: string) {
  const energies = new Map<string, Energy>();
  const names = columnsOf(table, { brand: ['make'], model: ['model'], fuel: ['fueltype'] });
  const distance = askDistance(session, table, at.km);
  eachRow(session, formats, table, (row) => {
    const name = `${row.text(names.brand)} ${row.text(names.model)}`.trim();
    const key = readCar(session, row, row.text(at.id), name);
    const energy = energyOf(row.text(names.fuel));
    if (energy) energies.set(key, energy);
    const km = row.km(at.km, distance);
    const date = formats.day(table, -1, exportedAt);
    if (km !== null && date !== null) row.add(key, { kind: 'mileage', fields: { date, km } });
  });
  return energies;
}

function readFills(
  session: Session,
  formats: Formats,
  { table, at }: Listed,
  energies: ReadonlyMap<string, Energy>,
): void {
  const distance = askDistance(session, table, at.km);
  eachRow(session, formats, table, (row) => {
    ignoreInternal(row, at);
    row.ignore(at.rate);
    const key = row.text(at.car);
    const files = readFiles(session, row, at.attachment);
    const energy = energies.get(key) ?? askEnergy(session, [table]);
    const fields = {
      date: row.day(at.date),
      energy,
      amount: row.amount(at.amount, energy, askVolume(session, table, at.amount, energy)),
      ...row.money(at.cost),
      km: row.km(at.km, distance),
      isFull: row.yes(at.full),
      isMissedBefore: row.yes(at.missed),
      socEnd: null,
      station: null,
    };
    row.add(addUnnamed(session, key), {
      kind: 'fill',
      ...files,
      fields: { ...fields, notes: row.notes(at.notes) },
    });
  });
}

const addUnnamed = (session: Session, key: string) => addCar(session, { key, name: '' });

function readMaintenance(session: Session, formats: Formats, { table, at }: Listed): void {
  const distance = askDistance(session, table, at.km);
  eachRow(session, formats, table, (row) => {
    ignoreInternal(row, at);
    const lines: string[] = [];
    const car = addUnnamed(session, row.text(at.car));
    const files = readFiles(session, row, at.attachment);
    const fields = {
      title: titleOf(row.text(at.notes), 'Service'),
      kind: 'service',
      date: row.day(at.date),
      ...row.money(at.cost),
      mileage: row.km(at.km, distance),
      garageName: row.short(at.shop, 100, lines),
      mechanicName: null,
      description: row.notes(at.notes, lines),
    };
    row.add(car, { kind: 'repair', ...files, fields });
  });
}

const UNITS: readonly [RegExp, 'day' | 'week' | 'month' | 'year'][] = [
  [/year|annual/i, 'year'],
  [/month/i, 'month'],
  [/week/i, 'week'],
  [/da[iy]/i, 'day'],
];

/** A policy or a certificate: its cost, and the end of the last one of each car as a reminder. */
function readPapers(
  session: Session,
  formats: Formats,
  { table, at }: Listed,
  kind: RepairKind & ('insurance' | 'inspection'),
  name: string,
): void {
  const ends = grouped(table.rows, ({ cells }) => cells[at.car] ?? '');
  const lastOf = (car: string) =>
    (ends.get(car) ?? [])
      .map(({ cells }) => cells[at.end] ?? '')
      .toSorted()
      .at(-1);
  const lasts = new Map([...ends.keys()].map((car) => [car, lastOf(car)]));
  eachRow(session, formats, table, (row) => {
    ignoreInternal(row, at);
    const car = addUnnamed(session, row.text(at.car));
    const title = titleOf(row.text(at.shop), name).slice(0, 100);
    const dueDate = row.dayOrNull(at.end);
    const unit = UNITS.find(([pattern]) => pattern.test(row.text(at.recurrence)))?.[1];
    const every = Math.round(row.number(at.interval, 'reminder') ?? 1);
    const isLast = lasts.get(car) === row.peek(at.end);
    const paid = { date: row.day(at.date), ...row.money(at.cost) };
    const notes = row.notes(at.notes);
    const fields = { ...paid, title, kind, mileage: null, description: notes };
    row.add(car, { kind: 'repair', fields: { ...fields, garageName: null, mechanicName: null } });
    const plan = planOf({
      kind,
      dueDate,
      dueKm: null,
      repeatKm: null,
      doneOn: null,
      doneKm: null,
      every: unit && every > 0 ? { every, unit } : null,
    });
    if (!plan || !isLast) return;
    const reminder = { title, kind, notes, plan, leadDays: null, leadKm: null };
    row.add(car, { kind: 'reminder', fields: reminder });
  });
}
