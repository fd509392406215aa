import * as z from 'zod/mini';
import type { AnySection } from '#server/platform/portable/section.ts';

type Shape = {
  type?: string;
  properties?: Record<string, Shape>;
  items?: Shape;
  anyOf?: Shape[];
};
type Path = readonly string[];
export type Cell = string | number;

export type SectionTable = {
  /** The file name without extension. */
  file: string;
  headers: string[];
  rows: (record: unknown, carName: (carId: unknown) => string) => Cell[][];
};

const CAR = 'carId';

/** The tables of a section: one of its records, and one for each list of objects in them, with the id of their
 * record. Nested objects become columns such as `plan.dueDate`. */
export function tablesOf({ name, schema }: AnySection): SectionTable[] {
  const shape = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape;
  const file = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const { columns, lists } = columnsOf(shape, [], 'id' in (shape.properties ?? {}));
  const hasCar = columns.some((path) => path.join() === CAR);
  const headers = columns.map((path) => path.join('.'));
  const common = (carName: (carId: unknown) => string, record: unknown): Cell[] =>
    hasCar ? [carName(valueAt(record, [CAR]))] : [];
  return [
    {
      file,
      headers: [...(hasCar ? ['car'] : []), ...headers],
      rows: (record, carName) => [
        [...common(carName, record), ...columns.map((path) => cellOf(valueAt(record, path)))],
      ],
    },
    ...lists.map(({ path, columns: own }) => ({
      file: `${file}-${path.join('-')}`,
      headers: [...(hasCar ? ['car'] : []), `${name}.id`, ...own.map((one) => one.join('.'))],
      rows: (record: unknown, carName: (carId: unknown) => string) =>
        itemsAt(record, path).map((item) => [
          ...common(carName, record),
          cellOf(valueAt(record, ['id'])),
          ...own.map((one) => cellOf(valueAt(item, one))),
        ]),
    })),
  ];
}

type Columns = { columns: Path[]; lists: { path: Path; columns: Path[] }[] };

function columnsOf(shape: Shape, path: Path, listsApart: boolean): Columns {
  const found: Columns = { columns: [], lists: [] };
  for (const [key, property] of Object.entries(shape.properties ?? {})) {
    const at = [...path, key];
    const one = withoutNull(property);
    const item = one.type === 'array' && listsApart ? withoutNull(one.items ?? {}) : null;
    if (one.properties) {
      const inner = columnsOf(one, at, listsApart);
      found.columns.push(...inner.columns);
      found.lists.push(...inner.lists);
    } else if (item?.properties) {
      found.lists.push({ path: at, columns: columnsOf(item, [], false).columns });
    } else found.columns.push(at);
  }
  return found;
}

function withoutNull(shape: Shape): Shape {
  const [only, ...others] = (shape.anyOf ?? [shape]).filter(({ type }) => type !== 'null');
  if (!only || others.length > 0) return {};
  return only === shape ? shape : withoutNull(only);
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const valueAt = (record: unknown, path: Path): unknown =>
  path.reduce<unknown>((value, key) => (isRecord(value) ? value[key] : null), record);

function itemsAt(record: unknown, path: Path): unknown[] {
  const items = valueAt(record, path);
  return Array.isArray(items) ? items : [];
}

/** A list of texts is written one per line; anything else without columns of its own is JSON. */
function cellOf(value: unknown): Cell {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string' || typeof value === 'number') return value;
  if (Array.isArray(value) && !value.some(isRecord)) return value.join('\n');
  return JSON.stringify(value);
}
