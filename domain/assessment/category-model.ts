import type { CategoryScores } from './classify-rules.ts';
import { type LinearModel, sharesOf } from './linear-model.ts';
import { CATEGORIES } from './limits.ts';
import type { Category } from './schema.ts';

export function evidenceFeatures(scores: CategoryScores): number[] {
  const found = CATEGORIES.map((category) => Math.max(0, scores[category]));
  const total = found.reduce((sum, score) => sum + score, 0);
  return [
    ...found.map((score) => Math.log1p(score) / 2),
    ...found.map((score) => (1.5 * score) / (total + 2)),
  ];
}

export function predict(
  model: LinearModel,
  features: ReadonlySet<string>,
  scores: CategoryScores,
): Record<Category, number> {
  const shares = sharesOf(model, features, evidenceFeatures(scores));
  const of = (category: Category) => shares[CATEGORIES.indexOf(category)]!;
  return {
    engine_fuel: of('engine_fuel'),
    braking: of('braking'),
    transmission: of('transmission'),
    electrical: of('electrical'),
    suspension_steering: of('suspension_steering'),
    cooling: of('cooling'),
    exhaust: of('exhaust'),
    other: of('other'),
  };
}
