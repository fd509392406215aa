import { newValues, type Pending, type PendingOperation } from '#domain/outbox/pending.ts';
import { suggestionKey } from '#domain/repairs/suggestion-rules.ts';
import type { RepairSuggestions, UsedText } from '#domain/repairs/schema.ts';

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
  const { title, garageName, date } = newValues<Record<'title' | 'garageName' | 'date', string>>(
    input.changes,
  );
  return { title, garageName, last: date ?? at.slice(0, 10) };
}

function withUse(texts: UsedText[], given: string | null | undefined, last: string): UsedText[] {
  const text = given?.trim();
  if (!text) return texts;
  const before = texts.find((one) => suggestionKey(one.text) === suggestionKey(text));
  const newest = before && before.last > last ? before.last : last;
  return [{ text, count: (before?.count ?? 0) + 1, last: newest }, ...texts.filter((one) => one !== before)];
}
