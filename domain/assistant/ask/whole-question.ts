import type { Slots, Spoken } from './slots.ts';

const listed = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Words that join it to what was said. */
const JOINED =
  /^(?:(?:ok|okay|oh|thanks?|paldies|un|and) )*(?:and|or|but|so|un|bet|vai ari|tad|kas ar|ka ar|what about|how about|only|just|tikai|plus|not|without|except|bez|iznemot|neskaitot)\b/;
export const isJoined = ({ spoken }: Slots): boolean => JOINED.test(spoken.map(({ word }) => word).join(' '));

/** In 'when was the clutch done and what did it cost' it was just named. */
const NAMED =
  /^(?:it|that|them|those|these|they|ones?|tas|ta|tam|tai|taja|tos|tie|tiem|vins|vina|tads|tada)$/;
const TOLD = /^(?:then|there|same|tur|toreiz)$/;
const BEING = /^(?:is|was|are|were|be|did|does)$/;
/** 'A warranty on it', 'what did that fix'. */
const OF_THAT = /^(?:on|for|with|of|at|to|in|before|since|after|kops|pec|pirms|no|par|ar)$/;
const ASKER = /^(?:kas|kur|kad|cik|par|ar)$/;

/** A word points to what was told before, and not to what is named at or after this place. */
const pointsBack = (spoken: readonly Spoken[], named: number): boolean =>
  spoken.some(({ word }, at) => {
    const before = spoken[at - 1]?.word ?? '';
    if (TOLD.test(word)) return word !== 'there' || !BEING.test(before);
    if (word === 'to' && ASKER.test(before)) return true;
    if (!NAMED.test(word) || spoken[at + 1]?.slot === 'thing') return false;
    return named === -1 || at < named || OF_THAT.test(before) || (word === 'that' && BEING.test(before));
  });

/** They say what is asked for. */
const ASKING = listed(
  'when ago who what many much howMuch money cik due overdue often odometer driven consumption solve why note exists safe plate status open repairNoun whichCar compare list most least first last expensive large',
);
/** They say by themselves of what. */
const NAMING = listed(
  'fill liquid consumption electric repairNoun anyWork issue open plate bought allCars whichCar whichYear whichMonth withFuel car owned myself',
);
/** Whatever was told before, they are of all. */
const ANYTHING = /^(?:any(?:thing)?|everything|nothing|kaut|jebkas)$/;
const AT = /^(?:at|pie|was|were|bija)$/;
/** Who insures is no part of what is due. */
export const INSURER = /^(?:insurer|insures|apdrosinataj\w*)$/;
/** They are of the insurance that was told. */
const OF_POLICY = /^(?:insurer|policy|polis\w+|apdrosinatajs)$/;
const OF_PLACE = /^(?:at|in|on|from|pie|no|how|much|many|cik|kad|when|what|which|who|kas|ko)$/;
/** 'Did the alignment help?' asks of what was told. */
export const CURED =
  /^(?:back|again|return\w*|recur\w*|atkal|atkartoj\w*|atgriez\w*|fix(?:ed)?|cured?|help(?:ed)?|solved?|salaboja|palidzeja|noversa|atrisinaja)$/;

/** The first word that says of what. */
function namesAt({ spoken, parts, things, words, periods, cues, isPast }: Slots): number {
  const isPlain = !pointsBack(spoken, -1);
  const isPart = parts > 0 && things.some((id) => id !== 'warranty');
  // 'How much at Apse?' asks that of what was told.
  const isOfMore = spoken.some(({ word, slot }) => slot !== 'place' && !OF_PLACE.test(word));
  const naming = new Set([
    ...NAMING,
    // 'What is due?' is of all, 'when is it due?' of one.
    ...(cues.has('what') && !cues.has('when') && !cues.has('ago') ? ['due', 'overdue'] : []),
    // 'What did I pay?' asks that of what was told, 'How much did I spend in 2024?' of all.
    ...(cues.has('money') && periods.length > 0 ? ['money'] : []),
    // 'What is the mileage?' is of now, 'at what mileage?' of what was told.
    ...(isPast || spoken.some(({ word }) => AT.test(word)) ? [] : ['odometer']),
  ]);
  return spoken.findIndex(
    ({ word, slot, cues: own }) =>
      (slot === 'thing' && isPart && !OF_POLICY.test(word)) ||
      (slot === 'place' && isOfMore) ||
      (slot === null && isPlain && words.includes(word)) ||
      own.some((cue) => naming.has(cue)) ||
      ANYTHING.test(word),
  );
}

/** It says itself what it asks, and of what, before anything points back: nothing of the question before holds. */
export function isWhole(slots: Slots): boolean {
  const { spoken, cues } = slots;
  const isAsked = [...cues].some((cue) => ASKING.has(cue)) || slots.isYesNo;
  const named = namesAt(slots);
  const isOfCure = slots.isYesNo && spoken.some(({ word }) => CURED.test(word));
  return isAsked && named !== -1 && !pointsBack(spoken, named) && !isOfCure && !isJoined(slots);
}
