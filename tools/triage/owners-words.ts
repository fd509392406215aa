import { readFileSync } from 'node:fs';
import type { AssessmentLanguage } from '#domain/assessment/schema.ts';

export const ownersLabels = ['stop_driving', 'soon', 'can_wait', 'harmless'] as const;
export type OwnersLabel = (typeof ownersLabels)[number];
export type OwnersRow = {
  class: string;
  text: string;
  label: OwnersLabel;
  readers: readonly OwnersLabel[];
  language: AssessmentLanguage;
};

/** The labelled sentences of drivers; see owners-words/README.md. */
export function ownersWords(part: 'train' | 'plain' | 'further' | 'test' | 'fresh'): OwnersRow[] {
  const languages = part === 'fresh' ? (['en'] as const) : (['en', 'lv'] as const);
  return languages.flatMap((language) => {
    const file = new URL(`./owners-words/${part}-${language}.jsonl`, import.meta.url);
    const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
    return lines.map((line): OwnersRow => ({ ...JSON.parse(line), language }));
  });
}

/** Every sentence that the shipped weights are learned from. */
export const trainingWords = (): OwnersRow[] => (['train', 'plain', 'further'] as const).flatMap(ownersWords);

/** Stable: the same sentence is always in the same fold. */
export function foldOfText(text: string, folds: number): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return ((hash ^ (hash >>> 12)) >>> 0) % folds;
}
