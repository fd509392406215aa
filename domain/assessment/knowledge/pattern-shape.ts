import type { BilingualText } from '../bilingual-text.ts';
import type { Category, DrivingAdvice } from '../schema.ts';

export type Likelihood = 'likely' | 'possible' | 'less_likely';

export type Cause = {
  readonly text: BilingualText;
  readonly likelihood: Likelihood;
  readonly why: BilingualText;
};

/** One complaint a mechanic would recognise, with everything we can tell the owner about it. */
export type SymptomPattern = {
  readonly id: string;
  readonly category: Category;
  readonly advice: DrivingAdvice;
  /** A short noun phrase or clause without end punctuation, e.g. 'squealing when braking'. */
  readonly symptom: BilingualText;
  /** Any of these expressions (see expression.ts) over folded words. */
  readonly match: readonly string[];
  /** Expressions that rule the pattern out. */
  readonly unless?: readonly string[];
  /** Expressions whose own words do not count. */
  readonly except?: readonly string[];
  /** Most likely first. */
  readonly causes: readonly Cause[];
  readonly questions: readonly BilingualText[];
  /** What an owner can do or safely check, and what to tell the mechanic. */
  readonly advices: readonly BilingualText[];
};

function cause(likelihood: Likelihood): (text: BilingualText, why: BilingualText) => Cause {
  return (text, why) => ({ text, likelihood, why });
}

export const likely = cause('likely');
export const possible = cause('possible');
export const lessLikely = cause('less_likely');
