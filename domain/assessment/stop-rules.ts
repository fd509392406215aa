import { expressionsOf } from '#domain/car-words/notation.ts';
import type { BilingualText } from './bilingual-text.ts';
import { occurrences, Vocabulary } from './expression.ts';
import type { SymptomPattern } from './knowledge/pattern-shape.ts';
import {
  type Cue,
  DRIVING,
  ELECTRIC,
  HAULING,
  HOME,
  HURT,
  PLACES,
  RIDDEN,
  ROAD,
  SIZZLING,
  SMOKING,
  SPARKING,
  STANDING,
} from './knowledge/situations.ts';
import { isOfPeople, type StopId } from './knowledge/stops.ts';
import { CONSULT_MECHANIC } from './knowledge/summaries.ts';
import { actionOf, type Situation } from './stop-actions.ts';
import type { ReadText } from './text-reading.ts';
import { fitsVehicle, type Vehicle } from './vehicle-rules.ts';

// A vocabulary of its own: these words do not change how typing errors elsewhere are read.
const words = new Vocabulary();
const compiled = new Map(
  [
    STANDING,
    DRIVING,
    SMOKING,
    SPARKING,
    SIZZLING,
    HURT,
    HAULING,
    RIDDEN,
    ELECTRIC,
    ...PLACES.flatMap(({ cue }) => cue ?? []),
  ]
    .flatMap(({ match, unless }) => (unless ? [match, unless] : [match]))
    .map((list) => [list, expressionsOf(list).map((source) => words.compile(source))]),
);

function cuesIn(text: ReadText) {
  const found = words.find(text);
  const isTold = (list: string) =>
    compiled.get(list)!.some((expression) => occurrences(expression, found) > 0);
  return ({ match, unless }: Cue) => isTold(match) && !(unless && isTold(unless));
}

export function situationOf(text: ReadText): Situation {
  const isIn = cuesIn(text);
  const place = PLACES.find(({ cue }) => cue && isIn(cue)) ?? ROAD;
  const [isSmoking, isHurt, isDriving] = [isIn(SMOKING) || isIn(SPARKING), isIn(HURT), isIn(DRIVING)];
  return {
    place,
    isStanding: isIn(STANDING) || (place === HOME && !isDriving),
    isDriving,
    isSmoking,
    isHurt,
    isAcute: isSmoking || isHurt || isIn(SIZZLING),
    isRidden: isIn(RIDDEN),
    isHauling: isIn(HAULING),
  };
}

/** The car, which is electric where its fuel is not told and the text says so. */
export const vehicleOf = (text: ReadText, vehicle: Vehicle): Vehicle =>
  !vehicle.fuelType && cuesIn(text)(ELECTRIC) ? { ...vehicle, fuelType: 'electric' } : vehicle;

/** What to do first, and then, unless it rolls now, only what can be done with the car standing. */
export const stopAdvices = (
  id: StopId,
  situation: Situation,
  patterns: readonly SymptomPattern[],
  vehicle: Vehicle,
): BilingualText[] => [
  actionOf(id, situation),
  ...new Set(
    patterns.flatMap(({ advices }) =>
      advices.filter((text) => text.isStanding && !situation.isDriving && fitsVehicle(text, vehicle)),
    ),
  ),
  ...(isOfPeople(id) ? [] : [CONSULT_MECHANIC]),
];
