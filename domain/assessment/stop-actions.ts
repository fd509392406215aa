import type { BilingualText } from './bilingual-text.ts';
import { capitalized } from './capitalized.ts';
import {
  ANIMALS,
  GENERAL,
  HOME,
  IF_CLEAR,
  IF_ROLLING,
  IF_SMOKING,
  MOMENTS,
  type Phase,
  PHASES,
  type Place,
  RIDDEN_KINDS,
  RIDDEN_LEFT,
  RIDDEN_STEPS,
  RIDDEN_TOLD,
  ROAD,
  type Steps,
} from './knowledge/situations.ts';
import { isOfPeople, kindOf, STOPS, type StopId, type StopKind, UNHURT_HELD } from './knowledge/stops.ts';

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

const changed = ({ en, lv }: BilingualText, change: (text: string) => string): BilingualText => ({
  en: change(en),
  lv: change(lv),
});

/** What is right for every fault, then what this one adds, then what the moment and the place ask for: each goes before those above it. */
function layersOf(id: StopId, situation: Situation): readonly (Steps | undefined | false)[] {
  const { place, isStanding, isSmoking, isHurt, isAcute, isRidden, isBraking, isHauling } = situation;
  const kind = kindOf(id);
  const still: Steps | false = isStanding && { stop: null };
  // Whoever stands where a train comes hears of it before all else.
  const tracks: Steps = { tracks: kind.tracks === null ? null : (place.left?.tracks ?? null) };
  if (kind.alone) {
    const { hurt } = MOMENTS.isHurt.kept;
    return [tracks, { stop: kind.stop ?? null }, isHurt && !isOfPeople(id) && { hurt }, still];
  }
  // What smokes is left as well, whatever its fault.
  const way = kind.isLeft || isSmoking ? 'left' : 'kept';
  const { left, kept } = MOMENTS.isHurt;
  // A chain is that of a motorcycle.
  if (isRidden || id === 'chain') {
    const own: Steps | undefined = RIDDEN_KINDS[id as keyof typeof RIDDEN_KINDS];
    return [
      tracks,
      RIDDEN_STEPS,
      own,
      way === 'left' && { ...RIDDEN_LEFT, ...(own?.stop && { stop: own.stop }) },
      kind.isLeft && neutral(kind),
      place === HOME && way === 'kept' && HOME.kept,
      isHurt && (way === 'left' ? left : { hurt: kept.hurt }),
      still,
    ];
  }
  return [
    GENERAL[way],
    isBraking && kind.category !== 'braking' && { stop: STOPS.brakes.stop },
    way === 'left' && place.usual,
    isSmoking && IF_SMOKING,
    kind,
    isAcute && kind.isLeft && MOMENTS.isAcute,
    isHurt && way === 'kept' && (kind.hold ? { ...kept, people: UNHURT_HELD } : kept),
    isSmoking && !kind.isLeft && { ...MOMENTS.isSmoking, ...place.usual },
    place[way],
    // It is more than a warning light.
    way === 'left' && (!kind.hasLamp || isSmoking || isHurt || isAcute) && { stay: null },
    isHauling && ANIMALS[way],
    // After a crash somebody may be.
    (isHurt || kind.hurt !== undefined) && way === 'left' && left,
    still,
  ];
}

const NAMES_CAR = /\b(?:car|hood)\b/;

/** What a kind adds, as far as a rider can be told it as well. */
const neutral = (kind: StopKind): Steps =>
  Object.fromEntries(
    (['call', 'keep', 'help'] as const).flatMap((phase) => {
      const text = kind[phase];
      return text && !NAMES_CAR.test(text.en) ? [[phase, text]] : [];
    }),
  );

/** What is told to whoever is not where a train comes. */
const OFF_TRACKS: readonly Phase[] = ['hold', 'secure', 'stay', 'people', 'keep'];

/** Each is told to those whom it concerns. */
function led(
  phase: Phase,
  { [phase]: text, seated, inside, stay, tracks }: Steps,
): BilingualText | readonly never[] {
  if (!text || phase === 'seated' || phase === 'inside') return [];
  if (phase === 'stop') return joined([IF_ROLLING, text], ': ');
  if (seated && phase === 'secure') return joined([seated, changed(text, lowered)], ': ');
  const first = phase === (stay ? 'stay' : 'people') ? inside : null;
  const whole = first ? joined([first, changed(text, capitalized)], '. ') : text;
  return tracks && OFF_TRACKS.includes(phase)
    ? joined([IF_CLEAR, changed(whole, lowered)], first ? ', ' : ': ')
    : whole;
}

/** The steps in their order, at most five. */
function stepsOf(id: StopId, situation = UNKNOWN): readonly BilingualText[] {
  const steps: Steps = Object.assign({}, ...layersOf(id, situation));
  const alone = kindOf(id).alone ?? [];
  const told = PHASES.flatMap((phase) => [led(phase, steps), phase === 'stop' ? alone : []].flat());
  return told.slice(0, MOST_STEPS);
}

/** What to do at once: one text, which first-steps-rules.ts divides again. */
export function actionOf(id: StopId, situation = UNKNOWN): BilingualText {
  const { en, lv } = joined(
    stepsOf(id, situation).map((step) => changed(step, lowered)),
    '; ',
  );
  return { en: `${capitalized(en)}.`, lv: `${capitalized(lv)}.` };
}

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
