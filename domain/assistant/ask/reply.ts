import { inLanguage } from '#domain/assessment/bilingual-text.ts';
import type { OfflineAssessment } from '#domain/assessment/described.ts';
import { assessOffline } from '#domain/assessment/engine.ts';
import { fold, writtenLanguage } from '#domain/assessment/text-reading.ts';
import type { Language } from '#domain/language/words.ts';
import { subjectOf } from './about-car.ts';
import { adviceIfSo, safetyNotice } from '../safety-notice-rules.ts';
import { ask, queryAsked } from './ask.ts';
import { sentencesOf } from './asked-parts.ts';
import type { Garage } from './facts.ts';
import { textOfQuery } from './answer-text.ts';
import type { Query } from './query.ts';
import { EMPTY_QUERY, ofAllCars } from './query-parts.ts';
import { runQuery } from './run-query.ts';
import { readSlots, type Slots } from './slots.ts';
import { isKnownWord, languageOfWords, ownOf, spellingOf } from './own-words.ts';
import { searchRecords, searchText } from './search-records.ts';
import { TEXTS } from './texts.ts';
import { THINGS } from './things.ts';
import { tokensOf } from './tokens.ts';
import type { Understood } from './understood.ts';

export type AssistantQuestion = {
  readonly question: string;
  /** Of the interface; the reply is in the language of the question where that can be told. */
  readonly language: Language;
  readonly here: string | null;
  readonly before: Before | null;
};

/** What a question may continue, and in which language it was answered. */
export type Before = {
  readonly query: Query | null;
  readonly language: Language | null;
};

export type AssistantReply = {
  readonly text: string;
  readonly language: Language;
  /** False where it says only that it does not know. */
  readonly answered: boolean;
  /** Null where the records were not asked. */
  readonly understood: Understood | null;
};

const POLITE =
  '(?:(?:and|un|so|please|ludzu|hi|hello|hey|ok|sveiki|labdien|cau|par|ar|uz|no|pie|lidz|kops|in|at|on|for|by|from|with|since|until),? )*';
const ASKING = new RegExp(
  `^${POLITE}(?:how|what|which|who|whom|whose|when|where|whats|whos|hows|whens|wheres|did|do|does|was|were|has|have|had|is|are|can|could|list|show|tell|give|count|find|total|cik|kas|ko|kads|kada|kadi|kadas|kur|kurs|kura|kuras|kuri|kuriem|kurai|kuram|vai|paradi|uzskaiti|nosauc|saskaiti|kad|kapec|why|ka sauc)\\b`,
);
/** Words of one language alone, which tell it whatever is named. */
const WRITTEN_IN: readonly (readonly [Language, RegExp])[] = [
  [
    'en',
    /\b(?:the|what|whats|who|which|how|when|did|does|was|were|is|are|my|we|and|of|on|for|have|has|with|not|at|it)\b/,
  ],
  ['lv', /\b(?:kas|kad|cik|kur|kura|kurs|vai|ir|bija|man|un|par|kopa|nav|ka|es|lidz|kads|kapec)\b/],
];

/** Names are Latvian in an English question too; what is told by its words goes before what is usual. */
function languageOf(question: string, garage: Garage | null, usual: Language): Language {
  const written = WRITTEN_IN.flatMap(([one, pattern]) => (pattern.test(fold(question)) ? one : []));
  if (written.length === 1) return written[0]!;
  const own = garage && ownOf(garage);
  const others = question
    .split(/\s/)
    .filter((part, at) => at === 0 || !/^\p{Lu}\p{Ll}/u.test(part))
    .filter((part) =>
      tokensOf(part).some(({ word }) => !own || !(own.isOfPlace(word) || own.cars.isNamedBy(word))),
    );
  const text = others.join(' ');
  return writtenLanguage(text, languageOfWords(tokensOf(text), usual));
}

/** Of so many words of a text that describes something, so many are known. */
const READABLE = 0.4;
const FEWEST = 2;

/** Whether it is a text in one of the languages, not a single word and not of another language. */
function isReadable(text: string): boolean {
  const words = tokensOf(text);
  const known = words.filter(({ word }) => isKnownWord(word)).length;
  return known >= FEWEST && known / words.length >= READABLE;
}

/** 'Any problem if it squeals?' asks of what would be. */
const SUPPOSED = /\b(?:if|ja)\b/;
/** Without a model nothing is entered. */
const WISH =
  /^(?:(?:please|ludzu|can you|could you|and|un|hi|hey),? )*(?:add|enter|log|note down|put in|save|create|delete|remove|rename|pievieno|pieraksti|ievadi|izveido|saglaba|izdzes|dzes|atzime)\b(?! of)/;

const isKnown = ({ symptoms, codes }: OfflineAssessment) => symptoms.length + codes.length > 0;

function assessed(
  { summary, drivingAdviceReason, recommendations, causes }: OfflineAssessment,
  { warning, doubt }: { warning: string | null; doubt: string | null },
): string {
  const isNew = (text: string) => !warning?.includes(text);
  const lines = (items: readonly string[]) =>
    items
      .slice(0, 3)
      .filter(isNew)
      .map((item) => `- ${item}`);
  return [
    ...(doubt === null ? [`${summary}.`] : warning === null ? [doubt] : []),
    ...[drivingAdviceReason].filter(isNew),
    '',
    ...lines(causes),
    '',
    ...lines(recommendations),
  ].join('\n');
}

/** Of what was, not of what is. */
const OF_THE_PAST: ReadonlySet<string> = new Set([
  'solution',
  'status',
  'cost',
  'count',
  'place',
  'average-cost',
  'interval',
  'last',
  'exists',
]);

/** What is wrong now is told of it. */
const OF_NOW: ReadonlySet<string> = new Set(['none', 'outside', 'status', 'danger']);

const plainOf = (text: string, garage: Garage | null) =>
  (garage ? spellingOf().correct(tokensOf(text), ownOf(garage)) : tokensOf(text))
    .map(({ word }) => word)
    .join(' ');

/** Nothing is told besides what is asked. */
const onlyAsks = (text: string) =>
  sentencesOf(text).every((sentence) => ASKING.test(plainOf(sentence, null)));

function understand(garage: Garage | null, { question, language: own, here, before }: AssistantQuestion) {
  const language = languageOf(question, garage, before?.language ?? own);
  const subject = isReadable(question) ? subjectOf(question) : 'other';
  const assessment = assessOffline({ description: question, language });
  const slots = garage && readSlots(question, garage);
  const found = garage && ask(garage, { text: question, language, here, before: before?.query ?? null });
  const plain = plainOf(question, garage);
  const isStop = assessment.drivingAdvice === 'stop_driving';
  // A danger is told of whatever it is; where that may be no car, it is asked.
  const isComplaint = isStop || (subject !== 'other' && isKnown(assessment));
  const isSupposed = isComplaint && SUPPOSED.test(plain);
  // What only names records describes nothing that is wrong now, and is in one of the languages.
  const isNamed =
    found?.asksFor !== 'none' ||
    (subject !== 'other' && (!isComplaint || onlyAsks(question)) && isReadable(question));
  const answer = found?.query && !isSupposed && isNamed ? found : null;
  const isUnread = assessment.drivingAdvice === 'unread' && answer === null;
  const isOfPast = answer !== null && OF_THE_PAST.has(answer.asksFor) && !slots?.cues.has('safe');
  // 'And without the XC70?' changes the question before and names no fault.
  const isChange = before?.query != null && slots !== null && slots.things.length + slots.words.length === 0;
  const doubt = subject === 'car' || isUnread ? null : inLanguage(TEXTS.ofYourCar, language);
  const notice =
    isOfPast && (isChange || onlyAsks(question)) ? null : safetyNotice(question, language, assessment);
  return {
    language,
    slots,
    assessment,
    doubt,
    answer,
    isUnread,
    isWish: WISH.test(fold(question).trim()) && !question.includes('?'),
    isAssessed:
      isUnread ||
      (isComplaint &&
        (isStop || !((slots && isTopic(slots)) || (doubt !== null && onlyAsks(question)))) &&
        (isSupposed ||
          (OF_NOW.has(found?.asksFor ?? 'none') && (found?.asksFor !== 'outside' || onlyAsks(question))))),
    warning: notice && [...(doubt === null ? [] : [doubt]), notice].join(' '),
  };
}

/** Parts and cars are named, and nothing is said of them. */
const isTopic = ({ parts, spoken, things, words }: Slots) =>
  parts > 0 &&
  words.length === 0 &&
  spoken.every(({ slot }) => slot !== null) &&
  things.every((id) => THINGS.get(id)?.isPart);

/** Whoever asks whether to drive is told of what is open and urgent. */
function urgentIn(garage: Garage, { here, before }: AssistantQuestion, slots: Slots | null): Query | null {
  if (!slots?.cues.has('safe')) return null;
  const [earlier, ...more] = before?.query?.cars ?? [];
  const own = more.length === 0 && earlier !== undefined ? earlier : here;
  const cars = slots.cars.length > 0 ? [...slots.cars] : own === null ? [] : [own];
  const urgent: Query = { ...EMPTY_QUERY, measure: 'danger', kinds: ['issue'], state: 'urgent', cars };
  return runQuery(garage, urgent).records.length > 0 ? urgent : null;
}

/** The warning above any answer, also above a model's. */
export const warningFor = (garage: Garage, asked: AssistantQuestion): string | null =>
  understand(garage, asked).warning;

/**
 * The assistant's answer without a model: from the records of the garage, else the assessment of a complaint, else what a
 * search finds. A danger is always told first.
 */
export function reply(garage: Garage | null, asked: AssistantQuestion): AssistantReply {
  const { question, here } = asked;
  const { language, slots, assessment, doubt, answer, isUnread, isAssessed, isWish, warning } = understand(
    garage,
    asked,
  );
  const remark = question.trim() === '' ? TEXTS.pictures : isWish && warning === null ? TEXTS.wish : null;
  if (remark) return { text: inLanguage(remark, language), language, answered: false, understood: null };
  const ifSo = warning === null ? adviceIfSo(question, language) : null;
  const supposed = ifSo && [inLanguage(TEXTS.ifSo, language), ...ifSo.map((one) => `- ${one}`)].join('\n');
  const judged = isAssessed ? assessed(assessment, { warning, doubt }) : null;
  const told = supposed ?? answer?.text ?? judged;
  const isNear = supposed === null && (answer?.kind === 'near' || answer?.kind === 'none');
  const search = { text: question, language, here };
  // Where this car has none, those of the others were told.
  const toldOf = answer?.kind === 'none' && answer.query?.isOfHere ? ofAllCars(answer.query) : answer?.query;
  const answered = garage && isNear && toldOf ? runQuery(garage, toldOf).records : [];
  const findsMore = (of: Garage) => {
    const { tellsMore, records } = searchRecords(of, search);
    return tellsMore && records.some(({ id }) => !answered.some((one) => one.id === id));
  };
  // Who asks of a problem that was noted is shown it before what it may be.
  const isNoted =
    garage !== null &&
    isAssessed &&
    answer === null &&
    (onlyAsks(question) || question.includes('?')) &&
    searchRecords(garage, search).records.some(({ kind }) => kind === 'issue');
  const isSearch = garage !== null && (told === null || isUnread || isNoted || (isNear && findsMore(garage)));
  const found = isSearch ? searchText(garage, search, answered) : inLanguage(TEXTS.noFacts, language);
  const urgent = garage && answer?.query?.measure !== 'danger' ? urgentIn(garage, asked, slots) : null;
  const text = [
    ...(garage && urgent ? [textOfQuery(garage, urgent, language), ''] : []),
    ...(isNoted ? [found, '', told!] : []),
    ...(told === null || isNoted ? [] : [told]),
    ...(told !== null && isSearch && !isNoted ? [''] : []),
    ...((told === null || isSearch) && !isNoted ? [found] : []),
  ].join('\n');
  const query = supposed === null && answer ? answer.query : null;
  return {
    text: warning ? `**${warning}**\n\n${text}` : text,
    language,
    answered: told !== null && !isUnread,
    understood:
      query || isSearch
        ? {
            language,
            queries: [...(urgent ? [urgent] : []), ...(query ? [query, ...answer!.others] : [])],
            search: isSearch ? question : null,
          }
        : null,
  };
}

type Said = { readonly role: string; readonly content: string; readonly understood?: Understood | null };

/** How far back a question was understood that one may continue. */
const REACH = 2;

/** What a question may continue: the query of an answer just before, or what the last question asked for. */
export function askedBefore(
  thread: readonly Said[],
  garage: Garage | null,
  here: string | null,
): Before | null {
  const answers = thread.flatMap(({ role, understood }) => (role !== 'user' && understood ? understood : []));
  const near = answers.slice(-REACH).toReversed();
  const query = near.flatMap(({ queries }) => (queries[0]?.isGuess ? queries[0] : queries.at(-1)) ?? [])[0];
  const guess = (text: string): Query | null => {
    const asked = garage && queryAsked(text, garage, here);
    return asked && { ...asked, isGuess: true };
  };
  if (near[0]) {
    const { search, language } = near[0];
    return { query: query ?? (search === null ? null : guess(search)), language };
  }
  const question = thread.findLast(({ role }) => role === 'user')?.content;
  const asked = question === undefined ? null : guess(question);
  return asked ? { query: { ...asked, isGuess: false }, language: null } : null;
}
