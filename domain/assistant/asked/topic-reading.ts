import { REPAIR_TOPICS, type RepairTopic } from '../knowledge/repair-topics.ts';
import { expressionsOf, keyOfPart, matchesPart, type Token, tokensOf } from './tokens.ts';

type Expression = { topic: RepairTopic; parts: readonly string[]; weight: number };

const byKey = new Map<string, Set<Expression>>();
for (const topic of REPAIR_TOPICS) {
  for (const parts of expressionsOf(topic.expressions)) {
    const expression = { topic, parts, weight: parts.length * 100 + parts.join('').length };
    for (const part of parts) {
      const key = keyOfPart(part);
      byKey.set(key, (byKey.get(key) ?? new Set()).add(expression));
    }
  }
}

/** The places of the parts, each another word, at most two words apart; null if one is missing. */
function placesOf(parts: readonly string[], tokens: readonly Token[], from: number): number[] | null {
  const end = Math.min(tokens.length, from + parts.length + 2);
  const places: number[] = [];
  for (const part of parts) {
    let found = -1;
    for (let at = from; at < end; at++) {
      const token = tokens[at]!;
      if (!token.isTaken && !places.includes(at) && matchesPart(part, token.word)) {
        found = at;
        break;
      }
    }
    if (found === -1) return null;
    places.push(found);
  }
  return places;
}

/** The topics of a text, the most specific first; their words are taken. */
export function takeTopics(tokens: readonly Token[]): RepairTopic[] {
  const topics: RepairTopic[] = [];
  const found = tokens.flatMap(({ word, isTaken }, from) =>
    isTaken
      ? []
      : [...(byKey.get(word.slice(0, 2)) ?? [])].flatMap((expression) => {
          const places = placesOf(expression.parts, tokens, from);
          return places ? [{ expression, places }] : [];
        }),
  );
  for (const { expression, places } of found.toSorted((a, b) => b.expression.weight - a.expression.weight)) {
    if (places.some((at) => tokens[at]!.isTaken)) continue;
    for (const at of places) tokens[at]!.isTaken = true;
    if (!topics.includes(expression.topic)) topics.push(expression.topic);
  }
  return topics;
}

const known = new Map<string, readonly string[]>();
const KNOWN_MAX = 5000;

export function topicIds(text: string): readonly string[] {
  let ids = known.get(text);
  if (!ids) {
    if (known.size >= KNOWN_MAX) known.clear();
    known.set(text, (ids = takeTopics(tokensOf(text)).map(({ id }) => id)));
  }
  return ids;
}

export const covers = (topic: RepairTopic, ids: readonly string[]) =>
  ids.includes(topic.id) || (topic.includes ?? []).some((id) => ids.includes(id));
