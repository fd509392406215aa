import { type BilingualText, inLanguage } from '#domain/assessment/bilingual-text.ts';
import { addDays, daysBetween } from '#domain/days.ts';
import { formatDay, formatLongDay } from '#domain/language/format.ts';
import type { DueState } from '#domain/reminders/due-rules.ts';
import type { DueReminder } from '#domain/reminders/due-list-rules.ts';
import type { Reminder } from '#domain/reminders/schema.ts';
import { formatDistance } from '#domain/units/words.ts';
import { dueOfCar } from '../due-facts.ts';
import { countText, fillText } from '../fact-texts.ts';
import { ASKED } from '../knowledge/asked-texts.ts';
import { isWithin, type Span } from './spans.ts';
import { isSameWord, tokensOf } from './tokens.ts';
import { type Asked, LISTED, listText } from './wording.ts';
import { covers, topicIds } from './topic-reading.ts';

type Due = DueReminder;

const KIND_OF: Record<string, readonly Reminder['kind'][]> = {
  inspection: ['inspection'],
  insurance: ['insurance'],
  tax: ['tax'],
  tyres: ['tyres'],
  battery: ['battery'],
};

type Topic = Asked['frame']['topics'][number];

const isLate = ({ status }: Due) => status.state === 'overdue';

/** What the state comes from: the date, the mileage, or an estimate, which is said to be one. */
function stateMarks({ reminder: { plan }, status }: Due, asked: Asked): string[] {
  const { language, today } = asked;
  const { state, daysLeft, kmLeft, date, isEstimated, isSnoozed } = status;
  const say = (text: BilingualText, values = {}) => fillText(text, language, values);
  const isPast = daysLeft !== null && daysLeft < 0;
  return [
    ...(isPast ? [say(ASKED.lateDays, { days: countText(-daysLeft, 'day', language) })] : []),
    ...(state === 'overdue' && kmLeft !== null && kmLeft < 0
      ? [say(ASKED.lateKm, { km: formatDistance(-kmLeft, asked) })]
      : []),
    ...(daysLeft === 0 ? [say(ASKED.dueToday)] : []),
    ...(daysLeft !== null && daysLeft > 0 && state !== 'overdue'
      ? [say(ASKED.daysLeft, { n: daysLeft })]
      : []),
    ...(kmLeft !== null && kmLeft > 0 ? [say(ASKED.kmLeft, { km: formatDistance(kmLeft, asked) })] : []),
    ...(kmLeft === 0 ? [say(ASKED.dueNow)] : []),
    ...(isEstimated && date !== null && kmLeft !== null && kmLeft > 0
      ? [date <= today ? say(ASKED.probablyNow) : say(ASKED.about, { date: formatDay(date, language) })]
      : []),
    ...(plan.dueKm !== null && kmLeft === null ? [say(ASKED.noMileage)] : []),
    ...(isSnoozed ? [say(ASKED.snoozed)] : []),
  ];
}

function lineOf(due: Due, asked: Asked): string {
  const { title, plan, completions } = due.reminder;
  const { language } = asked;
  const when = [
    ...(plan.dueDate === null ? [] : [formatLongDay(plan.dueDate, language)]),
    ...(plan.dueKm === null
      ? []
      : [fillText(ASKED.dueAt, language, { km: formatDistance(plan.dueKm, asked) })]),
  ].join(inLanguage(ASKED.or, language));
  const marks = [
    ...stateMarks(due, asked),
    ...(completions[0]
      ? [fillText(ASKED.lastDone, language, { date: formatLongDay(completions[0].doneOn, language) })]
      : []),
  ];
  return `${title}: ${when}${marks.length > 0 ? ` (${marks.join('; ')})` : ''}`;
}

function isOfTopic({ reminder: { title, kind } }: Due, topic: Topic): boolean {
  return covers(topic, topicIds(title)) || (KIND_OF[topic.id]?.includes(kind) ?? false);
}

/** Those whose title speaks of what is asked; the service is also the yearly oil change. */
function remindersAsked(due: readonly Due[], { frame }: Asked): Due[] {
  const { topics, isEither } = frame;
  const words = [...frame.words, ...frame.verbs];
  if (topics.length + words.length === 0) return [...due];
  return due.filter((one) => {
    const own = tokensOf(one.reminder.title).map(({ word }) => word);
    return (
      topics[isEither ? 'some' : 'every']((topic) => isOfTopic(one, topic)) &&
      words.every((word) => own.some((other) => isSameWord(other, word)))
    );
  });
}

/** The alternatives of an 'or' that have no reminder. */
const missing = (found: readonly Due[], { frame, language }: Asked): string[] =>
  frame.topics
    .filter((topic) => !found.some((one) => isOfTopic(one, topic)))
    .map((topic) => fillText(ASKED.noReminderOf, language, { topic: inLanguage(topic.name, language) }));

/** 'Due in December' means the next December. */
const later = ({ from, to, name }: Span): Span => {
  const next = (day: string) => `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;
  return { from: next(from), to: next(to), name };
};

const SOON_DAYS = 90;
const CALM: ReadonlySet<DueState> = new Set(['ok', 'unknown']);

/** Estimates are as good as the last reading. */
function mileageText([first]: readonly Due[], asked: Asked): string {
  const { language } = asked;
  const mileage = first?.mileage;
  if (!mileage) return inLanguage(ASKED.enterMileage, language);
  return fillText(ASKED.mileageOn, language, {
    km: formatDistance(mileage.km, asked),
    date: formatLongDay(mileage.readOn, language),
  });
}

export function due(asked: Asked): string {
  const { facts, frame, today, language } = asked;
  const { concepts, spans, topics, words, verbs } = frame;
  const all = dueOfCar(facts, today);
  if (all === null) return inLanguage(ASKED.noFacts, language);
  if (all.length === 0) return inLanguage(ASKED.noReminders, language);
  if (facts.isOutOfUse) return inLanguage(ASKED.outOfUse, language);
  const isOne = topics.length + words.length + verbs.length > 0;
  const found = remindersAsked(all, asked);
  if (isOne && found.length === 0)
    return `${inLanguage(ASKED.noReminder, language)}\n${inLanguage(ASKED.next, language)}\n${listText(
      all.map((one) => lineOf(one, asked)),
      language,
    )}`;
  const late = found.filter(isLate);
  const lines = (some: readonly Due[]) =>
    listText(
      some.map((one) => lineOf(one, asked)),
      language,
      LISTED,
    );
  if (isOne) {
    const textOf = (one: Due) => {
      if (!concepts.has('overdue')) return ASKED.dueOne;
      return isLate(one) ? ASKED.isOverdue : ASKED.isNotOverdue;
    };
    const told = found.map((one) => fillText(textOf(one), language, { line: lineOf(one, asked) }));
    return [...told, ...missing(found, asked)].join('\n');
  }
  if (concepts.has('overdue')) {
    return late.length === 0
      ? inLanguage(ASKED.notOverdue, language)
      : `${inLanguage(ASKED.overdue, language)}\n${lines(late)}`;
  }
  const [span] = spans.map((one) => (one.name === 'month' && one.to < today ? later(one) : one));
  const chosen = span
    ? found.filter(
        ({ reminder: { plan } }) => plan.dueDate !== null && isWithin({ date: plan.dueDate }, span),
      )
    : found.filter(
        ({ status: { state, date } }) =>
          !CALM.has(state) || (date !== null && daysBetween(today, date) <= SOON_DAYS),
      );
  const shown = chosen.length > 0 || span ? chosen : found;
  if (shown.length === 0) return inLanguage(ASKED.noReminder, language);
  const upcoming = shown.filter((one) => !isLate(one));
  const isFromNow = span !== undefined && span.from === addDays(today, 1);
  const asksMileage = shown.some(({ status }) => status.asksMileage);
  return [
    ...(late.length > 0 && (!span || isFromNow) ? [inLanguage(ASKED.overdue, language), lines(late)] : []),
    ...(upcoming.length > 0 || span
      ? [inLanguage(ASKED.next, language), lines(span ? shown : upcoming)]
      : []),
    ...(asksMileage ? [mileageText(shown, asked)] : []),
  ].join('\n');
}

/** For what is ticked off without a repair, like the insurance. */
export function lastDone(asked: Asked): string | null {
  const { language } = asked;
  const one = remindersAsked(dueOfCar(asked.facts, asked.today) ?? [], asked).find(
    ({ reminder }) => reminder.completions.length > 0,
  );
  if (!one || asked.frame.topics.length === 0) return null;
  return fillText(ASKED.reminderDone, language, {
    title: one.reminder.title,
    date: formatLongDay(one.reminder.completions[0]!.doneOn, language),
  });
}
