import { limits } from '#domain/limits.ts';
import { isOfRecords } from './car-headings.ts';
import { isDate } from './column-cells.ts';
import { nameFits, SURE } from './column-names.ts';
import { isCurrency } from './currency-words.ts';
import { isNameOfFuel } from './energy-words.ts';
import { lookUp } from './look-up.ts';
import { areForms, headerWords } from './header-words.ts';
import { carOf, factsAmong, isBrand, isModel, isOfCar } from './car-facts.ts';
import type { ImportedCar, TableField } from './schema.ts';
import { isBlank } from './sections.ts';
import type { NamedTable } from './table-shape.ts';
import { isUnitOfDistance } from './unit-rules.ts';
import { titleFacts } from './title-facts.ts';

const ID = new Set(['id', 'uuid', 'guid', 'key']);
export const isId = (header: string) => headerWords(header).words.some((word) => ID.has(word));

const NAMED = new Set(
  'name nickname title label nume nev naam nimi nombre nom nome nazwa nazev nazov ime nosaukums pavadinimas namn navn bezeichnung название имя назва ονομα наименование'.split(
    ' ',
  ),
);
/** What a car is called: by its name, its make and model, or what is different in every row. */
export function labelOf(cells: Record<string, string>): string {
  const headers = Object.keys(cells).filter((header) => !isBlank(cells[header]!));
  const text = (fits: (header: string) => boolean) => cells[headers.find(fits) ?? '']?.trim() ?? '';
  const named = text((header) => NAMED.has(headerWords(header).words.at(-1)!));
  if (named !== '') return named;
  const made = `${text(isBrand)} ${text(isModel)}`.trim();
  if (made !== '') return made;
  const fits = (header: string) => !isId(header) && /\p{L}/u.test(cells[header]!);
  const texts = headers.filter((header) => fits(header) && !isOfRecords(cells[header]!));
  const of =
    texts.find((header) => (nameFits(header).car ?? 0) > SURE) ?? (texts.length === 1 ? texts[0] : undefined);
  return cells[of ?? headers.find((header) => isId(header)) ?? '']?.trim() ?? '';
}

/** What is said once of all records of a car, and of what it is said. */
const SAID: Partial<Record<TableField, readonly TableField[]>> = {
  currency: ['cost'],
  energy: ['amount'],
  volumeUnit: ['amount'],
  distanceUnit: ['odometer', 'trip'],
};
const said = Object.keys(SAID) as TableField[];

/** What is a unit or a currency needs no name that is known. */
export function saidBy(header: string, text: string): TableField | undefined {
  if (isBlank(text)) return undefined;
  if (isUnitOfDistance(text)) return 'distanceUnit';
  if (/^[A-Z]{3}$/.test(text) && isCurrency(text)) return 'currency';
  if (isNameOfFuel(text) && !isOfCar(header)) return 'energy';
  return said.find((field) => (nameFits(header)[field] ?? 0) > SURE);
}

/** Whether a table lacks what is said, and has what it is said of, or records whose names may be unknown. */
export function isOpen(field: string, headers: readonly string[], isOfRecords = false): boolean {
  if (field === 'car') return true;
  const has = (one: TableField) => headers.some((header) => (nameFits(header)[one] ?? 0) > SURE);
  const of = lookUp(SAID, field);
  return !has(field as TableField) && ((isOfRecords && field === 'currency') || !of || of.some(has));
}

type Row = { label: string; cells: Record<string, string> };
type List = { table: NamedTable; isOfCars: boolean; byId: ReadonlyMap<string, Row> };

/** Rows that differ in an id and have no day of their own. */
function listOf(table: NamedTable): List[] {
  const { headers, rows } = table;
  const key = Math.max(0, headers.findIndex(isId));
  const ids = rows.map(({ cells }) => cells[key]?.trim() ?? '');
  const isOfCars = [table.name, ...headers].some((text) => isOfCar(text)) || headers.some(isBrand);
  const isDated = rows.some(({ cells }) => cells.some(isDate)) && !isOfCar(table.name);
  const isList = !isDated && rows.length <= limits.importCars && new Set(ids).size === ids.length;
  if (!isList || ids.includes('')) return [];
  const named = rows.map(({ cells }) => Object.fromEntries(headers.map((one, at) => [one, cells[at] ?? ''])));
  // What is no id is the name.
  const isName = isOfCar(headers[key]!) && !isId(headers[key]!);
  const label = (id: string, cells: Record<string, string>) => (isName ? id : labelOf(cells));
  const byId = ids.map((id, row) => [id, { label: label(id, named[row]!), cells: named[row]! }] as const);
  return [{ table, isOfCars, byId: new Map(byId) }];
}

/** The column of a table that names rows of a list by their ids. */
function keyOf({ headers, rows }: NamedTable, { table: { name }, isOfCars, byId }: List): number {
  const ofList = headerWords(name).words;
  const refers = (header: string) =>
    (isOfCars && isOfCar(header)) ||
    (isId(header) && headerWords(header).words.some((word) => ofList.some((other) => areForms(word, other))));
  return headers.findIndex((header, at) => {
    const cells = rows.flatMap(({ cells: own }) => own[at]?.trim() || []);
    return refers(header) && cells.length > 0 && cells.every((cell) => byId.has(cell));
  });
}

/** Records that name a car, or a kind, by its id get its name, and what is said of it; with the cars of the lists. */
export function withLists(all: readonly NamedTable[]): { tables: NamedTable[]; cars: ImportedCar[] } {
  const lists = all.flatMap(listOf);
  const tables = lists.reduce(
    (some, list) => some.map((table) => (table.name === list.table.name ? table : joined(table, list))),
    [...all],
  );
  const ofCars = lists.filter(({ isOfCars }) => isOfCars);
  return {
    tables,
    cars: ofCars.flatMap(({ byId }) =>
      [...byId.values()].map(({ label, cells }) =>
        carOf(label, { name: label, ...factsAmong(Object.entries(cells)) }),
      ),
    ),
  };
}

function joined(table: NamedTable, list: List): NamedTable {
  const key = keyOf(table, list);
  // The only car of a file needs no column of it.
  const [only] = list.byId.size === 1 && isOfCar(list.table.name) ? list.byId.values() : [];
  const isOthers = !['', only?.label].includes(titleFacts(table).car);
  const isOnly =
    key === -1 && Boolean(only?.label) && !isOthers && !table.headers.some((one) => isOfCar(one));
  if (key === -1 && !isOnly) return table;
  const facts = new Map(
    [...list.byId].map(([id, { label, cells }]) => {
      const own = Object.entries(cells).flatMap(([header, text]) => {
        const field = saidBy(header, text.trim());
        return field ? [[field, text.trim()] as const] : [];
      });
      return [id, { label, said: new Map<string, string>(own) }] as const;
    }),
  );
  const fields = said.filter(
    (field) => isOpen(field, table.headers) && [...facts.values()].some((one) => one.said.has(field)),
  );
  const rows = table.rows.map(({ row, cells }) => {
    const one = isOnly ? [...facts.values()][0] : facts.get(cells[key]?.trim() ?? '');
    const label = one?.label ?? '';
    const more = fields.map((field) => one?.said.get(field) ?? '');
    const own = isOnly ? table.headers.map((_, at) => cells[at] ?? '') : cells.with(key, label);
    return { row, cells: [...own, ...(isOnly ? [label] : []), ...more] };
  });
  return { ...table, headers: [...table.headers, ...(isOnly ? ['car'] : []), ...fields], rows };
}
