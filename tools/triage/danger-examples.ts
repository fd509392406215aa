import { readDanger } from '#domain/assessment/danger/model.ts';
import type { AssessmentLanguage } from '#domain/assessment/schema.ts';
import type { DangerExample, Neutral } from './learn-danger.ts';
import { PATTERNS } from '#domain/assessment/knowledge/patterns.ts';
import { neutralSentences, type OwnersRow, trainingWords } from './owners-words.ts';

/** Longer than those that the product judges, which must also find a fault in the middle of what was dictated. */
const LEARNED_PIECE = 16;
const read = (text: string, language: AssessmentLanguage) => readDanger(text, language, LEARNED_PIECE);

export const exampleOf = ({ text, language, label }: OwnersRow): DangerExample => ({
  reading: read(text, language),
  label,
});

/** The complaints of the knowledge base, which the score should not contradict. */
const knownComplaints = (): DangerExample[] =>
  PATTERNS.flatMap(({ symptom, advice }) =>
    (['en', 'lv'] as const).map((language) => ({
      reading: read(symptom[language], language),
      label: advice,
    })),
  );

/** Everything that the shipped weights are learned from. */
export const allExamples = (): DangerExample[] => [...trainingWords().map(exampleOf), ...knownComplaints()];

export const neutralPieces = (): Neutral => {
  const of = (language: 'en' | 'lv') =>
    neutralSentences(language).flatMap((text) => read(text, language).pieces);
  return { en: of('en'), lv: of('lv') };
};
