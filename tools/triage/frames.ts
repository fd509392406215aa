import type { AssessmentLanguage } from '#domain/assessment/schema.ts';
import { linesOf } from './owners-words.ts';

export type Frame = { name: string; around: (fault: string) => string };

const SHORTEST_TYPED_WRONG = 5;
const TYPED_WRONG = 0.15;

/** The same text with typing errors in 15 % of its longer words; the same ones each time. */
export function withTypingErrors(text: string): string {
  let state = text.length;
  const random = () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return (state >>> 8) / (0x7fffffff >>> 8);
  };
  return text.replace(/\p{L}+/gu, (word) => {
    if (word.length < SHORTEST_TYPED_WRONG || random() >= TYPED_WRONG) return word;
    const at = 1 + Math.floor(random() * (word.length - 2));
    const kind = Math.floor(random() * 3);
    if (kind === 0) return word.slice(0, at) + word.slice(at + 1);
    if (kind === 1) return word.slice(0, at) + word[at]! + word.slice(at);
    return word.slice(0, at) + word[at + 1]! + word[at]! + word.slice(at + 2);
  });
}

const asSentence = (text: string) => (/[.!?…]\s*$/u.test(text) ? text : `${text}.`);

const ownFrames = (language: AssessmentLanguage) =>
  new URL(`./owners-words/frames-${language}.tsv`, import.meta.url);

/**
 * Ordinary sentences around a fault, each also with typing errors.
 * @param file with a frame in each line: sentences with `{}` for the fault, and its name if it has one
 */
export const framesOf = (language: AssessmentLanguage, file: string | URL = ownFrames(language)): Frame[] =>
  linesOf(file).flatMap((line) => {
    const cells = line.split('\t');
    const frame = cells.find((cell) => cell.includes('{}'));
    if (frame === undefined) throw new Error(`No frame: ${line}`);
    const name = cells.find((cell) => cell !== frame && cell !== language) ?? frame;
    const around = (fault: string) => frame.replace('{}', () => asSentence(fault));
    return [
      { name, around },
      { name: `${name}, typing errors`, around: (fault: string) => withTypingErrors(around(fault)) },
    ];
  });
