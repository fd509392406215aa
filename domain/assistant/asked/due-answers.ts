import { inLanguage } from '#domain/assessment/bilingual-text.ts';
import { daysBetween } from '#domain/days.ts';
import { formatLongDay } from '#domain/language/format.ts';
import { dueStatus } from '#domain/reminders/due-rules.ts';
import { mileageFacts } from '#domain/reminders/mileage-rules.ts';
import type { Reminder } from '#domain/reminders/schema.ts';
import { formatDistance } from '#domain/units/words.ts';
import { fillText } from '../fact-texts.ts';
import { ASKED } from '../knowledge/asked-texts.ts';
import { isWithin, type Span } from './spans.ts';
import { isSameWord, tokensOf } from './tokens.ts';
import { type Asked, LISTED, listText } from './wording.ts';
import { covers, topicIds } from './topic-reading.ts';

type Due = { reminder: Reminder; isLate: boolean; days: number | null; km: number | null };

const KIND_OF: Record<string, readonly Reminder['kind'][]> = {
  inspection: ['inspection'],
  insurance: ['insurance'],
  tax: ['tax'],
  tyres: ['tyres'],
  battery: ['battery'],
};

function dueOf({ facts, today }: Asked): Due[] {
  const known = facts.mileage ? [{ km: facts.mileage.km, date: facts.mileage.date ?? today }] : [];
  const mileage = mileageFacts([...(facts.readings ?? []), ...known], today);
  return (facts.reminders ?? [])
    .filter(({ isDone, isPaused }) => !isDone && !isPaused)
    .map((reminder) => {
      const { state, daysLeft, kmLeft, date } = dueStatus(reminder, mileage, today);
      const left = [daysLeft, date === null ? null : daysBetween(today, date)].filter((one) => one !== null);
      const days = left.length > 0 ? Math.min(...left) : null;
      return { reminder, isLate: state === 'overdue', days, km: kmLeft };
    })
    .toSorted((a, b) => Number(b.isLate) - Number(a.isLate) || (a.days ?? 1e6) - (b.days ?? 1e6));
}

function lineOf({ reminder: { title, plan, completions }, isLate, km }: Due, asked: Asked): string {
  const { language, today } = asked;
  const when = [
    ...(plan.dueDate === null ? [] : [formatLongDay(plan.dueDate, language)]),
    ...(plan.dueKm === null
      ? []
      : [fillText(ASKED.dueAt, language, { km: formatDistance(plan.dueKm, asked) })]),
  ].join(inLanguage(ASKED.or, language));
  const marks = [
    ...(isLate ? [inLanguage(ASKED.late, language)] : []),
    ...(!isLate && plan.dueDate !== null
      ? [fillText(ASKED.daysLeft, language, { n: daysBetween(today, plan.dueDate) })]
      : []),
    ...(km !== null && km > 0 ? [fillText(ASKED.kmLeft, language, { km: formatDistance(km, asked) })] : []),
    ...(completions[0]
      ? [fillText(ASKED.lastDone, language, { date: formatLongDay(completions[0].doneOn, language) })]
      : []),
  ];
  return `${title}: ${when}${marks.length > 0 ? ` (${marks.join('; ')})` : ''}`;
}

/** Those whose title speaks of what is asked; the service is also the yearly oil change. */
function remindersAsked(due: readonly Due[], { frame: { topics, words } }: Asked): Due[] {
  if (topics.length + words.length === 0) return [...due];
  return due.filter(({ reminder: { title, kind } }) => {
    const ids = topicIds(title);
    const own = tokensOf(title).map(({ word }) => word);
    return (
      topics.every((topic) => covers(topic, ids) || (KIND_OF[topic.id]?.includes(kind) ?? false)) &&
      words.every((word) => own.some((one) => isSameWord(one, word)))
    );
  });
}

/** What is due in December is meant of the next one. */
const later = ({ from, to, name }: Span): Span => {
  const next = (day: string) => `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;
  return { from: next(from), to: next(to), name };
};

const SOON_DAYS = 90;

/** What is due, overdue or next; null where no reminder is of what is asked. */
export function due(asked: Asked): string | null {
  const { facts, frame, today, language } = asked;
  const { concepts, spans, topics, words } = frame;
  if (!facts.reminders) return inLanguage(ASKED.noFacts, language);
  const all = dueOf(asked);
  if (all.length === 0) return inLanguage(ASKED.noReminders, language);
  const isOne = topics.length + words.length > 0;
  const found = remindersAsked(all, asked);
  if (isOne && found.length === 0)
    return `${inLanguage(ASKED.noReminder, language)}\n${inLanguage(ASKED.next, language)}\n${listText(
      all.map((one) => lineOf(one, asked)),
      language,
    )}`;
  const late = found.filter(({ isLate }) => isLate);
  const lines = (some: readonly Due[]) =>
    listText(
      some.map((one) => lineOf(one, asked)),
      language,
      LISTED,
    );
  if (concepts.has('overdue')) {
    if (isOne)
      return found
        .map((one) =>
          fillText(one.isLate ? ASKED.isOverdue : ASKED.isNotOverdue, language, { line: lineOf(one, asked) }),
        )
        .join('\n');
    return late.length === 0
      ? inLanguage(ASKED.notOverdue, language)
      : `${inLanguage(ASKED.overdue, language)}\n${lines(late)}`;
  }
  if (isOne)
    return found.map((one) => fillText(ASKED.dueOne, language, { line: lineOf(one, asked) })).join('\n');
  const [span] = spans.map((one) => (one.name === 'month' && one.to < today ? later(one) : one));
  const chosen = span
    ? found.filter(
        ({ reminder: { plan } }) => plan.dueDate !== null && isWithin({ date: plan.dueDate }, span),
      )
    : found.filter(({ isLate, days }) => isLate || (days !== null && days <= SOON_DAYS));
  const shown = chosen.length > 0 || span ? chosen : found;
  if (shown.length === 0) return inLanguage(ASKED.noReminder, language);
  const upcoming = shown.filter(({ isLate }) => !isLate);
  return [
    ...(late.length > 0 && !span ? [inLanguage(ASKED.overdue, language), lines(late)] : []),
    ...(upcoming.length > 0 || span
      ? [inLanguage(ASKED.next, language), lines(span ? shown : upcoming)]
      : []),
  ].join('\n');
}

/** For what is no repair but ticked off: the insurance. */
export function lastDone(asked: Asked): string | null {
  const { language } = asked;
  const one = remindersAsked(dueOf(asked), asked).find(({ reminder }) => reminder.completions.length > 0);
  if (!one || asked.frame.topics.length === 0) return null;
  return fillText(ASKED.reminderDone, language, {
    title: one.reminder.title,
    date: formatLongDay(one.reminder.completions[0]!.doneOn, language),
  });
}
