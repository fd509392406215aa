import { roundedPrice } from '#domain/fills/price-rules.ts';
import type { FillUnit } from '#domain/fills/fill-units.ts';
import { Energy } from '#domain/fills/schema.ts';
import { limits } from '#domain/limits.ts';
import { VOLUME_UNITS } from '#domain/units/units.ts';
import { fillDetails } from './fill-details.ts';
import { settleFormats, type Formats } from './formats.ts';
import {
  columns,
  isCostUnknown,
  isDistanceUnit,
  ownKind,
  ownVolumes,
  trimmed,
  type Columns,
} from './lubelogger-columns.ts';
import { readVehicle } from './lubelogger-vehicle.ts';
import { planOf } from './reminder-plan.ts';
import { reminderKindOf } from './repair-kind-words.ts';
import { eachRow, noteOf, titleOf, type Money, type RowReader } from './row-reader.ts';
import type { LubeLoggerKind } from './schema.ts';
import { ask, skip, type Session, type Table } from './session.ts';
import { askDistance, askEnergy, askVolume } from './unit-questions.ts';
import { sizeOfVolume, type Distance, type Volume } from './unit-rules.ts';

export type RecordType =
  | 'fuel'
  | 'odometer'
  | 'supply'
  | 'plan'
  | 'equipment'
  | 'work'
  | 'tax'
  | 'reminder'
  | 'vehicle';

export type Entry = {
  table: Table;
  type: RecordType;
  car: string;
  /** Unknown for files: their headers are the same. */
  kind?: LubeLoggerKind | undefined;
  energy?: Energy | undefined;
  /** Where the files of each row are. */
  files?: readonly string[][];
};

/** Records of these kinds become notes, in which their cost is copied as written. */
const BECOMES_NOTE: readonly RecordType[] = ['supply', 'plan', 'equipment'];

export function readEntries(session: Session, entries: readonly Entry[]): void {
  const all = entries.map((entry) => ({ entry, at: columns(entry.table) }));
  const formats = settleFormats(
    session,
    all.map(({ entry: { table, type }, at }) => ({
      table,
      numbers: [
        at.odometer,
        at.amount,
        at.price,
        at.discount,
        at.dueKm,
        ...(at.currency === -1 ? [] : [at.cost]),
      ],
      money: [
        ...(at.currency === -1 && !BECOMES_NOTE.includes(type) ? [at.cost] : []),
        ...(at.boughtIn === -1 ? [at.boughtFor] : []),
        ...(at.soldIn === -1 ? [at.soldFor] : []),
      ],
      dates: [at.date, at.dueDate, at.boughtOn, at.soldOn],
    })),
    { dates: all.some(({ entry, at }) => isInvariant(entry.table, at)) ? 'mdy' : 'dmy' },
  );
  for (const { entry, at } of all) {
    noteUnits(session, entry, at);
    if (entry.type === 'fuel') readFuel(session, formats, entry, at);
    else if (entry.type === 'odometer') readOdometer(session, formats, entry, at);
    else if (entry.type === 'work' || entry.type === 'tax') readWork(session, formats, entry, at);
    else if (entry.type === 'reminder') readReminders(session, formats, entry, at);
    else if (entry.type === 'vehicle')
      readVehicle(session, formats, entry, { at, distanceOf: distanceIn(session, entry.table, at) });
    else readNotes(session, formats, entry, at);
  }
}

/** A server without a culture writes this sign, and the month first. */
const isInvariant = ({ rows }: Table, { cost }: Columns) =>
  rows.some(({ cells }) => cells[cost]?.includes('¤'));

const KINDS: readonly LubeLoggerKind[] = ['service', 'repair', 'upgrade'];

function kindOf(session: Session, { table, kind }: Entry, at: Columns): LubeLoggerKind {
  const known = kind ?? session.answers.kinds?.[table.file] ?? session.answers.kind;
  if (known) return known;
  const samples = table.rows.slice(0, 3).map(({ cells }) => cells[at.title] ?? '');
  return ask(session, { id: 'kind', files: [table.file], choices: KINDS, suggested: 'service', samples });
}

function moneyOf(row: RowReader, at: Columns): Money {
  const money = row.money(at.cost, at.currency);
  return at.currency !== -1 && isCostUnknown(row.cells, at) ? { ...money, cost: null } : money;
}

function distanceIn(session: Session, table: Table, at: Columns): (row: RowReader) => Distance {
  if (at.distance === -1) {
    const asked = at.odometer === -1 ? 'km' : askDistance(session, table, at.odometer);
    return () => asked;
  }
  return (row) => row.text(at.distance) as Distance;
}

function volumeIn(session: Session, table: Table, at: Columns, energy: Energy): (row: RowReader) => Volume {
  if (at.volume === -1) {
    const asked = askVolume(session, table, at.amount, energy);
    return () => asked;
  }
  return (row) => ownVolumes[row.text(at.volume) as FillUnit];
}

/** A car that is added takes the units that its files name. */
function noteUnits(session: Session, { table, car }: Entry, at: Columns): void {
  const known = session.cars.get(car);
  const [first] = table.rows;
  if (!known || !first) return;
  const distance = trimmed(first.cells, at.distance);
  const volume = VOLUME_UNITS.find((unit) => unit === trimmed(first.cells, at.volume));
  session.cars.set(car, {
    ...(isDistanceUnit(distance) && { distanceUnit: distance }),
    ...(volume && { volumeUnit: volume }),
    ...known,
  });
}

function energyOf(session: Session, { table, energy }: Entry, at: Columns): Energy {
  const named = Energy.safeParse(table.rows[0]?.cells[at.fuel]?.trim());
  if (named.success) return named.data;
  const isCharged = table.rows.some(({ cells }) => Number(cells[at.socEnd]) > 0);
  return isCharged ? 'electric' : (energy ?? askEnergy(session, [table]));
}

function readFuel(session: Session, formats: Formats, entry: Entry, at: Columns): void {
  const { table, car } = entry;
  const usual = energyOf(session, entry, at);
  const distanceOf = distanceIn(session, table, at);
  const volumeOf = volumeIn(session, table, at, usual);
  eachRow(session, formats, table, (row) => {
    row.ignore(at.economy);
    const energy = Energy.safeParse(row.text(at.fuel)).data ?? usual;
    const lines: string[] = [];
    const volume = volumeOf(row);
    const bought = { energy, amount: row.amount(at.amount, energy, volume), ...moneyOf(row, at), volume };
    const typed = row.number(at.price, 'cost');
    const off = row.number(at.discount, 'cost');
    const fields = {
      ...bought,
      ...fillDetails(row, { socStart: at.socStart, socEnd: at.socEnd }, bought),
      // Our own export says them where they are to be kept.
      price: typed === null ? null : roundedPrice(typed / sizeOfVolume(volume, energy)),
      discount: off,
      date: row.day(at.date),
      time: row.text(at.time) || null,
      power: row.text(at.power) || null,
      km: row.km(at.odometer, distanceOf(row)),
      isFull: row.yes(at.full),
      isMissedBefore: row.yes(at.missed),
      station: row.short(at.station, 100, lines),
    };
    row.add(car, {
      kind: 'fill',
      ...filesOf(session, entry, row),
      fields: { ...fields, notes: row.notes(at.notes, lines) },
    });
  });
}

function readOdometer(session: Session, formats: Formats, entry: Entry, at: Columns): void {
  const { table, car } = entry;
  const distanceOf = distanceIn(session, table, at);
  eachRow(session, formats, table, (row) => {
    row.ignore(at.initial);
    const date = row.day(at.date);
    const km = row.km(at.odometer, distanceOf(row));
    const text = row.notes(at.notes);
    if (km === null && !row.has(at.odometer)) skip(session, 'no-mileage');
    else if (km === null && formats.number(table, row.text(at.odometer))) skip(session, 'no-mileage');
    else row.add(car, { kind: 'mileage', fields: { date, km } });
    const files = filesOf(session, entry, row);
    if (text === null && !files.files) return;
    row.add(car, { kind: 'note', ...files, fields: noteOf(date, text ?? 'Odometer') });
  });
}

function readWork(session: Session, formats: Formats, entry: Entry, at: Columns): void {
  const { table, car } = entry;
  const isNamed = at.kind !== -1;
  const kind = entry.type === 'tax' || isNamed ? 'tax' : kindOf(session, entry, at);
  const distanceOf = distanceIn(session, table, at);
  eachRow(session, formats, table, (row) => {
    const lines: string[] = kind === 'upgrade' ? ['upgrade'] : [];
    const title = row.short(at.title, 200, lines);
    const kindOfFile = kind === 'upgrade' ? 'other' : kind;
    const fields = {
      date: row.day(at.date),
      kind: isNamed ? ownKind(row.text(at.kind)) : kindOfFile,
      ...moneyOf(row, at),
      mileage: row.km(at.odometer, distanceOf(row)),
      garageName: row.short(at.shop, 100, lines),
      mechanicName: row.short(at.mechanic, 100, lines),
    };
    const description = row.notes(at.notes, lines);
    row.add(car, {
      kind: 'repair',
      ...filesOf(session, entry, row),
      fields: { ...fields, title: title ?? titleOf(description, FALLBACK_TITLES[kind]), description },
    });
  });
}

const FALLBACK_TITLES = { service: 'Service', repair: 'Repair', upgrade: 'Upgrade', tax: 'Tax' };

function readNotes(session: Session, formats: Formats, entry: Entry, at: Columns): void {
  const { table, car } = entry;
  eachRow(session, formats, table, (row) => {
    row.ignore(at.modified);
    const date = row.dayOrNull(at.date);
    const lines: string[] = [];
    const title = row.short(at.title, 200, lines);
    const text = row.notes(at.notes, lines);
    row.add(car, {
      kind: 'note',
      ...filesOf(session, entry, row),
      fields: { date, title: title ?? titleOf(text, 'Note'), text },
    });
  });
}

/** Nothing but a list of files is given to a record that has none. */
function filesOf(session: Session, { files }: Entry, { row }: RowReader): { files?: string[] } {
  const all = files?.[row - 1] ?? [];
  skip(session, 'files-beyond', all.length - limits.filesPerRecord);
  return all.length > 0 ? { files: all.slice(0, limits.filesPerRecord) } : {};
}

/** The API gives out when a reminder is due next, but not how it repeats. */
function readReminders(session: Session, formats: Formats, { table, car }: Entry, at: Columns): void {
  const distance = askDistance(session, table, at.dueKm);
  eachRow(session, formats, table, (row) => {
    const metric = row.text(at.metric).toLowerCase();
    const dueDate = metric === 'odometer' ? null : row.dayOrNull(at.dueDate);
    const dueKm = metric === 'date' ? null : row.km(at.dueKm, distance);
    row.ignore(at.dueDate, at.dueKm);
    const lines: string[] = [];
    const title = row.short(at.title, 100, lines);
    const kind = reminderKindOf(title ?? '');
    const plan = planOf({ kind, dueDate, dueKm, every: null, repeatKm: null, doneOn: null, doneKm: null });
    if (!plan) row.fail('reminder');
    const notes = row.notes(at.notes, lines);
    const fields = { title: title ?? titleOf(notes), kind, notes, plan };
    row.add(car, { kind: 'reminder', fields: { ...fields, leadDays: null, leadKm: null } });
  });
}
