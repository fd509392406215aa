import { ask, queryAsked, type Reply } from '#domain/assistant/ask/ask.ts';
import { TEXTS } from '#domain/assistant/ask/texts.ts';
import { formatLongDay, formatMoney } from '#domain/language/format.ts';
import { toMinor } from '#domain/money/minor-units.ts';
import { METRIC } from '#domain/units/units.ts';
import { formatDistance } from '#domain/units/words.ts';
import { type Fact, garageOf, type Question, type readGarage } from './questions.ts';

export type Verdict = 'right' | 'refused' | 'wrong';

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ').toLowerCase();

const NO_COST = [TEXTS.costUnknown, TEXTS.allUnknown]
  .flatMap(({ en, lv }) => [en, lv])
  .map((text) => plain(text.split('(')[0]!).replace(/[.:]$/, '').trim());

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

/** Of a question that the records know: whether its answer is told, another one claimed, or none. */
export function judge(question: Question, { kind, text }: Pick<Reply, 'kind' | 'text'>): Verdict {
  const { answer } = question;
  if (answer === null || 'none' in answer) return kind === 'answer' ? 'wrong' : 'right';
  const reply = plain(text);
  const isAnswered =
    (kind === 'answer' || kind === 'near') && answer.facts.every((fact) => isTold(fact, reply, question));
  return isAnswered ? 'right' : kind === 'answer' ? 'wrong' : 'refused';
}

/** Asks it of its car as its owner does, after what was asked before. */
export function judgeAnswer(one: Question, { cars, today }: ReturnType<typeof readGarage>): Verdict {
  const garage = garageOf(cars.get(one.car)!, one.car, today);
  const before = (one.before && queryAsked(one.before, garage, one.car)) || null;
  return judge(one, ask(garage, { text: one.question, language: one.language, here: one.car, before }));
}
