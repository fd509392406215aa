import { existsSync, readFileSync } from 'node:fs';
import type { AssessmentLanguage } from '#domain/assessment/schema.ts';

export type OwnersLabel = 'stop_driving' | 'soon' | 'can_wait' | 'harmless';
export type OwnersRow = { class: string; text: string; label: OwnersLabel; language: AssessmentLanguage };

/** One part of the labelled sentences ('plain': short textbook complaints, for training too), or none while it is absent. */
export function ownersWords(part: 'train' | 'plain' | 'test'): OwnersRow[] {
  return (['en', 'lv'] as const).flatMap((language) => {
    const file = new URL(`./owners-words/${part}-${language}.jsonl`, import.meta.url);
    if (!existsSync(file)) return [];
    const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
    return lines.map((line): OwnersRow => ({ ...JSON.parse(line), language }));
  });
}

/** Stable: the same sentence is always in the same fold. */
export function foldOfText(text: string, folds: number): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return ((hash ^ (hash >>> 12)) >>> 0) % folds;
}
