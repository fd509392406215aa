import { carWords } from '#domain/car-words/car-words.ts';
import { isSlip } from '#domain/slip.ts';
import type { AssessmentLanguage } from '../schema.ts';
import { fold, writtenLanguage } from '../text-reading.ts';

/** Shorter ones are too often other words. */
const SHORTEST = 5;
const isOfCars = (word: string) => carWords().byWord([word], 'en')[0]!.length > 0;
/** Few type the first or the last letter of a word wrong. */
const edgesOf = (word: string) => `${word[0]}${word.at(-1)}`;

/** A letter of its own makes another word: a 'house' is no 'hose'. */
const isOfLetters = (word: string, meant: string) =>
  Array.from(word).every((letter) => meant.includes(letter));

let byEdges: Map<string, string[]> | undefined;
const wordsOfCars = () =>
  (byEdges ??= Map.groupBy(
    carWords()
      .wordsOf(() => true)
      .flat()
      .filter((word) => word.length >= SHORTEST - 1 && isOfCars(word)),
    edgesOf,
  ));

/** An English text in which what is one slip from a word of cars is that word: 'the barke pedal'. Latvian ones differ by endings. */
export function spelled(description: string, fallback: AssessmentLanguage): string {
  if (writtenLanguage(description, fallback) !== 'en') return description;
  return description.replace(/[\p{L}\p{M}'’]+/gu, (typed) => {
    const word = fold(typed);
    if (word.length < SHORTEST || isOfCars(word)) return typed;
    return (
      wordsOfCars()
        .get(edgesOf(word))
        ?.find((meant) => isSlip(word, meant) && isOfLetters(word, meant)) ?? typed
    );
  });
}
