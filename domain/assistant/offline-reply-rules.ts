import { inLanguage } from '#domain/assessment/bilingual-text.ts';
import { assessOffline } from '#domain/assessment/engine.ts';
import { writtenLanguage } from '#domain/assessment/text-reading.ts';
import { isOpen } from '#domain/issues/rules.ts';
import { formatKm, formatLongDay, formatMonth } from '#domain/language/format.ts';
import type { Language } from '#domain/language/words.ts';
import type { CarFacts, RepairFact } from './car-facts.ts';
import type { RepairTopic } from './knowledge/repair-topics.ts';
import { PERIODS, TEXTS } from './knowledge/reply-texts.ts';
import { type Period, periodOf, readQuestion, speaksOf, wordsOf } from './question-rules.ts';
import { safetyNotice } from './safety-notice-rules.ts';
import { isAsking, presentAndPast } from './spoken-rules.ts';
import { sumByCurrency, countText, issueLine, moneyText, repairLine, fillText } from './fact-texts.ts';

export type AssistantQuestion = {
  question: string;
  /** The interface language; the reply is in the language of the question if it can be detected. */
  language: Language;
  today: string;
};

export type OfflineReply = { text: string; answered: boolean; language: Language };

const SHOWN = 5;

function periodName(period: Period, language: Language): string {
  if (period.name === 'year') return period.from.slice(0, 4);
  if (period.name === 'month') return formatMonth(period.from, language);
  return inLanguage(PERIODS[period.name], language);
}

const list = (lines: readonly string[], language: Language) =>
  [
    ...lines.slice(0, SHOWN).map((line) => `- ${line}`),
    ...(lines.length > SHOWN ? [fillText(TEXTS.more, language, { n: lines.length - SHOWN })] : []),
  ].join('\n');

const repairText = ({ title, description }: RepairFact) => `${title}\n${description ?? ''}`;
const ofTopic = (facts: CarFacts, topic: RepairTopic | null) =>
  topic
    ? facts.repairs.filter((repair) => speaksOf(topic, { text: repairText(repair), kind: repair.kind }))
    : facts.repairs;

function spending(
  facts: CarFacts,
  asked: AssistantQuestion,
  topic: RepairTopic | null,
  language: Language,
): string {
  const period = periodOf(asked.question, asked.today);
  const year = asked.today.slice(0, 4);
  const both: Period[] = [
    { from: `${year}-01-01`, to: `${year}-12-31`, name: 'this-year' },
    { from: '0000-01-01', to: '9999-12-31', name: 'ever' },
  ];
  const lines = (period ? [period] : both).map((span) => {
    const repairs = ofTopic(facts, topic).filter(({ date }) => date >= span.from && date <= span.to);
    const missing = repairs.filter(({ cost }) => cost === null).length;
    const sum = fillText(TEXTS.spent, language, {
      period: periodName(span, language),
      sum: moneyText(sumByCurrency(repairs.map(({ cost }) => cost)), facts.currency, language),
      repairs: countText(repairs.length, 'repair', language),
    });
    return missing > 0 ? `${sum} ${fillText(TEXTS.noCost, language, { n: missing })}` : sum;
  });
  return [
    ...(topic ? [fillText(TEXTS.about, language, { topic: inLanguage(topic.name, language) })] : []),
    ...lines,
  ].join('\n');
}

function carText({ car: { brand, model, year } }: CarFacts, language: Language): string {
  return fillText(TEXTS.car, language, { brand, model, year });
}

function lastOfTopic(facts: CarFacts, topic: RepairTopic, language: Language): string {
  const [last] = ofTopic(facts, topic);
  const values = {
    topic: inLanguage(topic.name, language),
    repairs: countText(facts.repairs.length, 'repair', language),
  };
  if (!last) {
    // 'service' is also what people call any visit to a garage
    return topic.id === 'service' && facts.repairs[0]
      ? lastRepair(facts, language)
      : fillText(TEXTS.topicNone, language, values);
  }
  const text = fillText(TEXTS.topicLast, language, { ...values, line: repairLine(last, language) });
  const distance = distanceSince(facts, last, language);
  return distance ? `${text}\n${distance}` : text;
}

function distanceSince({ mileage }: CarFacts, repair: RepairFact, language: Language): string | null {
  const km = mileage && repair.mileage !== null ? mileage.km - repair.mileage : 0;
  return km > 0 ? fillText(TEXTS.kmSince, language, { km: formatKm(km, language) }) : null;
}

function kmSince(facts: CarFacts, topic: RepairTopic | null, language: Language): string {
  const ofThis = ofTopic(facts, topic);
  const [last] = ofThis.length === 0 && topic?.id === 'service' ? facts.repairs : ofThis;
  if (!last) return topic ? lastOfTopic(facts, topic, language) : lastRepair(facts, language);
  const distance = distanceSince(facts, last, language) ?? inLanguage(TEXTS.kmUnknown, language);
  return `${distance}\n- ${repairLine(last, language)}`;
}

const lastRepair = (facts: CarFacts, language: Language) =>
  facts.repairs[0]
    ? fillText(TEXTS.lastRepair, language, { line: repairLine(facts.repairs[0], language) })
    : inLanguage(TEXTS.noRepairs, language);

function open(facts: CarFacts, language: Language): string {
  if (facts.issues.length === 0) return inLanguage(TEXTS.noIssues, language);
  const issues = facts.issues.filter(({ status }) => isOpen(status));
  if (issues.length === 0) return inLanguage(TEXTS.nothingOpen, language);
  const head = fillText(TEXTS.open, language, { issues: countText(issues.length, 'issue', language) });
  return `${head}\n${list(
    issues.map((issue) => issueLine(issue, language)),
    language,
  )}`;
}

function urgent(facts: CarFacts, language: Language): string {
  const issues = facts.issues.filter((issue) => issue.urgent && isOpen(issue.status));
  if (issues.length === 0) return inLanguage(TEXTS.nothingUrgent, language);
  return `${inLanguage(TEXTS.urgent, language)}\n${list(
    issues.map((issue) => issueLine(issue, language)),
    language,
  )}`;
}

function garages(facts: CarFacts, language: Language): string {
  const visits = new Map<string, number>();
  for (const { garageName } of facts.repairs)
    if (garageName) visits.set(garageName, (visits.get(garageName) ?? 0) + 1);
  if (visits.size === 0) return inLanguage(TEXTS.noGarages, language);
  const lines = [...visits].map(([name, n]) => `${name}: ${countText(n, 'repair', language)}`);
  return `${inLanguage(TEXTS.garages, language)}\n${list(lines, language)}`;
}

function mileage({ mileage: last }: CarFacts, language: Language): string {
  if (!last) return inLanguage(TEXTS.noMileage, language);
  const values = {
    km: formatKm(last.km, language),
    date: last.date ? formatLongDay(last.date, language) : '',
  };
  return fillText(last.date ? TEXTS.mileageOn : TEXTS.mileage, language, values);
}

const STEM = 5;
const SMALL = new Set(
  'when what last time was were the did have has been this that with ever kad pedejo pedejais reizi bija tika mans mana auto masina masinai'.split(
    ' ',
  ),
);
const stems = (text: string) =>
  new Set(
    wordsOf(text)
      .filter((word) => word.length >= 4 && !SMALL.has(word))
      .map((word) => word.slice(0, STEM)),
  );

function search(facts: CarFacts, question: string, language: Language): string | null {
  const wanted = stems(question);
  const shared = (text: string) => [...stems(text)].filter((stem) => wanted.has(stem)).length;
  const records = [
    ...facts.repairs.map((repair) => ({
      date: repair.date,
      hits: shared(repairText(repair)),
      line: repairLine(repair, language),
    })),
    ...facts.issues.map((issue) => ({
      date: issue.date,
      hits: shared(`${issue.title}\n${issue.summary}`),
      line: issueLine(issue, language),
    })),
  ].filter(({ hits }) => hits > 0);
  const [best] = records.toSorted((a, b) => b.hits - a.hits || (a.date < b.date ? 1 : -1));
  return best ? fillText(TEXTS.found, language, { line: best.line }) : null;
}

function assessed(question: string, language: Language, notice: string | null): string | null {
  const { symptoms, codes, summary, drivingAdvice, drivingAdviceReason, recommendations, causes } =
    assessOffline({ description: question, language });
  if (symptoms.length === 0 && codes.length === 0 && drivingAdvice !== 'stop_driving') return null;
  const isNew = (text: string) => !notice?.includes(text);
  const lines = (items: readonly string[]) =>
    items
      .slice(0, 3)
      .filter(isNew)
      .map((item) => `- ${item}`);
  return [
    `${summary}.`.replace(/([.!?])\.$/, '$1'),
    ...[drivingAdviceReason].filter(isNew),
    '',
    ...lines(causes),
    '',
    ...lines(recommendations),
  ].join('\n');
}

function fromRecords(facts: CarFacts | null, asked: AssistantQuestion, language: Language): string | null {
  if (!facts) return null;
  const { intent, topic } = readQuestion(asked.question);
  switch (intent) {
    case 'spending':
      return spending(facts, asked, topic, language);
    case 'count-repairs': {
      const repairs = countText(ofTopic(facts, topic).length, 'repair', language);
      const about = topic
        ? `${fillText(TEXTS.about, language, { topic: inLanguage(topic.name, language) })} `
        : '';
      return topic ? `${about}${repairs}.` : fillText(TEXTS.countRepairs, language, { repairs });
    }
    case 'count-issues':
      return fillText(TEXTS.countIssues, language, {
        issues: countText(facts.issues.length, 'issue', language),
        open: facts.issues.filter(({ status }) => isOpen(status)).length,
      });
    case 'open':
    case 'any-problem':
      return open(facts, language);
    case 'urgent':
      return urgent(facts, language);
    case 'garages':
      return garages(facts, language);
    case 'mileage':
      return mileage(facts, language);
    case 'km-since':
      return kmSince(facts, topic, language);
    case 'last-repair':
      return lastRepair(facts, language);
    case 'last-of-topic':
      return lastOfTopic(facts, topic!, language);
    case 'last-issue':
      return facts.issues[0]
        ? fillText(TEXTS.lastIssue, language, { line: issueLine(facts.issues[0], language) })
        : inLanguage(TEXTS.noIssues, language);
    case 'car':
      return carText(facts, language);
    case 'search':
      return search(facts, asked.question, language);
    case 'future':
      return inLanguage(TEXTS.cannot, language);
    case 'none':
      return null;
  }
}

/**
 * The assistant's answer without a model (D88, D105): from the car's records, else the engine's assessment,
 * else 'I cannot'. A statement about the current state goes to the engine first, and a safety warning is
 * always on top. The same in browser and server.
 * @param facts null when no car is known
 */
export function offlineReply(facts: CarFacts | null, asked: AssistantQuestion): OfflineReply {
  const { question } = asked;
  const language = writtenLanguage(question, asked.language);
  if (question.trim() === '')
    return { text: inLanguage(TEXTS.pictures, language), answered: false, language };
  const notice = safetyNotice(question, language);
  const { now, past } = presentAndPast(question);
  const problem = assessed(now, language, notice);
  const isStatement = notice
    ? past === ''
    : !isAsking(question) || readQuestion(question).intent === 'any-problem';
  const records = () => fromRecords(facts, notice ? { ...asked, question: past } : asked, language);
  const cannot = inLanguage(TEXTS.cannot, language);
  const text = (isStatement ? (problem ?? records()) : (records() ?? problem)) ?? cannot;
  return { text: notice ? `**${notice}**\n\n${text}` : text, answered: text !== cannot, language };
}
