import { readRows, type Row } from '#domain/imports/csv-rows.ts';
import type { ImportFile, ImportReading } from '#domain/imports/schema.ts';
import { summaryOf } from '#domain/imports/summary-rules.ts';
import { unlikelyIn } from '#domain/imports/unlikely-rules.ts';
import { importFixture, importFixtureNames } from './import-files.ts';

/** The same numbers for the same seed, so that a failure can be repeated. */
function randomOf(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

type Random = ReturnType<typeof randomOf>;
type Rows = string[][];
/** `before`: the files that it was made of. */
export type Mutation = { name: string; before: ImportFile[]; after: ImportFile };

const encode = (text: string) => new TextEncoder().encode(text);
const cell = (text: string, delimiter: string) =>
  /["\n\r]/.test(text) || text.includes(delimiter) ? `"${text.replaceAll('"', '""')}"` : text;
const write = (rows: Rows, delimiter = ',') =>
  rows.map((cells) => cells.map((one) => cell(one, delimiter)).join(delimiter)).join('\n');

/** A table, or a section of a file, whose name stands above it alone. */
function blockOf(rows: Rows, random: Random): { from: number; to: number } {
  const isTable = (row: string[] | undefined) =>
    row !== undefined && row.filter((one) => one !== '').length > 2;
  const starts = rows.flatMap((row, at) => (isTable(row) && !isTable(rows[at - 1]) ? [at] : []));
  const from = starts[random(starts.length)] ?? 0;
  const end = rows.findIndex((row, at) => at > from && !isTable(row));
  return { from, to: end === -1 ? rows.length : end };
}

const inBlock = (rows: Rows, random: Random, change: (block: Rows) => Rows): Rows => {
  const { from, to } = blockOf(rows, random);
  return [...rows.slice(0, from), ...change(rows.slice(from, to)), ...rows.slice(to)];
};

const dropped = (rows: Rows, random: Random) =>
  inBlock(rows, random, (block) => {
    const at = random(block[0]!.length);
    return block.map((cells) => cells.toSpliced(at, 1));
  });

const renamed = (rows: Rows, random: Random) =>
  inBlock(rows, random, ([header = [], ...rest]) => [header.with(random(header.length), 'Zzyx'), ...rest]);

const reordered = (rows: Rows, random: Random) =>
  inBlock(rows, random, (block) => {
    const [one, other] = [random(block[0]!.length), random(block[0]!.length)];
    return block.map((cells) =>
      cells.map((text, at) => cells[at === one ? other : at === other ? one : at] ?? text),
    );
  });

const narrowed = (rows: Rows, random: Random) =>
  inBlock(rows, random, ([header = [], ...rest]) => {
    const at = random(header.length);
    return [header, ...rest.map((cells) => cells.toSpliced(at, 1))];
  });

const localised = (rows: Rows) =>
  rows.map((cells) => cells.map((one) => (/^-?\d+\.\d+$/.test(one) ? one.replace('.', ',') : one)));

const localDates = (rows: Rows) =>
  rows.map((cells) =>
    cells.map((one) =>
      one.replace(/^(\d{4})-(\d{2})-(\d{2})(?=$| )/, (_, year, month, day) => `${day}.${month}.${year}`),
    ),
  );

function utf16(text: string): Uint8Array {
  const bytes = new Uint8Array(2 + text.length * 2);
  bytes.set([0xff, 0xfe]);
  for (let at = 0; at < text.length; at += 1) {
    bytes[2 + at * 2] = text.charCodeAt(at) & 0xff;
    bytes[3 + at * 2] = text.charCodeAt(at) >> 8;
  }
  return bytes;
}

const WAYS: Record<string, (rows: Rows, random: Random) => Uint8Array> = {
  dropped: (rows, random) => encode(write(dropped(rows, random))),
  renamed: (rows, random) => encode(write(renamed(rows, random))),
  reordered: (rows, random) => encode(write(reordered(rows, random))),
  narrowed: (rows, random) => encode(write(narrowed(rows, random))),
  separated: (rows, random) => encode(write(rows, [';', '\t', '|'][random(3)])),
  encoded: (rows) => utf16(write(rows, '\t')),
  localised: (rows) => encode(write(localised(rows), ';')),
  dated: (rows) => encode(write(localDates(rows), ';')),
  cut: (rows, random) => encode(cut(write(rows), random)),
  doubled: (rows) => encode(write([...rows, ...rows])),
};

/** Within a row of values: where whole rows or a heading are gone, nothing in the file says so. */
function cut(text: string, random: Random): string {
  const lines = text.split('\n');
  const inside = lines.flatMap((line, at) => (at > 0 && /\d/.test(line) && line.includes(',') ? [at] : []));
  const last = inside[random(inside.length)] ?? 0;
  const line = lines[last]!;
  // Half a row lacks cells, whatever commas its last text has.
  return [...lines.slice(0, last), line.slice(0, 1 + random(line.length >> 1))].join('\n');
}

/** Files that are right, changed as hands, spreadsheets and broken downloads change them. */
export function* mutations(count: number, seed = 1): Generator<Mutation> {
  const random = randomOf(seed);
  const files = importFixtureNames('.csv').map((name) => {
    const { rows } = readRows(new TextDecoder().decode(importFixture(name).bytes));
    return { name, rows: rows.map(({ cells }: Row) => cells.map((one) => one.replace('\uFEFF', ''))) };
  });
  const ways = Object.entries(WAYS);
  const fileOf = (file: { name: string; rows: Rows }) => ({
    name: file.name,
    bytes: encode(write(file.rows)),
  });
  for (let at = 0; at < count; at += 1) {
    const file = files[random(files.length)]!;
    const way = ways[at % (ways.length + 1)];
    if (way) {
      const bytes = way[1](file.rows, random);
      yield {
        name: `${at} ${way[0]} ${file.name}`,
        before: [fileOf(file)],
        after: { name: file.name, bytes },
      };
    } else {
      const other = files[random(files.length)]!;
      const bytes = encode(write([...file.rows, ...other.rows]));
      const name = `${at} ${file.name} joined with ${other.name}`;
      yield { name, before: [fileOf(file), fileOf(other)], after: { name: file.name, bytes } };
    }
  }
}

/** What an owner would find wrong afterwards: sums of money and amounts by car, and the odometer. */
export function sumsOf({ records }: ImportReading): Record<string, number> {
  const sums: Record<string, number> = {};
  const add = (name: string, value: number) =>
    (sums[name] = Math.round(((sums[name] ?? 0) + value) * 1000) / 1000);
  for (const { kind, car, fields } of records) {
    // A note has no sum; it is what is left of cells, which are counted.
    if (kind !== 'note') add(`${car} ${kind}`, 1);
    if (kind === 'fill') add(`${car} ${fields.energy}`, fields.amount ?? 0);
    if ((kind === 'fill' || kind === 'repair') && fields.cost) add(`${car} ${fields.currency}`, fields.cost);
    const km = kind === 'repair' ? fields.mileage : kind === 'fill' || kind === 'mileage' ? fields.km : null;
    if (km) sums[`${car} km`] = Math.max(sums[`${car} km`] ?? 0, km);
  }
  return sums;
}

/**
 * Whether the preview tells that something is otherwise: a question, a row that cannot be read, something left out or
 * doubtful, or nothing at all where a sum should be.
 */
export function isSaid(after: ImportReading, before: ImportReading): boolean {
  const asks = ({ questions }: ImportReading) => questions.map(({ id }) => id).join();
  const left = ({ skipped }: ImportReading) =>
    skipped.map(({ reason, count }) => `${reason} ${count}`).join();
  const told = ({ noted, unread, totals }: ImportReading) => JSON.stringify([noted, unread, totals]);
  const problems = ({ unreadable }: ImportReading) =>
    unreadable.map(({ row, reason }) => `${row} ${reason}`).join();
  const unpriced = ({ records }: ImportReading) =>
    summaryOf(records).reduce((sum, { all }) => sum + all.unpriced, 0);
  const sums = sumsOf(after);
  const isEmptied = Object.entries(sumsOf(before)).some(
    ([name]) => / (km|[A-Z]{3})$/.test(name) && !(name in sums),
  );
  return (
    asks(after) !== asks(before) ||
    problems(after) !== problems(before) ||
    unpriced(after) !== unpriced(before) ||
    left(after) !== left(before) ||
    after.flagged.length !== before.flagged.length ||
    unlikelyIn(after.records).length !== unlikelyIn(before.records).length ||
    after.source !== before.source ||
    told(after) !== told(before) ||
    isEmptied
  );
}
