import { type BilingualText, say } from '../bilingual-text.ts';
import { stopOf } from '../stop-actions.ts';
import type { StopId } from './stops.ts';

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

export type Danger = {
  stop: StopId;
  /** Instead of that of the stop. */
  reason?: BilingualText;
  symptom: BilingualText;
  typed?: string;
  typedIf?: TypedIf;
};

export const dangerous = (text: BilingualText, { stop, ...danger }: Danger): DecisiveAnswer => ({
  text,
  ...stopOf(stop),
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
