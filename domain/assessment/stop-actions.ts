import type { BilingualText } from './bilingual-text.ts';
import { capitalized } from './capitalized.ts';
import {
  ANIMALS,
  GENERAL,
  HOME,
  IF_HOT,
  IF_ROLLING,
  MOMENTS,
  PHASES,
  type Place,
  RIDDEN_LEFT,
  RIDDEN_STEPS,
  RIDDEN_STOPS,
  RIDDEN_TOLD,
  ROAD,
  type Steps,
} from './knowledge/situations.ts';
import { kindOf, STOPS, type StopId, type StopKind, UNHURT_HELD } from './knowledge/stops.ts';

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

/** More is read by nobody who is in danger; what is least urgent goes. */
const MOST_STEPS = 5;

const joined = (texts: readonly BilingualText[], by: string): BilingualText => ({
  en: texts.map(({ en }) => en).join(by),
  lv: texts.map(({ lv }) => lv).join(by),
});

const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** What is right for every fault, then what this one adds, then what the moment and the place ask for: each goes before those above it. */
function layersOf(id: StopId, situation: Situation): readonly (Steps | undefined | false)[] {
  const { place, isStanding, isSmoking, isHurt, isRidden, isBraking, isHauling } = situation;
  const kind = kindOf(id);
  const still: Steps | false = isStanding && { stop: null };
  // A chain is that of a motorcycle.
  if (isRidden || id === 'chain') {
    const stop = RIDDEN_STOPS[id as keyof typeof RIDDEN_STOPS];
    return [
      RIDDEN_STEPS,
      (kind.isLeft || isSmoking) && RIDDEN_LEFT,
      stop && { stop },
      // No gear holds what has lost its chain.
      id === 'chain' && { secure: kind.secure ?? null },
      place === HOME && HOME.kept,
      still,
    ];
  }
  if (kind.alone) return [{ stop: kind.stop ?? null }, still];
  const way = kind.isLeft ? 'left' : 'kept';
  return [
    GENERAL[way],
    isBraking && kind.category !== 'braking' && { stop: STOPS.brakes.stop },
    // Where the kind knows no better.
    isSmoking && { call: IF_HOT },
    place.usual,
    kind,
    ...MOMENTS.map(({ fact, [way]: steps }) => situation[fact] && steps),
    isHurt && !isSmoking && kind.stay ? { people: UNHURT_HELD } : false,
    place[way],
    kind.clear && place[way]?.tracks && !isSmoking ? { secure: kind.clear } : false,
    isHauling && ANIMALS,
    still,
  ];
}

/** The steps in their order, at most five. */
function stepsOf(id: StopId, situation = UNKNOWN): readonly BilingualText[] {
  const steps: Steps = Object.assign({}, ...layersOf(id, situation));
  const told = PHASES.flatMap((phase) => {
    const text = steps[phase] ?? [];
    return phase === 'stop' && 'en' in text ? joined([IF_ROLLING, text], ': ') : text;
  });
  return [...told, ...(kindOf(id).alone ?? [])].slice(0, MOST_STEPS);
}

/** What to do at once: one text, which first-steps-rules.ts divides again. */
export function actionOf(id: StopId, situation = UNKNOWN): BilingualText {
  const { en, lv } = joined(
    stepsOf(id, situation).map(({ en, lv }) => ({ en: lowered(en), lv: lowered(lv) })),
    '; ',
  );
  return { en: `${capitalized(en)}.`, lv: `${capitalized(lv)}.` };
}

const NAMES_CAR = /\bcar\b/;

/** As a rider is told it. */
const ridden = (text: BilingualText, instead: BilingualText) => (NAMES_CAR.test(text.en) ? instead : text);

/** Why the car must not be driven, and what it seems to have. */
export function toldOf(id: StopId, { isRidden } = UNKNOWN): Pick<StopKind, 'reason' | 'summary'> {
  const kind = kindOf(id);
  if (!isRidden) return kind;
  return {
    reason: ridden(kind.reason, RIDDEN_TOLD.reason),
    ...(kind.summary && { summary: ridden(kind.summary, RIDDEN_TOLD.summary) }),
  };
}

/** Why a car must not be driven and what to do at once, wherever it is. */
export const stopOf = (id: StopId) =>
  ({ advice: 'stop_driving', reason: kindOf(id).reason, action: actionOf(id) }) as const;
