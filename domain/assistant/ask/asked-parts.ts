import type { Garage } from './facts.ts';
import { readSlots } from './slots.ts';
import { THINGS } from './things.ts';

/** The question's sentences, with the mark that ends them; '2024. gada', '5.03.2024' and 'excl. fuel' end none. */
export const sentencesOf = (text: string): string[] =>
  text
    .replace(/(\d|\b(?:excl|incl|approx|vs|nr|apm|g))\.(?=\s*[\p{Ll}\d])/giu, '$1\u2024')
    .split(/(?<=[.!?\n])/u)
    .map((sentence) => sentence.replaceAll('\u2024', '.').trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));

const MOST_SENTENCES = 8;

/** It asks, wherever it does. */
const ASKS =
  /\b(?:when|where|who|whose|what|whats|which|how|did|does|kad|kur|kas|ko|cik|kurš|kura|kurā|kurai|kāds|kāda|kādi|vai)\b/iu;

/** What of a text is the question: sentences that name nothing only tell why it is asked. */
export function questionIn(text: string, garage: Garage): string {
  const sentences = sentencesOf(text).slice(0, MOST_SENTENCES);
  const isOfSomething = (sentence: string) => {
    const slots = readSlots(sentence, garage);
    return (
      slots !== null &&
      (slots.cars.length + slots.places.length + slots.except.length > 0 ||
        slots.cues.has('allCars') ||
        slots.things.some((id) => THINGS.get(id)?.isPart) ||
        slots.periods.some(({ from }) => from <= garage.today))
    );
  };
  const questions = sentences.filter((sentence) => sentence.includes('?'));
  const others = sentences.filter((sentence) => !questions.includes(sentence)).join(' ');
  const isWhole = questions.length === 0 || isOfSomething(others) || questions.some((one) => !ASKS.test(one));
  return (isWhole ? sentences : questions).join(' ');
}
