import { inLanguage } from '#domain/assessment/bilingual-text.ts';
import { assessOffline, type OfflineAssessment } from '#domain/assessment/engine.ts';
import { writtenLanguage } from '#domain/assessment/text-reading.ts';
import type { Language } from '#domain/language/words.ts';
import { adviceIfSo, safetyNotice } from '../safety-notice-rules.ts';
import { ask, type Reply, sentencesOf } from './ask.ts';
import { clausesOf } from './clauses.ts';
import type { Garage } from './facts.ts';
import { answerText } from './answer-text.ts';
import { EMPTY_QUERY, type Query } from './query.ts';
import { runQuery } from './run-query.ts';
import { readSlots } from './slots.ts';
import { readQuestion } from './read-question.ts';
import { isKnownWord, languageOfWords, ownOf, spellingOf } from './own-words.ts';
import { searchRecords, searchText } from './search-records.ts';
import { TEXTS } from './texts.ts';
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
  /** It is what was guessed of a question that was searched for. */
  readonly isUnread?: boolean;
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
/** After another clause such a word joins: 'it squeals, when I brake'. */
const SUBORDINATE = /^(?:when|where|who|which|kad|kas|ko|kur|kura|kurs|kuri|kuras)\b/;
const ASKING_WITHIN =
  /\b(?:when|where|who|what|which|how (?:much|many|often|far)) (?:did|was|were|has|have|had|do|does)\b|\b(?:since when|how long|kops kad)\b|\b(?:kad|kur|cik) (?:tas|to|tika|bija)\b|\b(?:when|where|who|how (?:much|many|often)|kad|kur|cik)$/;
/** 'I changed the oil yesterday' tells something; 'I want to know' asks. */
const STATEMENT =
  /^(?:and |so |un )?(?:theres|there is|there are|i|ive|im|we|weve|he|she|they|(?:my|a) (?:neighbou?rs?|friend|wife|husband|brother|sister|boss|mate)|es|mes|vins|vina|vini|kaimins)\b(?! (?:want|need|would|wonder|forgot|cant|cannot|dont|am looking|gribu|gribetu|velos|nevaru|nezinu))|^(?:the|my|our) (?:\w+ ){1,3}\w+ed\b|^\w+(?: \w+){0,3} (?:is|are|was|were|ir|bija)\b/;
/** Nothing is written from here. */
const COMMAND =
  /^(?:please |ludzu )?(?:add|log|book|call|create|delete|record|remove|save|translate|remind me to|pievieno|izdzes|pieraksti|zvani|atgadini man)\b/;
const QUESTION_WORD = /\b(?:when|where|who|what|which|how|why|kad|kur|kas|ko|cik|kurs|kura|kapec)\b/;
/** 'Eļļu mainīju pats', 'vajag jaunas riepas'. */
const LATVIAN_STATEMENT = /\b(?:\w{2,}(?:iju|aju|eju)|nopirku|braucu|vajag|bus)\b/;
const isTold = (text: string) =>
  COMMAND.test(text) || ((STATEMENT.test(text) || LATVIAN_STATEMENT.test(text)) && !QUESTION_WORD.test(text));
/** 'Any problem if it squeals?' asks of what would be. */
const SUPPOSED = /\b(?:if|ja)\b/;
/** What was done or costs is looked up: the engine knows what is wrong now. */
const OF_WHAT_WAS =
  /^(?:does|do|is|are|vai)\b.*\b(?:still|vel|joprojam)\b|\b(?:was|were|did|had|costs?|price|how much|cik maks\w*|bija|tika|mainija|nomainija|salaboja|taisija)\b/;
/** No complaint begins so. */
const LOOKED_UP =
  /^(?:who|when|where|how (?:much|many|often)|list|show|kad|kur|cik|uzskaiti|paradi)\b|\b(?:costs?|price|paid|spent|total|izmaksas|cena|kopa|how far (?:the|we|i|it)|km (?:between|since|starp|kops)|(?:fuel|charging|degviela) (?:this|last|in|sogad|pern)|garantija\w*|warranty)\b/;
/** A remark of so few words names what is asked for: 'last oil change', 'riepas cik'. */
const FEW_WORDS = 9;

/** Names are Latvian in an English question too; what is told by its words goes before what is usual. */
function languageOf(question: string, garage: Garage | null, usual: Language): Language {
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

/** Of how anything is done. */
const HOW_TO = /^(?:ka(?! sauc)|how (?:do|to|can|should|does one))\b/;

const isKnown = ({ symptoms, codes }: OfflineAssessment) => symptoms.length + codes.length > 0;

function assessed(
  { summary, drivingAdviceReason, recommendations, causes }: OfflineAssessment,
  warning: string | null,
): string {
  const isNew = (text: string) => !warning?.includes(text);
  const lines = (items: readonly string[]) =>
    items
      .slice(0, 3)
      .filter(isNew)
      .map((item) => `- ${item}`);
  return [
    `${summary}.`,
    ...[drivingAdviceReason].filter(isNew),
    '',
    ...lines(causes),
    '',
    ...lines(recommendations),
  ].join('\n');
}

/** Of what was, not of what is. */
const OF_THE_PAST: ReadonlySet<Query['measure']> = new Set([
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

const plainOf = (text: string, garage: Garage | null) =>
  (garage ? spellingOf().correct(tokensOf(text), ownOf(garage)) : tokensOf(text))
    .map(({ word }) => word)
    .join(' ');

/** Nothing is told besides what is asked. */
const onlyAsks = (text: string) =>
  sentencesOf(text).every((sentence) => ASKING.test(plainOf(sentence, null)));

function understand(garage: Garage | null, { question, language: own, here, before }: AssistantQuestion) {
  const language = languageOf(question, garage, before?.language ?? own);
  const query = before?.query ?? null;
  const assessment = assessOffline({ description: isReadable(question) ? question : '', language });
  const found: Reply | null =
    garage &&
    ask(garage, {
      text: question,
      language,
      here,
      before: query,
      isAfterUnread: before !== null && (before.isUnread ?? query === null),
    });
  const plain = plainOf(question, garage);
  const words = plain.split(' ').length;
  const isAsking =
    question.includes('?') ||
    ASKING_WITHIN.test(plain) ||
    clausesOf(question)
      .map((clause) => plainOf(clause, garage))
      .some((clause, at) => ASKING.test(clause) && (at === 0 || !SUBORDINATE.test(clause)));
  const isCommand = !isAsking && COMMAND.test(plain);
  const isStatement = isCommand || (!isAsking && isTold(plain));
  const isHowTo = HOW_TO.test(plain) && !isKnown(assessment) && assessment.category === 'other';
  const isComplaint =
    (isKnown(assessment) && !isCommand) || (assessment.drivingAdvice === 'stop_driving' && !isHowTo);
  const isSupposed = isComplaint && SUPPOSED.test(plain);
  const isOfRecords =
    found !== null &&
    found.query !== null &&
    (found.kind === 'answer' || isAsking || found.isAsking || query !== null) &&
    !isStatement &&
    !isSupposed &&
    (isAsking ||
      found.isAsking ||
      (!isComplaint && !found.isByName) ||
      (query !== null && words <= FEW_WORDS));
  const isOfPast = isOfRecords && isAsking && !found.asksSafety && OF_THE_PAST.has(found.query.measure);
  const warning =
    isHowTo || (isOfPast && onlyAsks(question)) ? null : safetyNotice(question, language, assessment);
  const isLookedUp = (isAsking && OF_WHAT_WAS.test(plain)) || (warning === null && LOOKED_UP.test(plain));
  return {
    language,
    assessment,
    answer: isOfRecords ? found : null,
    isAssessed: isComplaint && !isLookedUp,
    warning,
  };
}

/** Whoever asks whether to drive is told of what is open and urgent. */
function urgentIn(garage: Garage, { question, here }: AssistantQuestion, language: Language): string | null {
  const slots = readSlots(question, garage);
  if (!slots?.cues.has('safe')) return null;
  const cars = slots.cars.length > 0 ? [...slots.cars] : here ? [here] : [];
  const urgent: Query = { ...EMPTY_QUERY, measure: 'danger', kinds: ['issue'], state: 'urgent', cars };
  const answer = runQuery(garage, urgent);
  return answer.records.length > 0 ? answerText(answer, { garage, language }) : null;
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
  const { language, assessment, answer, isAssessed, warning } = understand(garage, asked);
  if (question.trim() === '')
    return { text: inLanguage(TEXTS.pictures, language), language, answered: false, understood: null };
  const ifSo = warning === null ? adviceIfSo(question, language) : null;
  const supposed = ifSo && [inLanguage(TEXTS.ifSo, language), ...ifSo.map((one) => `- ${one}`)].join('\n');
  const told = supposed ?? answer?.text ?? (isAssessed ? assessed(assessment, warning) : null);
  const isNear = supposed === null && answer?.kind === 'near';
  const search = { text: question, language, here };
  const isSearch = garage !== null && (told === null || (isNear && searchRecords(garage, search).tellsMore));
  const found = isSearch ? searchText(garage, search) : inLanguage(TEXTS.noFacts, language);
  const urgent = garage && answer?.query?.measure !== 'danger' ? urgentIn(garage, asked, language) : null;
  const text = [
    ...(urgent === null ? [] : [urgent, '']),
    ...(told === null ? [] : [told]),
    ...(told !== null && isSearch ? [''] : []),
    ...(told === null || isSearch ? [found] : []),
  ].join('\n');
  const query = supposed === null && answer ? answer.query : null;
  return {
    text: warning ? `**${warning}**\n\n${text}` : text,
    language,
    answered: told !== null,
    understood:
      query || isSearch
        ? { language, queries: query ? [query] : [], search: isSearch ? question : null }
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
  const query = near.flatMap(({ queries }) => queries.at(-1) ?? [])[0];
  if (near[0]) {
    const { search, language } = near[0];
    const guess = query || !garage || !search ? null : readQuestion(search, garage, here);
    return query ? { query, language } : { query: guess?.query ?? null, language, isUnread: true };
  }
  const question = thread.findLast(({ role }) => role === 'user')?.content;
  const asked = garage && question ? readQuestion(question, garage, here)?.query : null;
  return asked ? { query: asked, language: null } : null;
}
