import type { Frame } from './question-frame.ts';
import { repairsAsked } from './selection.ts';
import type { Asked } from './wording.ts';

export const hasObject = ({ topics, garages, words, verbs, qualifiers }: Frame) =>
  topics.length + garages.length + words.length + verbs.length + qualifiers.length > 0;

export const isMoney = ({ concepts }: Frame) => concepts.has('money') || concepts.has('expensive');

/** Whether it asks with words that are in no repair. */
export function isForeign({ facts, frame }: Asked): boolean {
  const { words, verbs, qualifiers } = frame;
  return words.length + verbs.length + qualifiers.length > 0 && repairsAsked(facts, frame).length === 0;
}
