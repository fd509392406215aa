import { cellsOf, sampleOf } from './column-cells.ts';
import { nameFits } from './column-names.ts';
import { isDueName, isValidity } from './due-words.ts';
import { headerWords } from './header-words.ts';
import type { SkippedReason } from './skipped-words.ts';
import type { Section } from './sections.ts';
import { skip, type Session } from './session.ts';
import type { NamedTable } from './table-shape.ts';

const INCOME = /\bincomes?\b|ienākum|einnahm|przych|доход|ingreso|receita/iu;
const VALUES = /\bvaluations?\b|vērtējum/iu;
const TRIPS = /\btrip(s|log)?\b|\broutes?\b|\bruta|percurso|маршрут|braucien|fahrten|поездк|viaje|viagen/iu;
const ATTACHED = /picture|photo|image|attach|receipt/iu;
const CATEGORIES = /categor|types?\b/iu;

const TRIP =
  /^((road ?)?trip|ajo|brauciens|fahrt|поездка|viaje|viagem|viaggio|trajet|przejazd|resa|matka|rit|sõit|jízda)$/iu;

/** The kind or title of a row. */
export const isTrip = (text: string): boolean => TRIP.test(text);

const START = new Set(['start', 'departure', 'from', 'begin']);
const END = new Set(['end', 'arrival', 'to', 'stop']);

/** What a table is of: records, or what Carful does not keep and counts. */
export function roleOf({
  name,
  headers,
  rows,
}: NamedTable): 'records' | Extract<SkippedReason, 'income' | 'trip' | 'reminder' | 'list'> {
  if (INCOME.test(name)) return 'income';
  if (isDueName(name) && !isValidity(name)) return 'reminder';
  if (VALUES.test(name)) return 'list';
  const words = headers.map((header) => headerWords(header).words);
  const has = (set: ReadonlySet<string>) =>
    words.some((one) => one.length > 1 && one.some((word) => set.has(word)));
  if (has(START) && has(END) && (TRIPS.test(name) || headers.some((header) => TRIPS.test(header))))
    return 'trip';
  const samples = sampleOf(rows);
  const isDated = headers.some(
    (header, at) =>
      (nameFits(header).date ?? 0) > 0.5 || (!isDueName(header) && cellsOf(samples, at, '.').dates > 0.5),
  );
  const isPlan = !isDated && headers.some(isDueName);
  return isPlan ? 'reminder' : 'records';
}

/** A section that its reader leaves out is counted by what its name says. */
export function skipSection(session: Session, { name, rows }: Section): void {
  const kinds: [SkippedReason, boolean][] = [
    ['income', INCOME.test(name)],
    ['trip', TRIPS.test(name)],
    ['reminder', isDueName(name)],
    ['attachment', ATTACHED.test(name)],
    ['category', CATEGORIES.test(name)],
  ];
  skip(session, kinds.find(([, fits]) => fits)?.[0] ?? 'list', rows.length);
}
