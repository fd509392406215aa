import { isObject, objectsIn, type Json } from './json-shapes.ts';
import type { LubeLoggerList } from './lubelogger-json.ts';

/** Path under the address, by kind of record. */
export const listPaths: Record<LubeLoggerList, string> = {
  gas: 'gasrecords',
  odometer: 'odometerrecords',
  service: 'servicerecords',
  repair: 'repairrecords',
  upgrade: 'upgraderecords',
  tax: 'taxrecords',
  supply: 'supplyrecords',
  plan: 'planrecords',
  equipment: 'equipmentrecords',
  note: 'notes',
  reminder: 'reminders',
};

/** Older versions do not hand them out. */
export const LATER_LISTS: readonly LubeLoggerList[] = ['supply', 'plan', 'equipment', 'note'];

const TEXT_MAX = 20_000;
const FIELDS_MAX = 100;
const LISTED_MAX = 50;

function plainFields(object: Json): Json {
  const plain: Json = {};
  for (const [name, value] of Object.entries(object).slice(0, FIELDS_MAX)) {
    if (typeof value === 'string') plain[name] = value.slice(0, TEXT_MAX);
    else if (typeof value === 'number' || typeof value === 'boolean') plain[name] = value;
  }
  return plain;
}

/** What a record of the API may hold, whatever the server sent. */
function plainRecord(record: Json): Json {
  const lists = Object.entries(record)
    .filter(([name]) => /^(extrafields|files)$/i.test(name))
    .map(([name, list]) => [name, objectsIn(list).slice(0, LISTED_MAX).map(plainFields)] as const);
  return { ...plainFields(record), ...Object.fromEntries(lists) };
}

/** Null for what LubeLogger never answers: anything but a list of objects. */
export const recordsIn = (answer: unknown): Json[] | null =>
  Array.isArray(answer) && answer.every(isObject) ? answer.map(plainRecord) : null;

const hasNames = (vehicle: Json, names: readonly string[]) => {
  const own = new Set(Object.keys(vehicle).map((name) => name.toLowerCase()));
  return names.every((name) => own.has(name));
};

export function vehiclesIn(answer: unknown): Json[] | null {
  const vehicles = recordsIn(answer);
  return vehicles?.every((one) => hasNames(one, ['id', 'make', 'model'])) ? vehicles : null;
}
