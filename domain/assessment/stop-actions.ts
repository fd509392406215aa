import type { BilingualText } from './bilingual-text.ts';
import { capitalized } from './capitalized.ts';
import {
  ANIMALS,
  CALL_NOW,
  HOME,
  IF_ROLLING,
  IF_SMOKING,
  NOBODY_BACK,
  type Place,
  RIDER,
  ROAD,
  ROLLING,
  ROLLING_AFIRE,
} from './knowledge/situations.ts';
import { kindOf, type StopId, type StopKind } from './knowledge/stops.ts';

/** Where the car is and how it is with its people, as far as the text tells. */
export type Situation = {
  readonly place: Place;
  readonly isStanding: boolean;
  /** It rolls while this is written. */
  readonly isDriving: boolean;
  readonly isSmoking: boolean;
  /** Somebody is hurt or cannot get out. */
  readonly isHurt: boolean;
  /** What can burn may do so now. */
  readonly isAcute: boolean;
  readonly isRidden: boolean;
  /** The brakes are what the text tells of most, whatever else it may be. */
  readonly isBraking?: boolean;
  /** Animals travel behind it. */
  readonly isHauling: boolean;
};

/** Nothing is known: every step that depends on the place begins with 'if'. */
const UNKNOWN: Situation = {
  place: ROAD,
  isStanding: false,
  isDriving: false,
  isSmoking: false,
  isHurt: false,
  isAcute: false,
  isRidden: false,
  isHauling: false,
};

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
  const own = id === 'surging' || id === 'chain' ? id : 'rolling';
  return steps([
    !isStanding && ifRolling(RIDER[own]),
    ...(isLeft ? [RIDER.away, RIDER.call] : [RIDER.now, place !== HOME && RIDER.road]),
    RIDER.help,
  ]);
}

/** What to do at once: first what the place asks for, which is right for every fault, then what this one adds. */
export function actionOf(id: StopId, situation = UNKNOWN): BilingualText {
  const kind = kindOf(id);
  const { alone, isLeft, onRoad, now, help } = kind;
  const { place, isStanding, isDriving, isSmoking, isHurt, isAcute, isRidden, isHauling } = situation;
  if (alone) return steps([!isStanding && kind.rolling && ifRolling(kind.rolling), ...alone]);
  // A chain is that of a motorcycle.
  if (isRidden || id === 'chain') return riddenSteps(id, situation);
  const isHome = place === HOME;
  const isSecond = situation.isBraking && kind.category !== 'braking';
  const braking = isSecond ? kindOf('brakes').rolling : undefined;
  const rolling = kind.rolling ?? braking ?? (isLeft ? ROLLING_AFIRE : (place.rolling ?? ROLLING));
  const first = !isStanding && !isHome && ifRolling(rolling);
  const inOrder = (text: BilingualText | undefined) =>
    place.isFirst && !isDriving ? [text, first] : [first, text];
  const road = !isHome && !isHauling && onRoad;
  if (isLeft) {
    const isSame = place.away === place.stand;
    const called = isSame ? NOBODY_BACK : isAcute || place.calls ? CALL_NOW : kind.call;
    const away = isSame ? place.away : (kind.away ?? place.away);
    return steps([...inOrder(away), isHauling ? ANIMALS : called, now, road, help]);
  }
  // What smokes now is left before anything is done to the car.
  const isUrgent = isSmoking || isHurt;
  const steady = [isUrgent && IF_SMOKING, now];
  // Whoever is out does not go back to secure the car.
  if (place.isFirst) return steps([...inOrder(place.stand), isUrgent && IF_SMOKING, NOBODY_BACK, help]);
  if (place.calls) return steps([first, ...steady, place.stand, !isUrgent && road, help]);
  // At home what smokes empties the building, and nothing lies on a road.
  const call = isHauling ? ANIMALS : isHome && kind.call ? IF_SMOKING : kind.call;
  const last = isUrgent ? [isHauling ? ANIMALS : help] : [call, road, help];
  // Nobody goes back to a car that smokes for a vest or a triangle.
  return steps([first, ...steady, !isSmoking && place.stand, ...last]);
}

const NAMES_CAR = /\bcar\b/;

/** As a rider is told it. */
const ridden = (text: BilingualText, instead: BilingualText) => (NAMES_CAR.test(text.en) ? instead : text);

/** Why the car must not be driven, and what it seems to have. */
export function toldOf(id: StopId, { isRidden } = UNKNOWN): Pick<StopKind, 'reason' | 'summary'> {
  const kind = kindOf(id);
  if (!isRidden) return kind;
  return {
    reason: ridden(kind.reason, RIDER.reason),
    ...(kind.summary && { summary: ridden(kind.summary, RIDER.summary) }),
  };
}

/** Why a car must not be driven and what to do at once, wherever it is. */
export const stopOf = (id: StopId) =>
  ({ advice: 'stop_driving', reason: kindOf(id).reason, action: actionOf(id) }) as const;
