import type { RepairFact } from '../car-facts.ts';
import { moneyText, sumByCurrency } from '../fact-texts.ts';
import { inSpans, repairsAsked } from './selection.ts';
import type { Asked } from './wording.ts';

/** Of the repairs that are asked for, in the periods named, newest first. */
export function chosen(asked: Asked): RepairFact[] {
  const { limit, spans, concepts } = asked.frame;
  const found = inSpans(repairsAsked(asked.facts, asked.frame), spans);
  if (limit === null) return found;
  return concepts.has('first') ? found.slice(-limit) : found.slice(0, limit);
}

export const isRestricted = ({ frame }: Asked) =>
  frame.topics.length + frame.garages.length + frame.qualifiers.length > 0 ||
  frame.words.length + frame.verbs.length > 0 ||
  frame.amount !== null;

export const sumText = (repairs: readonly RepairFact[], { facts, language }: Asked) =>
  moneyText(sumByCurrency(repairs.map(({ cost }) => cost)), facts.currency, language);

export function oneOf(found: readonly RepairFact[], { frame: { concepts } }: Asked): RepairFact | undefined {
  if (concepts.has('second')) return found[1];
  return concepts.has('first') && !concepts.has('last') ? found.at(-1) : found[0];
}
