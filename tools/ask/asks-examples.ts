import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Asks,
  certain,
  CHOICES,
  HEADS,
  type Head,
  isMeasure,
  KEPT,
} from '#domain/assistant/ask/asks-choices.ts';
import { askFeatures } from '#domain/assistant/ask/asks-features.ts';
import { questionIn } from '#domain/assistant/ask/asked-parts.ts';
import type { Garage } from '#domain/assistant/ask/facts.ts';
import type { Query } from '#domain/assistant/ask/query.ts';
import { queryOf } from '#domain/assistant/ask/query-of.ts';
import { readSlots, type Slots } from '#domain/assistant/ask/slots.ts';
import { wordScale } from '#domain/assessment/linear-model.ts';
import type { Language } from '#domain/language/words.ts';
import type { Example } from '../triage/learn.ts';
import { linesOf, ownersWords } from '../triage/owners-words.ts';
import { garageOf, readGarage } from './questions.ts';

/** A labelled question, as in labels/README.md. */
type Label = { m: string; k?: string[]; keep?: string[]; li?: number | string } & Partial<
  Record<Exclude<Head, 'm' | 'k' | 'li'>, string | boolean>
>;
type Line = {
  id: string;
  question: string;
  language: Language;
  before?: string;
  car?: string;
  garage?: string;
};
export type Labelled = {
  readonly line: Line;
  readonly asks: Asks;
  readonly slots: Slots;
  readonly garage: Garage;
  readonly here: string;
  /** The query of the question before, from its label. */
  readonly before: Query | null;
  readonly weight: number;
};

const folder = import.meta.dirname;
const json = <T>(path: string): T[] => linesOf(join(folder, path)).map((line) => JSON.parse(line) as T);
const GARAGES = ['demo', 'family', 'collector'] as const;
const readStrangersGarage = (name: string) =>
  JSON.parse(readFileSync(join(folder, `strangers/${name}.json`), 'utf8')) as Garage;
const garages = Object.fromEntries(GARAGES.map((name) => [name, readStrangersGarage(name)]));

/** The choice of each head that a label means. */
function asksOf(label: Label): Asks {
  const keep = label.keep ?? [];
  const wanted = (head: Head): string => {
    if ((KEPT as readonly string[]).includes(head)) return keep.includes(head) ? 'kept' : '';
    const value = label[head];
    if (head === 'k') return (label.k ?? []).toSorted().join(' ');
    if (head === 'li' && value && !(CHOICES.li as readonly string[]).includes(String(value))) return '5';
    return value === undefined || value === null || value === false
      ? head === 'sc'
        ? 'here'
        : ''
      : String(value);
  };
  return Object.fromEntries(
    HEADS.map((head) => {
      const choices = CHOICES[head] as readonly string[];
      const value = wanted(head);
      const [first = ''] = value.split(' ');
      return [head, choices.includes(value) ? value : choices.includes(first) ? first : choices[0]!];
    }),
  ) as unknown as Asks;
}

const labels = (file: string) => {
  const rows = json<Label & { id: string }>(`labels/${file}.jsonl`);
  return new Map(rows.map((row) => [row.id, row]));
};

function labelled(
  lines: readonly Line[],
  labelOf: (line: Line) => Label | undefined,
  garageFor: (line: Line) => { garage: Garage; here: string },
  weight: number,
): Labelled[] {
  const done = new Map<string, Labelled>();
  for (const line of lines) {
    const label = labelOf(line);
    const previous = line.before === undefined ? undefined : done.get(line.before);
    const { garage, here: first } = garageFor(line);
    const here = line.car ?? previous?.here ?? first;
    const slots = readSlots(questionIn(line.question, garage), garage);
    if (!label || !slots) continue;
    const asks = asksOf(label);
    const before =
      previous && isMeasure(previous.asks)
        ? queryOf(previous.asks, previous.slots, { garage, here: previous.here, before: previous.before })
        : null;
    if (line.before !== undefined && before === null) continue;
    done.set(line.id, { line, asks, slots, garage, here, before, weight });
  }
  return [...done.values()];
}

/** Questions of strangers, of each garage. */
export function strangers(): Labelled[] {
  const known = labels('strangers');
  return GARAGES.flatMap((name) =>
    labelled(
      json<Line>(`strangers/${name}.jsonl`),
      ({ id }) => known.get(id),
      () => ({ garage: garages[name]!, here: garages[name]!.cars[0]!.id }),
      1,
    ),
  );
}

/** Questions of no garage in particular. */
export function invented(): Labelled[] {
  const rows = json<Line & Label>('labels/invented.jsonl');
  const names = new Map<string, number>();
  const at = ({ id, before }: Line): number => {
    const place = (before === undefined ? undefined : names.get(before)) ?? names.size;
    names.set(id, place);
    return place;
  };
  return labelled(
    rows,
    (line) => rows.find(({ id }) => id === line.id),
    (line) => {
      const garage = garages[GARAGES[at(line) % GARAGES.length]!]!;
      return { garage, here: garage.cars[0]!.id };
    },
    1,
  );
}

/** Questions of our own, whose answers are known to be right. */
export function own(): Labelled[] {
  const { today, cars } = readGarage();
  const made = new Map([...cars].map(([id, facts]) => [id, garageOf(facts, id, today)]));
  const rows = json<Line & Label>('labels/own.jsonl').filter(({ before }) => before === undefined);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return labelled(
    rows,
    ({ id }) => byId.get(id),
    ({ garage = '' }) => ({ garage: made.get(garage)!, here: garage }),
    1,
  );
}

const EACH = 12;

/** What drivers tell of their cars asks for nothing, nor does what is of no car. */
export function told(): Labelled[] {
  const garage = garages.demo!;
  const here = garage.cars[0]!.id;
  const asks = asksOf({ m: 'none' });
  const rows = (['train', 'plain', 'further'] as const).flatMap(ownersWords);
  return rows
    .filter(({ class: writer }, at) => writer === 'nonsense' || at % EACH === 0)
    .flatMap(({ text, language }, at) => {
      const slots = readSlots(questionIn(text, garage), garage);
      return slots && !text.includes('?')
        ? [
            {
              line: { id: `told-${at}`, question: text, language },
              asks,
              slots,
              garage,
              here,
              before: null,
              weight: 0.3,
            },
          ]
        : [];
    });
}

const THING_NAMES: Record<Language, readonly string[]> = {
  en: ['front brakes', 'tires', 'oil change', 'battery', 'clutch', 'insurance', 'spark plugs'],
  lv: ['priekšējās bremzes', 'riepas', 'eļļas maiņa', 'akumulators', 'sajūgs', 'apdrošināšana', 'sveces'],
};
/** Of which one record is told. */
const OF_ONE: ReadonlySet<string> = new Set([
  'last',
  'records',
  'place',
  'cost',
  'exists',
  'solution',
  'interval',
]);
const OF_RECORDS: ReadonlySet<string> = new Set([...OF_ONE, 'count', 'average-cost']);

/** Each question with some of what may follow it (follow-ups.tsv). */
export function followed(all: readonly Labelled[]): Labelled[] {
  const frames = linesOf(join(folder, 'labels/follow-ups.tsv')).filter((line) => !line.startsWith(';'));
  return all.flatMap((one, at) => {
    if (one.before !== null || !isMeasure(one.asks)) return [];
    const { garage, here, asks } = one;
    const before = queryOf(asks, one.slots, { garage, here, before: null });
    return [0, 1].flatMap((turn) => {
      const [language, frame, asked, kept] = frames[
        (at * 2 + turn * (frames.length >> 1) + turn) % frames.length
      ]!.split('\t') as [Language, string, string, string];
      if (language !== one.line.language) return [];
      const keep = kept.split(' ');
      const [m, sc = frame.includes('{car}') ? 'named' : asks.sc === 'named' ? 'here' : asks.sc] =
        asked.split(' ');
      if (m !== 'same' && !(keep.includes('record') ? OF_ONE : OF_RECORDS).has(asks.m)) return [];
      const places = garage.cars.flatMap(({ repairs }) =>
        repairs.flatMap(({ garageName }) => garageName ?? []),
      );
      const pick = <T>(some: readonly T[]) => some[at % some.length];
      const question = frame
        .replace('{car}', pick(garage.cars.filter(({ id }) => id !== here))?.name ?? '')
        .replace('{place}', pick(places) ?? '')
        .replace('{thing}', pick(THING_NAMES[language])!)
        .replace('{year}', String(2021 + (at % 5)));
      const slots = readSlots(question, garage);
      if (!slots) return [];
      const own: Label =
        m === 'same'
          ? {
              ...Object.fromEntries(HEADS.map((head) => [head, asks[head]])),
              m: asks.m,
              k: asks.k === '' ? [] : asks.k.split(' '),
            }
          : m === 'dearest'
            ? { m: 'records', or: 'most', li: 1 }
            : { m: m!, ...(m === 'last' || m === 'interval' ? { or: 'newest', li: 1 } : {}) };
      const line = { ...one.line, id: `after-${one.line.id}`, question };
      return [
        { line, asks: asksOf({ ...own, sc, keep }), slots, garage, here, before, weight: one.weight / 2 },
      ];
    });
  });
}

const NEXT = 7;

/** A question by itself that is asked after another, of which it keeps nothing. */
export const afterOthers = (all: readonly Labelled[]): Labelled[] =>
  all.flatMap((one, at) => {
    const previous = all[(at * NEXT + 1) % all.length]!;
    if (one.before !== null || at % 2 > 0 || !isMeasure(previous.asks)) return [];
    const before = queryOf(previous.asks, previous.slots, {
      garage: previous.garage,
      here: previous.here,
      before: previous.before,
    });
    return [{ ...one, before, weight: one.weight / 2 }];
  });

const featuresFound = new Map<Labelled, Set<string>>();

function featuresOf(one: Labelled): Set<string> {
  let found = featuresFound.get(one);
  if (!found) featuresFound.set(one, (found = askFeatures(one.slots, one.before, one.garage.today)));
  return found;
}

/** As the learner takes it; null where the head is not asked. */
export function exampleOf(one: Labelled, head: Head): Example | null {
  const isOfMeasure = head === 'm';
  if (!isOfMeasure && !isMeasure(one.asks)) return null;
  if ((KEPT as readonly string[]).includes(head) && one.before === null) return null;
  const features = featuresOf(one);
  const label = (CHOICES[head] as readonly string[]).indexOf(one.asks[head]);
  return {
    words: [...features],
    scale: wordScale(features),
    evidence: isOfMeasure ? [] : certain('m', one.asks.m),
    right: [label],
    label,
    weight: one.weight,
  };
}

/** Whole questions that the records answer. */
export function askedOfRecords(): string[] {
  const known = labels('strangers');
  const isAsked = ({ m }: Label) => m !== 'none' && m !== 'outside';
  const ofStrangers = GARAGES.flatMap((name) => json<Line>(`strangers/${name}.jsonl`));
  return [
    ...ofStrangers.filter(({ id }) => isAsked(known.get(id) ?? { m: 'none' })),
    ...json<Line & Label>('labels/invented.jsonl').filter(isAsked),
  ].flatMap(({ question, before }) => (before === undefined ? question : []));
}
