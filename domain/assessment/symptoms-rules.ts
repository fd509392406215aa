import { notes as latvianNotes } from '#domain/language/lv/notes.ts';
import { capitalized } from './capitalized.ts';
import { escapePattern } from './escape-pattern.ts';
import { SUMMARIES } from './knowledge/summaries.ts';
import { END_MARKS } from './question-identity.ts';
import { MAX_SYMPTOMS, SYMPTOM_MIN_LENGTH } from './limits.ts';

const HEADER = 'Additional symptoms from recurrence on {date}:';

/** The heading of recurring symptoms in both languages, taken from the catalogue (D54). */
export const RECURRENCE_HEADER = { en: HEADER, lv: latvianNotes[HEADER] } as const;

const DROPPED_PHRASES = ['additional symptoms from', 'recurrence on'];

/** What the server notes of a mechanic's record is no symptom. */
const MECHANIC_NOTES = Object.entries(latvianNotes)
  .filter(([phrase]) => phrase !== HEADER)
  .flat()
  .map(
    (note) =>
      new RegExp(
        `^${note
          .split(/\{\w+\}/)
          .map(escapePattern)
          .join('.+')}[.!]?$`,
        'u',
      ),
  );

const LATVIAN_START = RECURRENCE_HEADER.lv.split(' (', 1)[0]!.toLowerCase();

// Long dates contain full stops ('2024. gada 5. marts'), so headings are removed before splitting.
const WHOLE_HEADERS = Object.values(RECURRENCE_HEADER).map(
  (header) => new RegExp(header.split('{date}').map(escapePattern).join('[^\\n:]{1,60}'), 'giu'),
);

/** '2. pārnesumā', '1.5 l' and 'P.S.' inside a sentence do not end it. */
const SENTENCE_END = /(?<=[^\d\s][.!?…])\s+|(?<=\d[.!?…])\s+(?=\p{Lu})|\n/u;

export function sentences(text: string): string[] {
  const withoutHeaders = WHOLE_HEADERS.reduce(
    (rest, header) => rest.replace(header, '\n'),
    text.normalize('NFC'),
  );
  return withoutHeaders
    .split(SENTENCE_END)
    .map((sentence) => sentence.replace(/^[\s\-–•*]+/u, ''))
    .filter((sentence) => {
      const lower = sentence.toLowerCase();
      return (
        sentence !== '' &&
        !MECHANIC_NOTES.some((note) => note.test(sentence)) &&
        ![...DROPPED_PHRASES, LATVIAN_START].some((phrase) => lower.includes(phrase))
      );
    });
}

function identity(entry: string): string {
  return entry.toLowerCase().replace(END_MARKS, '');
}

/** Without duplicates and short entries, the first seven (VAL-66, VAL-67, VAL-70, D53). */
function cleanedUp(entries: readonly string[]): string[] {
  const seen = new Set<string>();
  const result: string[] = [];
  for (const entry of entries.map((text) => text.trim())) {
    if (entry.length < SYMPTOM_MIN_LENGTH || seen.has(identity(entry))) continue;
    seen.add(identity(entry));
    result.push(entry);
  }
  return result.slice(0, MAX_SYMPTOMS);
}

const openings = Object.values(SUMMARIES).flatMap(({ en, lv }) => [en, lv]);
const SEPARATOR = ': ';

/** 'This sounds like a problem with the brakes: squealing' names the symptom after its opening, if any. */
function withoutOpening(summary: string, synthesized: readonly string[]): string[] {
  const opening = openings.find((text) => summary === text || summary.startsWith(text + SEPARATOR));
  if (opening === undefined) return sentences(summary);
  const named = summary.slice(opening.length + SEPARATOR.length);
  // A log of this version has stored each of them.
  const isStored = synthesized.some((entry) => named.toLowerCase().startsWith(entry.toLowerCase()));
  return isStored ? [] : sentences(capitalized(named));
}

export type SymptomSources = {
  aiSummary?: string | null;
  synthesized?: readonly string[];
  notes?: string | null;
  /** The list edited by the owner; replaces all other sources (D52). */
  stored?: readonly string[] | null;
};

export function symptomList({ aiSummary, synthesized = [], notes, stored }: SymptomSources): string[] {
  if (stored) return cleanedUp(stored.flatMap((entry) => (sentences(entry).length > 0 ? [entry] : [])));
  const told = [...synthesized, notes ?? ''].flatMap(sentences);
  return cleanedUp([...withoutOpening((aiSummary ?? '').trim(), synthesized), ...told]);
}
