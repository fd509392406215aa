import { inLanguage } from '#domain/assessment/bilingual-text.ts';
import type { Language } from '#domain/language/words.ts';
import { fillText } from '../fact-texts.ts';
import type { Garage } from './facts.ts';
import { quoted, thingName } from './figure-texts.ts';
import { listLines } from './record-lines.ts';
import { FILLER } from '#domain/car-words/filler-words.ts';
import type { Period } from './query.ts';
import { EMPTY_QUERY } from './query-parts.ts';
import { entriesOf, type GarageRecord, isAboutThing, recordsOf, wordsOf } from './records.ts';
import { questionIn } from './asked-parts.ts';
import { readQuestion } from './read-question.ts';
import { kindsOf, runQuery } from './run-query.ts';
import { select } from './select.ts';
import { readSlots } from './slots.ts';
import { suggestedQuestions } from './suggestions.ts';
import { TEXTS } from './texts.ts';
import { THINGS } from './things.ts';
import { isSameWord, tokensOf } from './tokens.ts';

const MOST = 10;
const MOST_NEAREST = 3;
const MOST_SUGGESTED = 3;
const SHORTEST = 4;
/** Of the most that a record holds. */
const ENOUGH = 0.6;

const ASKING = /^(?:\d+|when|what|whats|which|where|whose|kads|kada|kadas|kura|kuras|kuru)$/;

const isTelling = (word: string) => word.length >= SHORTEST && !FILLER.has(word);

type Searched = { text: string; language: Language; here: string | null };

/** The records that hold most of what a text names, the newest of them first; of all cars where this one has none. */
export function searchRecords(
  garage: Garage,
  { text, language, here }: Searched,
): { head: string; records: GarageRecord[]; tellsMore: boolean } {
  const slots = readSlots(text, garage);
  if (!slots) return { head: headOf([], [], language), records: [], tellsMore: false };
  const things = slots.things.flatMap((id) => THINGS.get(id) ?? []);
  // Words that ask may stand in a note as well: 'what did he recommend'.
  const others = tokensOf(text).flatMap(({ word }) => (isTelling(word) && !ASKING.test(word) ? word : []));
  const entries = entriesOf(
    slots.spoken.flatMap(({ word, cues }) => (cues.length === 0 && isTelling(word) ? word : [])).join(' '),
  );
  const kinds: ReadonlySet<string> = new Set(things.flatMap(({ kind }) => kind ?? []));
  const hits = (record: GarageRecord) => {
    const text = `${record.title} ${record.notes} ${record.place ?? ''}`;
    const written = wordsOf(text);
    const named = entriesOf(text);
    const isIn = (word: string) => written.some((one) => isSameWord(one, word));
    return (
      things.filter((thing) => isAboutThing(record, thing)).length * 4 +
      slots.places.filter((place) => place === record.place).length * 4 +
      slots.words.filter(isIn).length * 2 +
      others.filter(isIn).length +
      [...entries].filter((entry) => named.has(entry)).length +
      (record.kind === 'repair' && kinds.has(record.repair.kind ?? '') ? 2 : 0)
    );
  };
  const hitsOf = new Map(garage.cars.flatMap(recordsOf).map((record) => [record, hits(record)]));
  const foundIn = (cars: readonly string[], periods: readonly Period[]) => {
    const query = { ...EMPTY_QUERY, cars: [...cars], periods: [...periods], except: [...slots.except] };
    return select(garage, query, ['repair', 'issue', 'document', 'fill'])
      .map((record) => ({ record, hits: hitsOf.get(record)! }))
      .filter((one) => one.hits > 0)
      .toSorted((a, b) => b.hits - a.hits);
  };
  const own = slots.cars.length > 0 ? slots.cars : here ? [here] : [];
  const tried = [foundIn(own, slots.periods), foundIn(own, []), foundIn([], slots.periods), foundIn([], [])];
  const most = Math.max(...tried.map((some) => some[0]?.hits ?? 0));
  const found = tried.find((some) => some.length > 0 && some[0]!.hits >= most / 2) ?? [];
  const best = found[0]?.hits ?? 0;
  const understood = readQuestion(questionIn(text, garage), { garage, here, before: null });
  const isOfPrice = understood === 'price';
  const isOutside = isOfPrice || understood === 'outside';
  const words = [
    ...slots.things.map((id) => thingName(id, language)),
    ...slots.places,
    ...slots.words.filter((word) => !/^\d+$/.test(word)),
  ];
  const held = found.filter((one) => one.hits > best * ENOUGH).map(({ record }) => record);
  const parts = things.filter(({ isPart }) => isPart);
  const isNearest =
    parts.length > 0 && !held.some((record) => parts.some((part) => isAboutThing(record, part)));
  const records = (held.length > 0 || isOutside ? held : guessed(garage, understood)).slice(
    0,
    isNearest ? MOST_NEAREST : MOST,
  );
  const hasSubject = words.length + held.length > 0;
  const head = [
    ...(isOutside ? [inLanguage(isOfPrice ? TEXTS.onlyPaid : TEXTS.outside, language)] : []),
    ...(words.length + records.length > 0 || !isOutside ? [headOf(words, records, language, isNearest)] : []),
  ].join(' ');
  return { head, records, tellsMore: hasSubject || isOutside };
}

/** What the question was taken for, where that restricts anything. */
function guessed(garage: Garage, understood: ReturnType<typeof readQuestion>): readonly GarageRecord[] {
  if (typeof understood === 'string') return [];
  const { query } = understood;
  const isRestricted =
    query.periods.length > 0 ||
    query.amount !== null ||
    query.state !== null ||
    query.limit !== null ||
    ['fill', 'issue', 'document'].some((kind) => kindsOf(query)[0] === kind);
  return isRestricted ? runQuery(garage, query).records : [];
}

function headOf(
  words: readonly string[],
  records: readonly GarageRecord[],
  language: Language,
  isNearest = false,
): string {
  const nearest = isNearest && records.length > 0 ? ` ${inLanguage(TEXTS.nearest, language)}` : '';
  if (words.length === 0)
    return inLanguage(records.length > 0 ? TEXTS.searchedWords : TEXTS.notUnderstood, language);
  const isFound = records.length > 0 && !isNearest;
  const head = fillText(isFound ? TEXTS.searched : TEXTS.searchedNothing, language, {
    words: quoted(words, language),
  });
  return head + nearest;
}

export function mayAsk(garage: Garage, language: Language, here: string | null): string[] {
  const car = here ?? garage.cars[0]?.id;
  const suggested = car ? suggestedQuestions(garage, car, language, MOST_SUGGESTED) : [];
  return suggested.length > 0
    ? ['', inLanguage(TEXTS.mayAsk, language), ...suggested.map((one) => `- ${one}`)]
    : [];
}

/** What was searched for and found, and what may be asked instead. @param told is not told again */
export function searchText(garage: Garage, searched: Searched, told: readonly GarageRecord[] = []): string {
  const { language, here } = searched;
  const { head, records: all } = searchRecords(garage, searched);
  const records = all.filter(({ id }) => !told.some((one) => one.id === id));
  return [
    head,
    ...listLines(records, { garage, language, here }, MOST),
    ...mayAsk(garage, language, here),
  ].join('\n');
}
