import { ASKED } from '#domain/assistant/knowledge/asked-texts.ts';
import { TEXTS } from '#domain/assistant/knowledge/reply-texts.ts';
import { formatLongDay, formatMoney } from '#domain/language/format.ts';
import { toMinor } from '#domain/money/minor-units.ts';
import { METRIC } from '#domain/units/units.ts';
import { formatDistance } from '#domain/units/words.ts';
import type { Fact, Question } from './questions.ts';

export type Verdict = 'right' | 'refused' | 'wrong';

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ').toLowerCase();

/** The longest run of words between the values that are filled in. */
const phrasesOf = (texts: readonly { en: string; lv: string }[]) =>
  texts
    .flatMap(({ en, lv }) => [en, lv])
    .map((text) => plain(text.split(/\{\w+\}/).toSorted((a, b) => b.length - a.length)[0]!).trim());

const REFUSALS = phrasesOf([
  ASKED.none,
  ASKED.cannotTell,
  ASKED.noFacts,
  ASKED.nothingIn,
  ASKED.noReminder,
  ASKED.noReminders,
  ASKED.noFills,
  ASKED.noFillsIn,
  ASKED.drivenUnknown,
  ASKED.usedUnknown,
  TEXTS.topicNone,
  TEXTS.cannot,
  TEXTS.kmUnknown,
  TEXTS.noMileage,
]);
const NO_COST = phrasesOf([ASKED.costUnknown, ASKED.allUnknown]);

const NOUNS = 'repair|problem|time|fill|remont|problēm|reiz|uzpil';
const AMOUNT = /(\d[\d ]*(?:[.,]\d+)?)/;

function numbersBefore(reply: string, unit: string): number[] {
  const pattern = new RegExp(`${AMOUNT.source} ?${unit}`, 'g');
  return [...reply.matchAll(pattern)].map(([, n]) => Number(n!.replaceAll(' ', '').replace(',', '.')));
}

function isTold(fact: Fact, reply: string, { language }: Question): boolean {
  const tolerance = fact.tol ?? fact.tolerance ?? 0;
  const near = (found: number[], wanted: number) =>
    found.some((one) => Math.abs(one - wanted) <= tolerance + 1e-9);
  if (fact.unknown === 'cost' || fact.money === null) return NO_COST.some((text) => reply.includes(text));
  if (fact.money !== undefined) {
    const currency = fact.currency ?? 'EUR';
    if (fact.per || tolerance > 0)
      return near(
        [...reply.matchAll(/€?(\d+[.,]\d{2,3})/g)].map(([, n]) => Number(n!.replace(',', '.'))),
        fact.money,
      );
    return reply.includes(plain(formatMoney({ minor: toMinor(fact.money, currency), currency }, language)));
  }
  if (fact.km !== undefined)
    return tolerance > 0
      ? near(numbersBefore(reply, 'km'), fact.km)
      : reply.includes(plain(formatDistance(fact.km, { units: METRIC, language })));
  if (fact.count !== undefined) return new RegExp(`(?<![\\d.,])${fact.count} (?:${NOUNS})`).test(reply);
  if (fact.liters !== undefined) return near(numbersBefore(reply, 'l'), fact.liters);
  const use = fact.per100 ?? fact.l100;
  if (use !== undefined) return near(numbersBefore(reply, 'l/100'), use);
  if (fact.year !== undefined) return reply.includes(String(fact.year));
  if (fact.date !== undefined) return reply.includes(plain(formatLongDay(fact.date, language)));
  return [fact.text!, ...(fact.or ?? [])].some((text) => reply.includes(plain(text)));
}

/** A refusal beside the facts is no right answer. */
export function judge(question: Question, text: string): Verdict {
  const reply = plain(text);
  const isRefusal = REFUSALS.some((one) => reply.includes(one));
  const { answer } = question;
  if (answer === null || 'none' in answer) return isRefusal ? 'right' : 'wrong';
  if (!isRefusal && answer.facts.every((fact) => isTold(fact, reply, question))) return 'right';
  return isRefusal ? 'refused' : 'wrong';
}
