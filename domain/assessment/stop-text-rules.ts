import { advisesDriving } from './knowledge/driving-phrases.ts';
import type { AssessmentLanguage } from './schema.ts';

/** Without the sentences that are wrong beside 'do not drive'. */
export const fittingSentences = (text: string, language: AssessmentLanguage): string =>
  text
    .split(/(?<=[.!?…]\s|\n)/u)
    .filter((sentence) => !advisesDriving(sentence, language))
    .join('');

/** Lets the fitting sentences of a streamed text through, each as soon as it is whole. */
export function stopFilter(language: AssessmentLanguage) {
  let rest = '';
  const take = (length: number) => {
    const whole = rest.slice(0, length);
    rest = rest.slice(length);
    return fittingSentences(whole, language);
  };
  return {
    push(piece: string): string {
      rest += piece;
      const end = [...rest.matchAll(/[.!?…]\s|\n/gu)].at(-1);
      return end ? take(end.index + end[0].length) : '';
    },
    end: () => take(rest.length),
  };
}
