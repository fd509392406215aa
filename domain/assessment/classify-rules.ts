import { type Expression, occurrences, type Occurrences, Vocabulary } from './expression.ts';
import { LEXICON } from './knowledge/lexicon.ts';
import { CATEGORIES } from './limits.ts';
import type { Category } from './schema.ts';

export type CategoryScores = Readonly<Record<Category, number>>;

type WeightedExpression = { category: Category; weight: number; expression: Expression };

export const vocabulary = new Vocabulary();

const weighted: readonly WeightedExpression[] = CATEGORIES.flatMap((category) =>
  LEXICON[category].flatMap(([weight, list]) =>
    list.split(',').map((source) => ({ category, weight, expression: vocabulary.compile(source) })),
  ),
);

export function emptyScores(): Record<Category, number> {
  return {
    engine_fuel: 0,
    braking: 0,
    transmission: 0,
    electrical: 0,
    suspension_steering: 0,
    cooling: 0,
    exhaust: 0,
    other: 0,
  };
}

/** The n-th sentence that matches an expression adds 1/n of its weight, up to three sentences. */
export function lexiconScores(text: Occurrences): Record<Category, number> {
  const scores = emptyScores();
  for (const { category, weight, expression } of weighted) {
    const sentences = occurrences(expression, text);
    for (let n = 1; n <= Math.min(sentences, 3); n += 1) scores[category] += weight / n;
  }
  return scores;
}
