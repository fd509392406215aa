import type { BilingualText, GuidingText } from '../bilingual-text.ts';
import type { Category, DrivingAdvice } from '../schema.ts';
import type { StopId } from './stops.ts';

export type Likelihood = 'likely' | 'possible' | 'less_likely';

export type Cause = {
  readonly text: BilingualText;
  readonly likelihood: Likelihood;
  readonly why: BilingualText;
};

export type SymptomPattern = {
  readonly id: string;
  readonly category: Category;
  readonly advice: Exclude<DrivingAdvice, 'unread'>;
  readonly symptom: BilingualText;
  /** Expressions (see expression.ts); any of them is enough. */
  readonly match: readonly string[];
  /** Expressions that rule the pattern out. */
  readonly unless?: readonly string[];
  /** Expressions whose own words do not count. */
  readonly except?: readonly string[];
  /** Where the car must not be driven and this is the reason; of a lower level without one, it never is. */
  readonly stop?: StopId;
  readonly causes: readonly Cause[];
  readonly questions: readonly GuidingText[];
  readonly advices: readonly GuidingText[];
};

function cause(likelihood: Likelihood): (text: BilingualText, why: BilingualText) => Cause {
  return (text, why) => ({ text, likelihood, why });
}

export const likely = cause('likely');
export const possible = cause('possible');
export const lessLikely = cause('less_likely');
