import { readDanger } from '#domain/assessment/danger/model.ts';
import type { DangerExample, Neutral } from './learn-danger.ts';
import { PATTERNS } from '#domain/assessment/knowledge/patterns.ts';
import { neutralSentences, type OwnersRow, trainingWords } from './owners-words.ts';

export const exampleOf = ({ text, language, label }: OwnersRow): DangerExample => ({
  reading: readDanger(text, language),
  label,
});

/** The complaints of the knowledge base, which the score should not contradict. */
const knownComplaints = (): DangerExample[] =>
  PATTERNS.flatMap(({ symptom, advice }) =>
    (['en', 'lv'] as const).map((language) => ({
      reading: readDanger(symptom[language], language),
      label: advice,
    })),
  );

/** Everything that the shipped weights are learned from. */
export const allExamples = (): DangerExample[] => [...trainingWords().map(exampleOf), ...knownComplaints()];

export const neutralPieces = (): Neutral => {
  const of = (language: 'en' | 'lv') =>
    neutralSentences(language).flatMap((text) => readDanger(text, language).pieces);
  return { en: of('en'), lv: of('lv') };
};
