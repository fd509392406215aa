import type { Table } from './session.ts';

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
