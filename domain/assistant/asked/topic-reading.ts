import { carWords } from '#domain/car-words/car-words.ts';
import { REPAIR_TOPICS, type RepairTopic } from '../knowledge/repair-topics.ts';
import { type Token, tokensOf } from './tokens.ts';

const topicOfEntry = new Map(REPAIR_TOPICS.flatMap((topic) => topic.entries.map((entry) => [entry, topic])));

/** The topics of a text, the most specific first; their words are taken. */
export function takeTopics(tokens: readonly Token[]): RepairTopic[] {
  const topics = new Set<RepairTopic>();
  const found = carWords().find(
    tokens.map(({ word }) => word),
    'both',
  );
  for (const { entry, places } of found.toSorted((a, b) => b.weight - a.weight)) {
    const topic = topicOfEntry.get(entry);
    if (!topic || places.some((at) => tokens[at]!.isTaken)) continue;
    for (const at of places) tokens[at]!.isTaken = true;
    topics.add(topic);
  }
  return [...topics];
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
