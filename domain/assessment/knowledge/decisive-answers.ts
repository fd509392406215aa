import { type BilingualText, say } from '../bilingual-text.ts';
import { SAFETY_RULES } from './safety.ts';
import { DANGEROUS } from './stops.ts';

export type TypedIf = {
  readonly words: string;
  /** One of these must stand in the answer as well; omitted: nothing is needed. */
  readonly with?: string;
  /** None of these may stand in the answer. */
  readonly without: string;
};

export type DecisiveAnswer = {
  readonly text: BilingualText;
  /** Folded words, stems and `two_words` of a typed answer that mean this one, separated by spaces. */
  readonly typed?: string;
  /** Words that mean it only in company. */
  readonly typedIf?: TypedIf;
} & (
  | {
      readonly advice: 'stop_driving';
      readonly reason: BilingualText;
      readonly action: BilingualText;
      /** The danger as a statement, for the list of symptoms. */
      readonly symptom: BilingualText;
    }
  /** Holds only if the rest of what was told is as harmless. */
  | { readonly advice: 'can_wait'; readonly reason: BilingualText }
  /** Null when the owner cannot tell. */
  | { readonly advice: 'soon' | null }
);

export const YES = say('Yes', 'Jā');
export const NO = say('No', 'Nē');
export const UNSURE: DecisiveAnswer = { text: say("Don't know", 'Nezinu'), advice: null };

export const TOW = DANGEROUS.action;

export type Danger = {
  reason: BilingualText;
  action: BilingualText;
  symptom: BilingualText;
  typed?: string;
  typedIf?: TypedIf;
};

export const dangerous = (text: BilingualText, danger: Danger): DecisiveAnswer => ({
  text,
  advice: 'stop_driving',
  ...danger,
});

export const noDanger = (text: BilingualText, typed = ''): DecisiveAnswer => ({
  text,
  advice: 'soon',
  typed,
});

export const harmless = (
  text: BilingualText,
  why: { reason: BilingualText; typed?: string; typedIf?: TypedIf },
): DecisiveAnswer => ({ text, advice: 'can_wait', ...why });

/** An answer that tells of the danger of a safety rule has its reason and action. */
export function ruleOf(id: string): Pick<Danger, 'reason' | 'action'> {
  const rule = SAFETY_RULES.find((one) => one.id === id);
  if (rule?.advice !== 'stop_driving') throw new Error(`no safety rule ${id} says stop`);
  return { reason: rule.reason, action: rule.action };
}
