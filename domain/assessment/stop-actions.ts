import type { BilingualText } from './bilingual-text.ts';
import { capitalized } from './capitalized.ts';
import {
  CALL_NOW,
  HOME,
  IF_ROLLING,
  IF_SMOKING,
  IF_SMOKING_AT_HOME,
  NOBODY_BACK,
  type Place,
  RIDER,
  ROAD,
  ROLLING,
  ROLLING_AFIRE,
} from './knowledge/situations.ts';
import { kindOf, type StopId } from './knowledge/stops.ts';

/** Where the car is and how it is with its people, as far as the text tells. */
export type Situation = {
  readonly place: Place;
  readonly isStanding: boolean;
  readonly isAcute: boolean;
  readonly isRidden: boolean;
};

/** Nothing is known: every step that depends on the place begins with 'if'. */
const UNKNOWN: Situation = { place: ROAD, isStanding: false, isAcute: false, isRidden: false };

const joined = (texts: readonly BilingualText[], by: string): BilingualText => ({
  en: texts.map(({ en }) => en).join(by),
  lv: texts.map(({ lv }) => lv).join(by),
});

const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** One text, which first-steps-rules.ts divides again. */
function steps(texts: readonly (BilingualText | false | undefined)[]): BilingualText {
  const told = texts.filter((text) => text !== undefined && text !== false);
  const { en, lv } = joined(
    told.map(({ en, lv }) => ({ en: lowered(en), lv: lowered(lv) })),
    '; ',
  );
  return { en: `${capitalized(en)}.`, lv: `${capitalized(lv)}.` };
}

const ifRolling = (text: BilingualText) => joined([IF_ROLLING, text], ': ');

function riddenSteps(id: StopId, { place, isStanding }: Situation): BilingualText {
  const { isLeft } = kindOf(id);
  const rolling = id === 'surging' || id === 'chain' ? RIDER[id] : RIDER.rolling;
  return steps([
    !isStanding && ifRolling(rolling),
    ...(isLeft ? [RIDER.away, RIDER.call] : [RIDER.now, place !== HOME && RIDER.road]),
    RIDER.help,
  ]);
}

/** What to do at once: first what the place asks for, which is right for every fault, then what this one adds. */
export function actionOf(id: StopId, situation = UNKNOWN): BilingualText {
  const kind = kindOf(id);
  const { alone, isLeft, isCalledFirst, onRoad, now, call, help } = kind;
  if (alone) return steps(alone);
  const { place, isStanding, isAcute, isRidden } = situation;
  // A chain is that of a motorcycle.
  if (isRidden || id === 'chain') return riddenSteps(id, situation);
  const rolling = kind.rolling ?? (isLeft ? ROLLING_AFIRE : (place.rolling ?? ROLLING));
  const first = !isStanding && place !== HOME && ifRolling(rolling);
  const last = [place !== HOME && onRoad, help];
  if (isLeft) {
    const isCalled = isAcute || place.calls;
    const called = place.away === place.stand ? NOBODY_BACK : isCalled ? CALL_NOW : call;
    return steps([first, place.away, called, now, ...last]);
  }
  if (isCalledFirst) return steps([first, call, now, place.stand, ...last]);
  // At home what smokes empties the building, and nothing lies on a road.
  const smoking = place === HOME ? IF_SMOKING_AT_HOME : IF_SMOKING;
  // What smokes now is left before anything is done to the car.
  if (isAcute) return steps([first, smoking, now, place.stand]);
  const called = place.calls ? undefined : call && place === HOME ? smoking : call;
  return steps([first, now, place.stand, called, ...last]);
}

const NAMES_CAR = /\bcar\b/;

/** Why the car must not be driven, as a rider is told it. */
export const reasonOf = (id: StopId, { isRidden } = UNKNOWN): BilingualText =>
  isRidden && NAMES_CAR.test(kindOf(id).reason.en) ? RIDER.reason : kindOf(id).reason;

/** Why a car must not be driven and what to do at once, wherever it is. */
export const stopOf = (id: StopId) =>
  ({ advice: 'stop_driving', reason: kindOf(id).reason, action: actionOf(id) }) as const;
