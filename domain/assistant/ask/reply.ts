import { inLanguage } from '#domain/assessment/bilingual-text.ts';
import type { OfflineAssessment } from '#domain/assessment/described.ts';
import { assessOffline } from '#domain/assessment/engine.ts';
import { fold } from '#domain/assessment/text-reading.ts';
import { wordsIn } from '#domain/assessment/words-in.ts';
import type { Language } from '#domain/language/words.ts';
import { subjectOf } from './about-car.ts';
import { adviceIfSo, safetyNotice } from '../safety-notice-rules.ts';
import { ask } from './ask.ts';
import type { Before } from './asked-before.ts';
import { sentencesOf } from './asked-parts.ts';
import type { Garage } from './facts.ts';
import { textOfQuery } from './answer-text.ts';
import type { Query } from './query.ts';
import { EMPTY_QUERY, ofAllCars } from './query-parts.ts';
import { runQuery } from './run-query.ts';
import { languageOf } from './question-language.ts';
import { readSlots, type Slots } from './slots.ts';
import { isKnownWord, ownOf, spellingOf } from './own-words.ts';
import { mayAsk, searchRecords, searchText } from './search-records.ts';
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

/** Such words alone say yes to the question whether it is about a car: 'yes, my car'. */
const YES = new Set(
  'yes yeah yep sure right correct its it is about of my our own the a car mine ja protams tiesi ta tas ir par mans mana manu manam manai musu auto masina masinu masinai'.split(
    ' ',
  ),
);
const confirms = (text: string) =>
  /\p{L}[^?]*$/u.test(text) && wordsIn(fold(text)).every((word) => YES.has(word));

const isKnown = ({ symptoms, codes }: OfflineAssessment) => symptoms.length + codes.length > 0;

const MOST_LINES = 3;
const linesBelow = (items: readonly string[], warning: string | null) =>
  items
    .slice(0, MOST_LINES)
    .filter((text) => !warning?.includes(text))
    .map((item) => `- ${item}`);

function assessed(
  { summary, drivingAdviceReason, recommendations, causes }: OfflineAssessment,
  warning: string | null,
): string {
  return [
    `${summary}.`,
    ...(warning?.includes(drivingAdviceReason) ? [] : [drivingAdviceReason]),
    '',
    ...linesBelow(causes, warning),
    '',
    ...linesBelow(recommendations, warning),
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

function understand(
  garage: Garage | null,
  { question: typed, language: own, here, before }: AssistantQuestion,
) {
  const confirmed = before?.doubted && confirms(typed) ? before.doubted : null;
  const question = confirmed ?? typed;
  const language = languageOf(question, garage, before?.language ?? own);
  const written = subjectOf(question);
  const isRead = isReadable(question);
  const subject = confirmed !== null ? 'car' : isRead ? written : 'other';
  const assessment = assessOffline({ description: question, language });
  const slots = garage && readSlots(question, garage);
  const earlier = confirmed === null ? (before?.query ?? null) : null;
  const found = garage && ask(garage, { text: question, language, here, before: earlier });
  const plain = plainOf(question, garage);
  const isStop = assessment.drivingAdvice === 'stop_driving';
  // A danger is told of whatever it is; where that may be no car, it is asked.
  const isComplaint = isStop || (subject !== 'other' && isKnown(assessment));
  const isSupposed = isComplaint && SUPPOSED.test(plain);
  // What only names records describes nothing that is wrong now, and is in one of the languages.
  const isNamed =
    found?.asksFor !== 'none' || (subject !== 'other' && (!isComplaint || onlyAsks(question)) && isRead);
  const answer = found?.query && !isSupposed && isNamed ? found : null;
  const isUnread = assessment.drivingAdvice === 'unread' && answer === null;
  const isOfPast = answer !== null && OF_THE_PAST.has(answer.asksFor) && !slots?.cues.has('safe');
  // 'And without the XC70?' changes the question before and names no fault.
  const isChange = earlier !== null && slots !== null && slots.things.length + slots.words.length === 0;
  const doubt = subject === 'car' || isUnread ? null : inLanguage(TEXTS.ofYourCar, language);
  const isAssessed =
    isUnread ||
    (isComplaint &&
      (isStop ||
        !((slots && (isTopic(slots) || isOfMoney(slots))) || (doubt !== null && onlyAsks(question)))) &&
      (isSupposed ||
        (OF_NOW.has(found?.asksFor ?? 'none') && (found?.asksFor !== 'outside' || onlyAsks(question)))));
  const isOfNobodysCar =
    slots !== null &&
    slots.cars.length + slots.places.length === 0 &&
    answer !== null &&
    !answer.isContinued &&
    written === 'other' &&
    !onlyAsks(question);
  const notice =
    isOfPast && (isChange || onlyAsks(question)) ? null : safetyNotice(question, language, assessment);
  return {
    question,
    language,
    slots,
    /** Certainly of no car, and nothing is asked of the records. */
    isElsewhere:
      subject === 'other' &&
      !isStop &&
      !isUnread &&
      answer === null &&
      found?.asksFor === 'none' &&
      isRead &&
      !(slots && isTopic(slots)),
    assessment,
    doubt,
    answer,
    isUnread,
    isWish: WISH.test(fold(question).trim()) && !question.includes('?'),
    isAssessed,
    isDoubted: doubt !== null && (answer === null ? isAssessed : isOfNobodysCar),
    warning: notice && [...(doubt === null ? [] : [doubt]), notice].join(' '),
  };
}

const isOfMoney = ({ cues, amount }: Slots) => cues.has('money') || amount !== null;

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

/** What may be of no car is only asked; what would save from a danger stands below at once. */
const doubted = ({
  question,
  language,
  assessment,
  doubt,
  warning,
}: ReturnType<typeof understand>): AssistantReply => ({
  text: warning
    ? [`**${warning}**`, '', ...linesBelow(assessment.recommendations, warning)].join('\n')
    : doubt!,
  language,
  answered: false,
  understood: { language, queries: [], search: question, isDoubted: true },
});

const elsewhere = (garage: Garage, language: Language, here: string | null): AssistantReply => ({
  text: [inLanguage(TEXTS.ofCars, language), ...mayAsk(garage, language, here)].join('\n'),
  language,
  answered: false,
  understood: { language, queries: [], search: '', isDoubted: false },
});

/** The warning above any answer, also above a model's. */
export const warningFor = (garage: Garage, asked: AssistantQuestion): string | null =>
  understand(garage, asked).warning;

/**
 * The assistant's answer without a model: from the records of the garage, else the assessment of a complaint, else what a
 * search finds. A danger is always told first.
 */
export function reply(garage: Garage | null, asked: AssistantQuestion): AssistantReply {
  const { here } = asked;
  const understood = understand(garage, asked);
  const { question, language, slots, assessment, answer, isUnread, isAssessed, isWish, warning } = understood;
  const remark = question.trim() === '' ? TEXTS.pictures : isWish && warning === null ? TEXTS.wish : null;
  if (remark) return { text: inLanguage(remark, language), language, answered: false, understood: null };
  if (understood.isDoubted) return doubted(understood);
  if (garage && understood.isElsewhere) return elsewhere(garage, language, here);
  const ifSo = warning === null ? adviceIfSo(question, language) : null;
  const supposed = ifSo && [inLanguage(TEXTS.ifSo, language), ...ifSo.map((one) => `- ${one}`)].join('\n');
  const judged = isAssessed ? assessed(assessment, warning) : null;
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
            isDoubted: false,
          }
        : null,
  };
}
