import { carOf, modelYearOf } from './car-rows.ts';
import { energyOf } from './energy-words.ts';
import { cellOf, isObject, objectsIn, tableOf, type Json } from './json-table.ts';
import { readEntries, type Entry, type RecordType } from './lubelogger-records.ts';
import { finishReading } from './finish-reading.ts';
import type { ImportAnswers, ImportContext, ImportReading, LubeLoggerKind } from './schema.ts';
import { addCar, startSession, type Session } from './session.ts';

export type LubeLoggerInstance = {
  vehicles: unknown;
  records: Record<string, Partial<Record<LubeLoggerList, unknown>>>;
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

/** Extra fields become columns and files their names, as in the CSV. */
function flat(record: Json): Json {
  const fields = Object.entries(record).filter(([name]) => !INTERNAL.has(name.toLowerCase()));
  const extra = fields
    .filter(([name]) => name.toLowerCase() === 'extrafields')
    .flatMap(([, list]) => objectsIn(list))
    .map(({ name, value }) => [`extrafield_${cellOf(name)}`, value] as const);
  const files = fields
    .filter(([name]) => name.toLowerCase() === 'files')
    .flatMap(([, list]) => objectsIn(list))
    .map(({ name }) => cellOf(name))
    .join(', ');
  return Object.fromEntries([...fields, ...extra, ...(files === '' ? [] : [['Files', files] as const])]);
}

const field = (vehicle: Json, name: string): string => {
  const found = Object.entries(vehicle).find(([key]) => key.toLowerCase() === name);
  return cellOf(found?.[1]).trim();
};

function readVehicle(session: Session, vehicle: Json): { id: string; car: string } {
  const [id, brand, model] = [field(vehicle, 'id'), field(vehicle, 'make'), field(vehicle, 'model')];
  const [year, plate] = [field(vehicle, 'year'), field(vehicle, 'licenseplate')];
  const name = [modelYearOf(year) ?? '', brand, model].join(' ').trim();
  return { id, car: addCar(session, carOf(id, { name, brand, model, year, plate, vin: '' })) };
}

/** A whole instance by its API, asked without a culture. `file` of what is read: 'vehicle/list'. */
export function readLubeLogger(
  instance: LubeLoggerInstance,
  answers: ImportAnswers,
  context: ImportContext,
): ImportReading {
  const session = startSession(answers, context);
  const entries: Entry[] = objectsIn(instance.vehicles).flatMap((vehicle) => {
    const { id, car } = readVehicle(session, vehicle);
    const lists = isObject(instance.records) ? instance.records[id] : undefined;
    const energy = energyOf(field(vehicle, 'fueltype')) ?? undefined;
    return lubeLoggerLists.flatMap((list) => {
      const records = objectsIn(lists?.[list]).map((record) => flat(record));
      if (records.length === 0) return [];
      return [{ table: tableOf(`${id}/${list}`, records), car, energy, ...TYPES[list] }];
    });
  });
  readEntries(session, entries);
  return finishReading(session, 'lubelogger');
}
