import { inLanguage } from '#domain/assessment/bilingual-text.ts';
import { assessOffline } from '#domain/assessment/engine.ts';
import { safetyRuleOf } from '#domain/assessment/safety-rules.ts';
import { fold, writtenLanguage } from '#domain/assessment/text-reading.ts';
import type { Language } from '#domain/language/words.ts';
import { batteryAnswer } from './asked/battery-answer.ts';
import { asksOfHistory, namesNoSymptom } from './asked/history-questions.ts';
import { beginsAsking, recordsReplyTo } from './asked/records-reply.ts';
import type { CarFacts } from './car-facts.ts';
import { TEXTS } from './knowledge/reply-texts.ts';
import { intentOf, wordsOf } from './question-rules.ts';
import { adviceIfSo, asksOfLog, isHypothetical, safetyNotice } from './safety-notice-rules.ts';
import { asksByWords, asksOfPast, asksWhatHelped, isAsking, presentAndPast } from './spoken-rules.ts';

export type AssistantQuestion = {
  question: string;
  /** The interface language; the reply is in the language of the question if it can be detected. */
  language: Language;
  today: string;
  /** The owner's question before this one, for 'And in 2023?'. */
  before?: string | null;
};

export type OfflineReply = { text: string; answered: boolean; language: Language };

function assessed(question: string, language: Language, notice: string | null): string | null {
  const { symptoms, codes, summary, drivingAdviceReason, recommendations, causes } = assessOffline({
    description: question,
    language,
  });
  const isKnown = symptoms.length + codes.length > 0 || safetyRuleOf(question, language) !== null;
  if (!isKnown) return null;
  const isNew = (text: string) => !notice?.includes(text);
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

function fromRecords(facts: CarFacts | null, asked: AssistantQuestion, language: Language): string | null {
  if (!facts) return null;
  const { question } = asked;
  return (
    batteryAnswer(question, facts, language) ??
    recordsReplyTo(asked.question, { facts, today: asked.today, language, before: asked.before })
  );
}

/** A question that names a symptom to be told what to do; others that name a part ask for something else. */
const ADVICE =
  /\b(?:why|causes?|caused|means?|could|if|should|can i|safe|normal|serious|what to do|do i do|kapec|nozime|ja|varetu|ko dar\w*|drikst\w*|dros\w+|normal\w*|bistam\w*|iemesl\w*|[pbcu]\d{4})\b/;

/** Names of places are Latvian in an English question too. */
function withoutNames(question: string, { repairs, fills = [] }: CarFacts): string {
  const names = [...repairs.map(({ garageName }) => garageName), ...fills.map(({ station }) => station)];
  const words = new Set(wordsOf(names.join(' ')));
  const others = question.split(/\s/).filter((part) => wordsOf(part).some((word) => !words.has(word)));
  return others.join(' ');
}

/**
 * The assistant's answer without a model (D88, D105): from the car's records, else the engine's assessment,
 * else 'I cannot'. A statement about the current state goes to the engine first, and a safety warning is
 * always on top. The same in browser and server.
 */
export function offlineReply(facts: CarFacts | null, asked: AssistantQuestion): OfflineReply {
  const { question } = asked;
  const language = writtenLanguage(facts ? withoutNames(question, facts) : question, asked.language);
  if (question.trim() === '')
    return { text: inLanguage(TEXTS.pictures, language), answered: false, language };
  const notice = safetyNotice(question, language);
  const { now, past } = presentAndPast(question);
  const isAboutProblem = intentOf(question) === 'any-problem' && !asksOfHistory(question);
  const isAsked =
    asksByWords(question) || beginsAsking(question) || asksWhatHelped(question) || namesNoSymptom(question);
  const problem =
    notice || (!asksOfLog(question) && (isAboutProblem || !isAsked || ADVICE.test(fold(question))))
      ? assessed(now, language, notice)
      : null;
  const isPast = asksOfPast(question);
  const isStatement = !notice && (!(isAsked || isAsking(question)) || isAboutProblem);
  const records = () =>
    fromRecords(facts, notice && !isPast ? { ...asked, question: past } : asked, language);
  const cannot = inLanguage(TEXTS.cannot, language);
  const ifSo = notice ? null : adviceIfSo(question, language);
  const isHypothesis = isHypothetical(question);
  const told = () => (isHypothesis ? problem : isStatement ? (problem ?? records()) : (records() ?? problem));
  const text =
    (ifSo ? [inLanguage(TEXTS.ifSo, language), ...ifSo.map((one) => `- ${one}`)].join('\n') : told()) ??
    cannot;
  return { text: notice ? `**${notice}**\n\n${text}` : text, answered: text !== cannot, language };
}
