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
type Part = 'train' | 'plain' | 'further' | 'stories' | 'test' | 'fresh' | 'story-test';

export function ownersWords(part: Part): OwnersRow[] {
  const languages = part === 'fresh' ? (['en'] as const) : (['en', 'lv'] as const);
  return languages.flatMap((language) => {
    const file = new URL(`./owners-words/${part}-${language}.jsonl`, import.meta.url);
    const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
    return lines.map((line): OwnersRow => ({ ...JSON.parse(line), language }));
  });
}

/** Every sentence that the shipped weights are learned from. */
export const trainingWords = (): OwnersRow[] => (['train', 'plain', 'further', 'stories'] as const).flatMap(ownersWords);

/** Sentences that stand around a fault and tell nothing of it. */
export const neutralSentences = (language: AssessmentLanguage): string[] =>
  readFileSync(new URL(`./owners-words/neutral-${language}.txt`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');
