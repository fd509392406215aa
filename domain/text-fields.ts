import type { Phrase } from './language/words.ts';

/**
 * An optional text of a record. A noun lists its own in `texts.ts`: shapes, forms, answers, merging, columns, the
 * export and SQL are made from that list.
 */
export type TextField = { label: Phrase; max: number };
export type TextFields<Name extends string = string> = Readonly<Record<Name, TextField>>;

export const namesOf = <Name extends string>(fields: TextFields<Name>) => Object.keys(fields) as Name[];

/** Maps each field to what `make` returns, under the same name. */
export const eachText = <Name extends string, Made>(
  fields: TextFields<Name>,
  make: (name: Name, field: TextField) => Made,
) =>
  Object.fromEntries(namesOf(fields).map((name) => [name, make(name, fields[name])])) as Record<Name, Made>;
