import { isCurrency } from './currency-words.ts';
import { knownFields, nameFits, SURE } from './column-names.ts';
import { isNameOfFuel } from './energy-words.ts';
import { headerWords } from './header-words.ts';
import { lookUp } from './look-up.ts';
import type { TableField } from './schema.ts';
import type { Table } from './session.ts';
import type { NamedTable } from './table-shape.ts';
import { isUnitOfDistance } from './unit-rules.ts';

export type Json = Record<string, unknown>;

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const objectsIn = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isObject) : []);

export function cellOf(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

const FIELDS_MAX = 200;

/** A column per field; `row` is the position of the object, counted from 1. */
export function tableOf(file: string, objects: readonly Json[]): Table {
  const headers = [...new Set(objects.flatMap((object) => Object.keys(object)))].slice(0, FIELDS_MAX);
  const rows = objects.map((object, at) => ({
    row: at + 1,
    cells: headers.map((name) => cellOf(object[name])),
  }));
  return { file, headers, rows };
}

const DEPTH_MAX = 6;
const TABLES_MAX = 200;

/** What a record has, with objects in it as 'fuel amount', and lists of words as one cell. */
function flat(object: Json, before = '', depth = 0): [string, unknown][] {
  return Object.entries(object).flatMap(([key, value]): [string, unknown][] => {
    const name = `${before}${key}`.trim();
    if (isObject(value)) return depth < 2 ? flat(value, `${name} `, depth + 1) : [];
    if (!Array.isArray(value)) return [[name, value]];
    return value.some((one) => typeof one === 'object') ? [] : [[name, value.join(', ')]];
  });
}

const oneOf = (name: string) => name.replace(/(?<=\p{L}{2})s$/iu, '');
const isOfCar = (name: string) => (nameFits(oneOf(name)).car ?? 0) > 0.5;
const isDated = (one: Json) => Object.keys(one).some((key) => (nameFits(key).date ?? 0) > 0.5);

/** Lists of records with days. */
const hasRecords = (one: Json): boolean => Object.values(one).some((value) => objectsIn(value).some(isDated));

/** A list of records with their keys, also one that is kept by their ids. */
function recordsIn(value: unknown, name: string): [string, Json][] {
  if (Array.isArray(value)) return objectsIn(value).map((one) => ['', one]);
  const all = isObject(value) ? Object.entries(value) : [];
  const records = all.flatMap(([key, one]): [string, Json][] => (isObject(one) ? [[key, one]] : []));
  const [first, second] = records;
  if (!first || records.length < all.length) return [];
  if (!second) {
    const isList = oneOf(name) !== name && isOfCar(name);
    return isList || (isDated(first[1]) && !isOfCar(first[0])) ? records : [];
  }
  const fields = Object.keys(first[1]);
  return fields.filter((key) => key in second[1]).length * 2 > fields.length ? records : [];
}

const NAMED = new Set(
  'name nickname title label nume nev naam nimi nombre nom nome nazwa nazev nazov ime nosaukums pavadinimas namn navn bezeichnung название имя назва'.split(
    ' ',
  ),
);

/** What a car is called. */
function labelOf(car: Json): string {
  const text = (name: string) => cellOf(car[name]).trim();
  const named = Object.keys(car).find((key) => NAMED.has(headerWords(key).words.at(-1)!) && text(key) !== '');
  if (named !== undefined) return text(named);
  const fitting = Object.keys(car).find((key) => (nameFits(key).car ?? 0) > SURE && /\p{L}/u.test(text(key)));
  return `${text('make')} ${text('model')}`.trim() || text(fitting ?? 'id');
}

/** What is said once of all records below: their currency, a car's units and fuel. */
const SAID = ['currency', 'energy', 'distanceUnit', 'volumeUnit'] as const;
/** Of what it is said. */
const OF: Partial<Record<TableField, readonly TableField[]>> = {
  currency: ['cost'],
  energy: ['amount'],
  volumeUnit: ['amount'],
  distanceUnit: ['odometer', 'trip'],
};
function saidIn(parent: Json, before: Json): Json {
  const own = Object.entries(parent).flatMap(([key, value]): [string, unknown][] => {
    if (isObject(value) && !isOfCar(key)) return Object.entries(saidIn(value, {}));
    const text = typeof value === 'string' ? value.trim() : '';
    if (text === '') return [];
    // What is a unit or a currency needs no name that is known.
    if (isUnitOfDistance(text)) return [['distanceUnit', text]];
    if (/^[A-Z]{3}$/.test(text) && isCurrency(text)) return [['currency', text]];
    if (isNameOfFuel(text) && !isOfCar(key)) return [['energy', text]];
    const field = SAID.find((one) => (nameFits(key)[one] ?? 0) > SURE);
    return field === undefined ? [] : [[field, text]];
  });
  return { ...before, ...Object.fromEntries(own) };
}

const ID = new Set(['id', 'uuid', 'guid', 'key']);
const idsOf = (one: Json) =>
  Object.entries(one).flatMap(([key, value]) =>
    ID.has(headerWords(key).words.at(-1)!) ? [cellOf(value)] : [],
  );

/** Cars by their ids: what they are called, and what is said of their records. */
type Cars = ReadonlyMap<string, { label: string; said: Json }>;

/** Whether a table lacks what is said, and has what it is said of. */
function isOpen(field: string, headers: readonly string[]): boolean {
  if (field === 'car') return true;
  const has = (one: TableField) => headers.some((header) => (nameFits(header)[one] ?? 0) > SURE);
  const of = lookUp(OF, field);
  return !has(field as TableField) && (!of || of.some(has));
}

/** Records that name their car by its id get its name, and what is said of it. */
function withCars(table: NamedTable, cars: Cars): NamedTable {
  const { headers } = table;
  const ofCar = headers.findIndex(
    (header, at) => isOfCar(header) && table.rows.some(({ cells }) => cars.has(cells[at]!)),
  );
  if (ofCar === -1) return table;
  const fields = SAID.filter(
    (field) => isOpen(field, headers) && [...cars.values()].some(({ said }) => said[field]),
  );
  const rows = table.rows.map(({ row, cells }) => {
    const car = cars.get(cells[ofCar]!);
    return {
      row,
      cells: [
        ...cells.with(ofCar, car?.label ?? cells[ofCar]!),
        ...fields.map((field) => cellOf(car?.said[field])),
      ],
    };
  });
  return { ...table, headers: [...headers, ...fields], rows };
}

/** Every list of records in a backup whose shape nobody knows; those of a car have its name. */
export function tablesOfJson(file: string, json: unknown): NamedTable[] {
  const tables: NamedTable[] = [];
  const cars = new Map<string, { label: string; said: Json }>();
  const walk = (value: unknown, name: string, above: Json, depth: number) => {
    if (depth > DEPTH_MAX || tables.length >= TABLES_MAX) return;
    const records = recordsIn(value, name);
    if (records.length > 0) {
      // What has lists of its own, and no day, is a car, whatever the language calls it.
      const isCarOf = (one: Json) => isOfCar(name) || (!isDated(one) && hasRecords(one));
      const rows = records.map(([, one]) => {
        const own = flat(one);
        const keys = own.map(([key]) => key);
        const said = isCarOf(one) ? { ...above, car: labelOf(one) } : above;
        return Object.fromEntries([...Object.entries(said).filter(([field]) => isOpen(field, keys)), ...own]);
      });
      tables.push({ ...tableOf(file, rows), name, hasHeader: true, titles: [] });
      for (const [key, one] of records) {
        const isCar = isCarOf(one);
        const label = labelOf(one);
        if (isCar) for (const id of [key, ...idsOf(one)]) cars.set(id, { label, said: saidIn(one, {}) });
        children(one, isCar ? { ...saidIn(one, above), car: label } : above, depth);
      }
    } else if (isObject(value)) {
      const own = Object.entries(value).find(([key, one]) => isObject(one) && isOfCar(key));
      const car = own ? labelOf(own[1] as Json) : isOfCar(name) ? labelOf(value) : '';
      const said = saidIn(value, own ? saidIn(own[1] as Json, above) : above);
      // Lists below what names a car by its id.
      const [id = ''] = Object.entries(value).flatMap(([key, one]) => (isOfCar(key) && cellOf(one)) || []);
      if (own) for (const one of idsOf(own[1] as Json)) cars.set(one, { label: car, said: {} });
      children(value, { ...said, ...((car || id) && { car: car || id }) }, depth);
    }
  };
  const children = (parent: Json, above: Json, depth: number) => {
    for (const [key, value] of Object.entries(parent)) walk(value, key, above, depth + 1);
  };
  walk(json, '', {}, 0);
  cars.delete('');
  const isOfRecords = ({ headers }: NamedTable) => headers.filter((one) => knownFields(one) > 0).length > 1;
  return tables.some(isOfRecords) ? tables.map((table) => withCars(table, cars)) : [];
}
