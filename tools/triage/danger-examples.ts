import { readDanger } from '#domain/assessment/danger/model.ts';
import type { AssessmentLanguage } from '#domain/assessment/schema.ts';
import { withTypingErrors } from './frames.ts';
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

/** In words. */
const SHORT_TEXT = 8;
const SHORT_SENTENCE = 6;
const wordsIn = (text: string) => text.split(' ').length;
const unpunctuated = (text: string) => text.toLowerCase().replaceAll(/[.,!?;:]/g, '');

/** Short texts as they are dictated: run together with a sentence that tells nothing, before or behind it. */
function dictated(): DangerExample[] {
  const shortOf = (language: AssessmentLanguage) =>
    neutralSentences(language).filter((text) => wordsIn(text) <= SHORT_SENTENCE);
  const around = { en: shortOf('en'), lv: shortOf('lv') };
  return trainingWords()
    .filter(({ text }) => wordsIn(text) <= SHORT_TEXT)
    .map((row, at) => {
      const sentences = around[row.language];
      const sentence = sentences[at % sentences.length]!;
      const parts = at % 3 === 0 ? [sentence, row.text] : [row.text, sentence];
      return exampleOf({ ...row, text: unpunctuated(parts.join(' ')) });
    });
}

/** Each danger of a Latvian, and every third of their other texts, in one line without any mark: so they write in a hurry. */
function inOneLine(): DangerExample[] {
  const sentences = neutralSentences('lv');
  const pick = (at: number) => sentences[at % sentences.length]!;
  return trainingWords()
    .filter(({ language, label }, at) => language === 'lv' && (label === 'stop_driving' || at % 3 === 0))
    .map((row, at) => {
      const around = [pick(at), pick(at * 7 + 1), row.text, pick(at * 5 + 2)].slice(at % 3 === 0 ? 1 : 0, at % 3 === 1 ? 3 : 4);
      const line = unpunctuated(around.join(' '));
      return exampleOf({ ...row, text: at % 2 === 0 ? line : withTypingErrors(line) });
    });
}

/** Each danger, and every second of the other texts, as it is typed in a hurry. */
const typedWrong = (): DangerExample[] =>
  trainingWords()
    .filter(({ label }, at) => label === 'stop_driving' || at % 2 === 0)
    .map((row) => exampleOf({ ...row, text: withTypingErrors(row.text) }));

/** Several small faults in one sentence stay small. */
const FAULTS_AT_ONCE = 4;

function severalAtOnce(): DangerExample[] {
  return (['en', 'lv'] as const).flatMap((language) => {
    const small = trainingWords().filter(
      (row) =>
        row.language === language &&
        (row.label === 'soon' || row.label === 'can_wait') &&
        wordsIn(row.text) <= SHORT_SENTENCE,
    );
    const count = Math.floor(small.length / FAULTS_AT_ONCE);
    return Array.from({ length: count }, (_, at) => {
      const together = Array.from({ length: FAULTS_AT_ONCE }, (_one, part) => small[at + part * count]!);
      const text = together.map((row) => row.text.replace(/[.!?]+$/, '')).join(', ');
      return exampleOf({ ...together[0]!, text, label: 'soon' });
    });
  });
}

/** Everything that the shipped weights are learned from. */
export const allExamples = (): DangerExample[] => [
  ...trainingWords().map(exampleOf),
  ...dictated(),
  ...inOneLine(),
  ...typedWrong(),
  ...severalAtOnce(),
  ...knownComplaints(),
];

export const neutralPieces = (): Neutral => {
  const of = (language: 'en' | 'lv') =>
    neutralSentences(language).flatMap((text) => read(text, language).pieces);
  return { en: of('en'), lv: of('lv') };
};
