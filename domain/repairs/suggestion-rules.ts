import { daysBetween } from '#domain/days.ts';
import type { UsedText } from './schema.ts';

const OWN_SHOWN = 10;
const HALF_LIFE_DAYS = 365;

/** Ignores case and outer spaces. */
export const suggestionKey = (text: string) => text.trim().toLowerCase();

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
