import { daysBetween } from '#domain/days.ts';
import { byNewest } from './repair-record.ts';
import type { Repair, RepairSuggestions, UsedText } from './schema.ts';

const OWN_SHOWN = 10;
const HALF_LIFE_DAYS = 365;

/** How many of each car's newest repairs are read, and how many different texts are suggested. */
const REPAIRS_READ = 200;
const TEXTS_MAX = 50;

/** Ignores case and outer spaces. */
const suggestionKey = (text: string) => text.trim().toLowerCase();

/** The owner's own texts by how often and recently they were used, then the other suggestions. */
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
  const known = new Set(own.map(suggestionKey));
  return [
    ...own,
    ...others.filter((text) => !known.has(suggestionKey(text)) && known.add(suggestionKey(text))),
  ];
}

type Used = Pick<Repair, 'title' | 'garageName' | 'date' | 'id'>;

/** What was typed into the newest repairs, the newest first. @param ofCars those of each car, newest first */
export function usedTexts(ofCars: readonly (readonly Used[])[]): RepairSuggestions {
  const newest = ofCars.flatMap((repairs) => repairs.slice(0, REPAIRS_READ)).toSorted(byNewest);
  return {
    titles: countTexts(newest, ({ title }) => title),
    garages: countTexts(newest, ({ garageName }) => garageName),
  };
}

function countTexts(newest: readonly Used[], textOf: (one: Used) => string | null): UsedText[] {
  const texts = new Map<string, UsedText>();
  for (const one of newest) {
    const text = textOf(one);
    if (!text) continue;
    const { count, ...rest } = texts.get(suggestionKey(text)) ?? { text, count: 0, last: one.date };
    texts.set(suggestionKey(text), { ...rest, count: count + 1 });
  }
  return [...texts.values()]
    .toSorted((a, b) => (a.last === b.last ? (a.text < b.text ? -1 : 1) : a.last > b.last ? -1 : 1))
    .slice(0, TEXTS_MAX);
}
