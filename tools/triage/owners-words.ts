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
type Part = 'train' | 'plain' | 'further' | 'stories' | 'story-test';

export const linesOf = (file: string | URL): string[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '');

export function ownersWords(part: Part): OwnersRow[] {
  return (['en', 'lv'] as const).flatMap((language) =>
    linesOf(new URL(`./owners-words/${part}-${language}.jsonl`, import.meta.url)).map(
      (line): OwnersRow => ({ ...JSON.parse(line), language }),
    ),
  );
}

const isLabel = (cell: string): cell is OwnersLabel => (ownersLabels as readonly string[]).includes(cell);

/** Of readers who differ, one who saw a danger counts. */
export const labelOf = (readers: readonly OwnersLabel[]): OwnersLabel =>
  readers.includes('stop_driving') ? 'stop_driving' : readers[0]!;

/** Texts of strangers: in each line the language, the label of each reader and the text, separated by tabs. */
export const strangersWords = (path: string): OwnersRow[] =>
  linesOf(path).map((line) => {
    const cells = line.split('\t').map((cell) => cell.trim());
    const language = cells.find((cell) => cell === 'en' || cell === 'lv');
    const readers = cells.filter(isLabel);
    const text = cells.find((cell) => cell !== language && !isLabel(cell) && cell !== '');
    if (!language || !text || readers.length === 0) throw new Error(`Not language, label and text: ${line}`);
    return { class: 'stranger', text, label: labelOf(readers), readers, language };
  });

/** A story of a stranger: a harmless one, or one that is a stop, with the kind of stop. */
export type StrangersRow = OwnersRow & { readonly stop: string | null };

/** The stories that are guards of the product's tests as well. */
export const strangersStories = (): StrangersRow[] =>
  linesOf(new URL('../../tests/tables/assessment/strangers.tsv', import.meta.url))
    .filter((line) => /^(?:en|lv)\t/.test(line))
    .map((line): StrangersRow => {
      const [language, text, told] = line.split('\t') as [AssessmentLanguage, string, string];
      const [label, stop] = isLabel(told) ? [told, null] : (['stop_driving', told] as const);
      return { class: 'stranger', text, language, label, readers: [label], stop };
    });

/** Every text that the shipped weights are learned from. */
export const trainingWords = (): OwnersRow[] => [
  ...(['train', 'plain', 'further', 'stories'] as const).flatMap(ownersWords),
  ...strangersStories(),
];

/** Sentences that stand around a fault and tell nothing of it. */
export const neutralSentences = (language: AssessmentLanguage): string[] =>
  linesOf(new URL(`./owners-words/neutral-${language}.txt`, import.meta.url));
