import type { Car } from '#domain/cars/schema.ts';
import { daysBetween } from '#domain/days.ts';
import type { Phrase } from '#domain/language/words.ts';
import { wanted, type Pending, type PendingOperation } from '#domain/outbox/pending.ts';
import { workPlans } from '#domain/reminders/ready-plans.ts';
import type { RepairSuggestions, UsedText } from './schema.ts';

const OWN_SHOWN = 10;
const HALF_LIFE_DAYS = 365;

const keyOf = (text: string) => text.trim().toLowerCase();

/** Own texts first: what was used often and lately; then the others that are not among them. */
export function suggestedTexts(
  used: readonly UsedText[],
  others: readonly string[],
  today: string,
): string[] {
  const weight = ({ count, last }: UsedText) =>
    count * 0.5 ** (Math.max(0, daysBetween(last, today)) / HALF_LIFE_DAYS);
  const own = used
    .toSorted((a, b) => weight(b) - weight(a) || a.text.localeCompare(b.text))
    .slice(0, OWN_SHOWN)
    .map(({ text }) => text);
  const known = new Set(own.map(keyOf));
  return [...own, ...others.filter((text) => !known.has(keyOf(text)) && known.add(keyOf(text)))];
}

export function usualRepairs(car: Pick<Car, 'fuelType' | 'transmission'>): Phrase[] {
  const planned = workPlans.filter(({ fits }) => fits?.(car) ?? true).map(({ title }) => title);
  const first: Phrase[] = car.fuelType === 'electric' ? [] : ['Oil change'];
  return [...first, 'Brake pads', 'Brake discs and pads', 'Tire change', 'Wheel alignment', ...planned];
}

export function withPendingUses(
  { titles, garages }: RepairSuggestions,
  { operations }: Pick<Pending, 'operations'>,
): RepairSuggestions {
  const uses = operations.map(useOf).filter((use) => use !== null);
  return {
    titles: uses.reduce((texts, { title, last }) => withUse(texts, title, last), titles),
    garages: uses.reduce((texts, { garageName, last }) => withUse(texts, garageName, last), garages),
  };
}

type Use = { title: string | undefined; garageName: string | null | undefined; last: string };

function useOf({ procedure, input, at }: PendingOperation): Use | null {
  if (procedure === 'repairs.log')
    return { title: input.title, garageName: input.garageName, last: input.date };
  if (procedure !== 'repairs.edit') return null;
  const { title, garageName, date } = wanted<Record<'title' | 'garageName' | 'date', string>>(input.changes);
  return { title, garageName, last: date ?? at.slice(0, 10) };
}

function withUse(texts: UsedText[], given: string | null | undefined, last: string): UsedText[] {
  const text = given?.trim();
  if (!text) return texts;
  const before = texts.find((one) => keyOf(one.text) === keyOf(text));
  const newest = before && before.last > last ? before.last : last;
  return [{ text, count: (before?.count ?? 0) + 1, last: newest }, ...texts.filter((one) => one !== before)];
}
