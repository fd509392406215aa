import type {
  ImportAnswers,
  ImportContext,
  ImportedCar,
  ImportedRecord,
  ImportQuestion,
  OwnTotal,
  TableRead,
  Unreadable,
  UnreadableReason,
} from './schema.ts';
import { limits } from '#domain/limits.ts';
import { plainName } from './plain-word.ts';
import type { Gap } from './broken-chains.ts';
import type { Row } from './csv-rows.ts';
import type { SkippedReason } from './skipped-words.ts';

export type Table = { file: string; headers: string[]; rows: Row[] };

export type Session = {
  answers: ImportAnswers;
  context: ImportContext;
  questions: Map<ImportQuestion['id'], ImportQuestion>;
  cars: Map<string, ImportedCar>;
  /** Of cars that are told apart by their names alone, as each was spelled first. */
  spellings: Map<string, string>;
  records: ImportedRecord[];
  unreadable: Unreadable[];
  /** Where fill-ups are missing. */
  gaps: Gap[];
  skipped: Map<SkippedReason, number>;
  noted: Map<string, number>;
  unread: Set<string>;
  totals: OwnTotal[];
  tables: TableRead[];
  /** Names of pictures and documents beside the tables, by their last part, and those that a record has. */
  attached: ReadonlyMap<string, string | null>;
  linked: Set<string>;
};

export const startSession = (
  answers: ImportAnswers,
  context: ImportContext,
  attached: readonly string[] = [],
): Session => ({
  answers,
  context,
  attached: byLastName(attached),
  linked: new Set(),
  questions: new Map(),
  cars: new Map(),
  spellings: new Map(),
  records: [],
  unreadable: [],
  gaps: [],
  skipped: new Map(),
  noted: new Map(),
  unread: new Set(),
  totals: [],
  tables: [],
});

const SAMPLES = 5;
const CELLS_SHOWN = 40;
const CELL_LENGTH = 200;

type QuestionOf<Choice extends string> = {
  id: ImportQuestion['id'];
  files: readonly string[];
  choices: readonly Choice[];
  suggested: Choice;
  samples: readonly string[];
  ofFiles?: ImportQuestion['ofFiles'];
  isAssumed?: boolean | undefined;
};

const merged = (kept: readonly string[], more: readonly string[]) => [...new Set([...kept, ...more])];

/** Adds the question, or its files and samples to the same question; reads by the suggestion until it is answered. */
export function ask<Choice extends string>(session: Session, question: QuestionOf<Choice>): Choice {
  const before = session.questions.get(question.id);
  const isAll = (kept: readonly string[], more: readonly string[]) => more.every((one) => kept.includes(one));
  const isSaid =
    before !== undefined &&
    isAll(before.files, question.files) &&
    isAll(before.choices, question.choices) &&
    (before.samples.length === SAMPLES || isAll(before.samples, question.samples)) &&
    (question.isAssumed || !before.isAssumed);
  if (isSaid) return question.suggested;
  session.questions.set(question.id, {
    id: question.id,
    files: merged(before?.files ?? [], question.files),
    choices: merged(before?.choices ?? [], question.choices),
    suggested: before?.suggested ?? question.suggested,
    samples: merged(before?.samples ?? [], question.samples).slice(0, SAMPLES),
    ...(question.ofFiles && { ofFiles: question.ofFiles }),
    ...(question.isAssumed && (!before || before.isAssumed) && { isAssumed: true }),
  });
  return question.suggested;
}

export function skip(session: Session, reason: SkippedReason, count = 1): void {
  if (count > 0) session.skipped.set(reason, (session.skipped.get(reason) ?? 0) + count);
}

const LACKS = { km: 'no-odometer', cost: 'no-cost', car: 'no-car', due: 'no-due' } as const;

/** A column that the app always writes is not there: its rows are read without it, and counted. */
export function countLacks(
  session: Session,
  { rows }: Table,
  at: Partial<Record<keyof typeof LACKS, number>>,
): void {
  for (const [field, reason] of Object.entries(LACKS))
    if (at[field as keyof typeof LACKS] === -1) skip(session, reason, rows.length);
}

/** @param gap what is known of the fill-up that it was; null if it was none */
export function refuseRow(
  session: Session,
  file: string,
  row: Row,
  reason: UnreadableReason,
  gap: Omit<Gap, 'file' | 'row'> | null = {},
): void {
  if (gap) session.gaps.push({ file, row: row.row, ...gap });
  const cells = row.cells.slice(0, CELLS_SHOWN).map((cell) => cell.slice(0, CELL_LENGTH));
  session.unreadable.push({ file, row: row.row, reason, ...(cells.length > 0 && { cells }) });
}

export function refuseFile(session: Session, file: string, reason: UnreadableReason): void {
  session.unreadable.push({ file, row: null, reason });
}

/** A name that is spelled otherwise is the same car: its key is the first spelling. */
function keyOf({ spellings }: Session, { key, name }: ImportedCar): string {
  if (key !== name) return key;
  const before = spellings.get(name);
  if (before !== undefined) return before;
  const plain = plainName(name) || name;
  const first = spellings.get(plain) ?? name;
  spellings.set(plain, first).set(name, first);
  return first;
}

/** The first description of a car wins, field by field. @returns the key of the car */
export function addCar(session: Session, car: ImportedCar): string {
  const key = keyOf(session, car);
  if (key !== car.key) skip(session, 'same-car');
  session.cars.set(key, { ...car, key, ...session.cars.get(key) });
  return key;
}

/** What a list says of cars that have records, under its name of them, their plate or VIN. */
export function describeCars(session: Session, cars: readonly ImportedCar[]): void {
  for (const car of cars) {
    const keys = [car.name, car.plate, car.vin].flatMap((name) =>
      name ? [keyOf(session, { key: name, name })] : [],
    );
    const known = keys.map((key) => session.cars.get(key)).find(Boolean);
    if (known) session.cars.set(known.key, { ...car, ...known });
  }
}

const lastName = (path: string) => path.trim().split(/[/\\]/).at(-1)!.toLowerCase();

/** Matched by the end of the path, as apps write where a file was on the phone; null if two files share the name. */
function byLastName(attached: readonly string[]): Map<string, string | null> {
  const found = new Map<string, string | null>();
  for (const name of attached) found.set(lastName(name), found.has(lastName(name)) ? null : name);
  return found;
}

export function linkFiles({ attached, linked }: Session, cell: string): { files?: string[] } {
  if (cell === '' || attached.size === 0) return {};
  const found = cell.split(/[;,|\n]/).flatMap((path) => attached.get(lastName(path)) ?? []);
  const files = [...new Set(found)].slice(0, limits.filesPerRecord);
  for (const name of files) linked.add(name);
  return files.length > 0 ? { files } : {};
}
