import { knownFields, nameFits } from './column-names.ts';
import type { Table } from './session.ts';
import type { NamedTable } from './table-shape.ts';

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
    const name = `${before}${key}`;
    if (isObject(value)) return depth < 2 ? flat(value, `${name} `, depth + 1) : [];
    if (!Array.isArray(value)) return [[name, value]];
    return value.some((one) => typeof one === 'object') ? [] : [[name, value.join(', ')]];
  });
}

const oneOf = (name: string) => name.replace(/(?<=\p{L}{2})s$/iu, '');
const isOfCar = (name: string) => (nameFits(oneOf(name)).car ?? 0) > 0.5;
const isDated = (one: Json) => Object.keys(one).some((key) => (nameFits(key).date ?? 0) > 0.5);

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

/** What a car is called. */
function labelOf(car: Json): string {
  const text = (name: string) => cellOf(car[name]).trim();
  const own = ['name', 'nickname', 'title', 'label'].map(text).find((one) => one !== '');
  return own ?? (`${text('make')} ${text('model')}`.trim() || text('plate') || text('id'));
}

const IDS = ['id', '_id', 'uuid', 'guid', 'key'];

/** Records that name their car by its id get its name. */
function withNames(table: NamedTable, names: ReadonlyMap<string, string>): NamedTable {
  const ofCar = table.headers.map((header) => isOfCar(header));
  const rows = table.rows.map(({ row, cells }) => ({
    row,
    cells: cells.map((cell, at) => (ofCar[at] ? (names.get(cell) ?? cell) : cell)),
  }));
  return { ...table, rows };
}

/** Every list of records in a backup whose shape nobody knows; those of a car have its name. */
export function tablesOfJson(file: string, json: unknown): NamedTable[] {
  const tables: NamedTable[] = [];
  const names = new Map<string, string>();
  const walk = (value: unknown, name: string, car: string, depth: number) => {
    if (depth > DEPTH_MAX || tables.length >= TABLES_MAX) return;
    const records = recordsIn(value, name);
    if (records.length > 0) {
      const rows = records.map(([, one]) =>
        Object.fromEntries([...(car ? [['car', car]] : []), ...flat(one)]),
      );
      tables.push({ ...tableOf(file, rows), name, hasHeader: true, titles: [] });
      for (const [key, one] of records) {
        if (isOfCar(name))
          for (const id of [key, ...IDS.map((field) => cellOf(one[field]))]) names.set(id, labelOf(one));
        children(one, isOfCar(name) ? labelOf(one) : car, depth);
      }
    } else if (isObject(value)) {
      const own = Object.entries(value).find(([key, one]) => isObject(one) && isOfCar(key));
      children(value, own ? labelOf(own[1] as Json) : isOfCar(name) ? labelOf(value) : car, depth);
    }
  };
  const children = (parent: Json, car: string, depth: number) => {
    for (const [key, value] of Object.entries(parent)) walk(value, key, car, depth + 1);
  };
  walk(json, '', '', 0);
  names.delete('');
  const isOfRecords = ({ headers }: NamedTable) => headers.filter((one) => knownFields(one) > 0).length > 1;
  return tables.some(isOfRecords) ? tables.map((table) => withNames(table, names)) : [];
}
