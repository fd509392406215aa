import { isOfCar } from './car-facts.ts';
import { isId, isOpen, labelOf, saidBy } from './car-lists.ts';
import { isDate } from './column-cells.ts';
import { knownFields, nameFits } from './column-names.ts';
import { cellOf, isObject, objectsIn, withRecords, type Json } from './json-shapes.ts';
import type { Table } from './session.ts';
import type { NamedTable } from './table-shape.ts';

const FIELDS_MAX = 200;

/** A column per field; `row` is the position of the object, counted from 1. */
export function tableOf(file: string, objects: readonly Json[]): Table {
  return tableBy(file, objects, (object) => object);
}

/** @param fieldsOf is asked twice instead of keeping what all records have */
function tableBy<One>(file: string, records: readonly One[], fieldsOf: (one: One) => Json): Table {
  const names = new Set<string>();
  for (const one of records) for (const name of Object.keys(fieldsOf(one))) names.add(name);
  const headers = [...names].slice(0, FIELDS_MAX);
  const rows = records.map((one, at) => {
    const fields = fieldsOf(one);
    return { row: at + 1, cells: headers.map((name) => cellOf(fields[name])) };
  });
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

const isDated = (one: Json) =>
  Object.entries(one).some(([key, value]) => (nameFits(key).date ?? 0) > 0.5 || isDate(cellOf(value)));

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
    const isList = /s$/i.test(name) && isOfCar(name);
    const isFlat = !Object.values(first[1]).some((one) => isObject(one) || Array.isArray(one));
    return isList || (isFlat && isDated(first[1]) && !isOfCar(first[0])) ? records : [];
  }
  const fields = Object.keys(first[1]);
  return fields.filter((key) => key in second[1]).length * 2 > fields.length ? records : [];
}

/** Its texts and numbers by their names. */
const textsIn = (one: Json) =>
  Object.fromEntries(Object.entries(one).map(([key, value]) => [key, cellOf(value)]));

function saidIn(parent: Json, before: Json): Json {
  const own = Object.entries(parent).flatMap(([key, value]): [string, unknown][] => {
    if (isObject(value) && !isOfCar(key)) return Object.entries(saidIn(value, {}));
    const text = typeof value === 'string' ? value.trim() : '';
    const field = saidBy(key, text);
    return field === undefined ? [] : [[field, text]];
  });
  return { ...before, ...Object.fromEntries(own) };
}

/** Every list of records in a backup whose shape nobody knows; those of a car have its name. */
export function tablesOfJson(file: string, json: unknown): NamedTable[] {
  const tables: NamedTable[] = [];
  const walk = (one: unknown, name: string, above: Json, depth: number) => {
    if (depth > DEPTH_MAX || tables.length >= TABLES_MAX) return;
    const value = withRecords(one);
    const records = recordsIn(value, name).map(([id, own]) => [id, withRecords(own) as Json] as const);
    if (records.length > 0) {
      // What has lists of records is a car, whatever the language calls it.
      const isCarOf = (one: Json) => isOfCar(name) || hasRecords(one);
      const fieldsOf = ([id, one]: readonly [string, Json]) => {
        const own = [
          ...(id === '' || 'id' in one ? [] : Object.entries(isDate(id) ? { date: id } : { id })),
          ...flat(one),
        ];
        const keys = own.map(([key]) => key);
        const said = isCarOf(one) ? { ...above, car: labelOf(textsIn(one)) } : above;
        return Object.fromEntries([
          ...Object.entries(said).filter(([field]) => isOpen(field, keys, isDated(one))),
          ...own,
        ]);
      };
      tables.push({ ...tableBy(file, records, fieldsOf), name, hasHeader: true, titles: [] });
      for (const [, one] of records)
        children(one, isCarOf(one) ? { ...saidIn(one, above), car: labelOf(textsIn(one)) } : above, depth);
    } else if (isObject(value)) {
      const own = Object.entries(value).find(([key, one]) => isObject(one) && isOfCar(key));
      const named = own ? (own[1] as Json) : isOfCar(name) ? value : {};
      const car = labelOf(textsIn(named));
      // Records below may name it by its id.
      if (own && Object.keys(named).some(isId))
        tables.push({
          ...tableOf(file, [Object.fromEntries(flat(named))]),
          name: own[0],
          hasHeader: true,
          titles: [],
        });
      const said = saidIn(value, own ? saidIn(own[1] as Json, above) : above);
      // Lists below what names a car by its id.
      const [id = ''] = Object.entries(value).flatMap(([key, one]) => (isOfCar(key) && cellOf(one)) || []);
      children(value, { ...said, ...((car || id) && { car: car || id }) }, depth);
    }
  };
  const children = (parent: Json, above: Json, depth: number) => {
    for (const [key, value] of Object.entries(parent)) walk(value, key, above, depth + 1);
  };
  walk(json, '', {}, 0);
  const isOfRecords = ({ headers, rows }: NamedTable) =>
    headers.filter((one) => knownFields(one) > 0).length > 1 ||
    rows.some(
      ({ cells }) => cells.some(isDate) && cells.filter((cell) => /^\d+([.,]\d+)?$/.test(cell)).length > 1,
    );
  return tables.some(isOfRecords) ? tables : [];
}
