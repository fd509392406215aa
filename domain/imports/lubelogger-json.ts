import type { Energy } from '#domain/fills/schema.ts';
import { carOf, modelYearOf } from './car-facts.ts';
import { energyOf } from './energy-words.ts';
import { cellOf, isObject, objectsIn, type Json } from './json-shapes.ts';
import { tableOf } from './json-table.ts';
import { readEntries, type Entry, type RecordType } from './lubelogger-records.ts';
import { finishReading } from './finish-reading.ts';
import type { ImportAnswers, ImportContext, ImportReading, LubeLoggerKind } from './schema.ts';
import { addCar, refuseFile, skip, startSession, type Session } from './session.ts';

export type LubeLoggerInstance = {
  vehicles: unknown;
  records: Record<string, Partial<Record<LubeLoggerList, unknown>>>;
  /** Lists that this version does not hand out. */
  missing?: readonly string[];
};

export const lubeLoggerLists = [
  'gas',
  'odometer',
  'service',
  'repair',
  'upgrade',
  'tax',
  'supply',
  'plan',
  'equipment',
  'note',
  'reminder',
] as const;
export type LubeLoggerList = (typeof lubeLoggerLists)[number];

const TYPES: Record<LubeLoggerList, { type: RecordType; kind?: LubeLoggerKind }> = {
  gas: { type: 'fuel' },
  odometer: { type: 'odometer' },
  service: { type: 'work', kind: 'service' },
  repair: { type: 'work', kind: 'repair' },
  upgrade: { type: 'work', kind: 'upgrade' },
  tax: { type: 'tax' },
  supply: { type: 'supply' },
  plan: { type: 'plan' },
  equipment: { type: 'equipment' },
  note: { type: 'equipment' },
  reminder: { type: 'reminder' },
};

/** Of the instance alone, or computed from the rest. */
const INTERNAL = new Set(['id', 'vehicleid', 'urgency', 'usermetric', 'duedays', 'duedistance', 'pinned']);

const listIn = (record: Json, list: string): Json[] =>
  Object.entries(record)
    .filter(([name]) => name.toLowerCase() === list)
    .flatMap(([, value]) => objectsIn(value));

const nameOf = (file: Json) => cellOf(file['name'] ?? file['Name']);
const locationOf = (file: Json) => cellOf(file['location'] ?? file['Location']);

/** A link to somewhere else is no file. */
const isStored = (file: Json) => /^\/?(documents|images)\//.test(locationOf(file));

/** Kinds that become records which can have files. */
const WITH_FILES: readonly RecordType[] = ['fuel', 'work', 'tax', 'odometer', 'supply', 'plan', 'equipment'];

/** Extra fields become columns, as in the CSV, and the files that no record takes their names. */
function flat(record: Json, type: RecordType): Json {
  const fields = Object.entries(record).filter(([name]) => !INTERNAL.has(name.toLowerCase()));
  const extra = listIn(record, 'extrafields').map((one) => [
    `extrafield_${cellOf(one['name'] ?? one['Name'])}`,
    one['value'] ?? one['Value'],
  ]);
  const files = listIn(record, 'files')
    .filter((file) => !WITH_FILES.includes(type) || !isStored(file))
    .map((file) => (isStored(file) ? nameOf(file) : `${nameOf(file)} ${locationOf(file)}`.trim()))
    .join(', ');
  return Object.fromEntries([...fields, ...extra, ...(files === '' ? [] : [['Files', files]])]);
}

function filesOf(session: Session, record: Json, type: RecordType): string[] {
  const stored = listIn(record, 'files').filter(isStored).map(locationOf);
  if (WITH_FILES.includes(type)) return stored;
  skip(session, 'files-of-reminders', stored.length);
  return [];
}

const field = (vehicle: Json, name: string): string => {
  const found = Object.entries(vehicle).find(([key]) => key.toLowerCase() === name);
  return cellOf(found?.[1]).trim();
};

function readVehicle(session: Session, vehicle: Json): { id: string; car: string; name: string } {
  const [id, brand, model] = [field(vehicle, 'id'), field(vehicle, 'make'), field(vehicle, 'model')];
  const [year, plate] = [field(vehicle, 'year'), field(vehicle, 'licenseplate')];
  const vin = field(flat(vehicle, 'vehicle'), 'extrafield_vin');
  const name = [modelYearOf(year) ?? '', brand, model].join(' ').trim();
  return { id, name, car: addCar(session, carOf(id, { name, brand, model, year, plate, vin })) };
}

/** Versions differ: a name, or a flag for each fuel but gasoline. */
function energyOfVehicle(vehicle: Json): Energy | undefined {
  const named = energyOf(field(vehicle, 'fueltype'));
  if (named) return named;
  const flags = [field(vehicle, 'iselectric'), field(vehicle, 'isdiesel')].map((flag) => flag.toLowerCase());
  if (flags.includes('')) return undefined;
  if (flags[0] === 'true') return 'electric';
  return flags[1] === 'true' ? 'diesel' : 'gasoline';
}

/** A whole instance by its API, asked without a culture. `file` of what is read: '2018 Skoda Octavia/gas'. */
export function readLubeLogger(
  instance: LubeLoggerInstance,
  answers: ImportAnswers,
  context: ImportContext,
): ImportReading {
  const session = startSession(answers, context);
  const entries: Entry[] = objectsIn(instance.vehicles).flatMap((vehicle) => {
    const { id, car, name } = readVehicle(session, vehicle);
    const lists = isObject(instance.records) ? instance.records[id] : undefined;
    const energy = energyOfVehicle(vehicle);
    const bought = {
      table: tableOf(`${name}/vehicle`, [flat(vehicle, 'vehicle')]),
      car,
      type: 'vehicle',
    } as const;
    const others = lubeLoggerLists.flatMap((list) => {
      const records = objectsIn(lists?.[list]);
      if (records.length === 0) return [];
      const { type } = TYPES[list];
      const table = tableOf(
        `${name}/${list}`,
        records.map((record) => flat(record, type)),
      );
      const files = records.map((record) => filesOf(session, record, type));
      return [{ table, car, energy, files, ...TYPES[list] }];
    });
    return [bought, ...others];
  });
  for (const list of instance.missing ?? []) refuseFile(session, list, 'list-missing');
  readEntries(session, entries);
  return finishReading(session, 'lubelogger');
}
