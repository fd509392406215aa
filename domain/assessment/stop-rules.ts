import type { BilingualText } from './bilingual-text.ts';
import { vocabulary } from './classify-rules.ts';
import type { Occurrences } from './expression.ts';
import type { Told } from './danger/model.ts';
import type { SymptomPattern } from './knowledge/pattern-shape.ts';
import { STOP_SIGNS } from './knowledge/stop-signs.ts';
import { DANGERS, RESEMBLES_DANGER, type Stop } from './knowledge/stops.ts';
import { CONSULT_MECHANIC } from './knowledge/summaries.ts';
import { patternsIn, type Reading } from './reading-rules.ts';
import { stopRulesIn } from './safety-rules.ts';
import type { ReadText } from './text-reading.ts';
import { patternOfCode } from './trouble-code-rules.ts';
import { fitsVehicle, type Vehicle } from './vehicle-rules.ts';

export type StopReading = {
  readonly stop: Stop;
  /** The complaints that tell of the danger; those that only share a word with the text are not among them. */
  readonly patterns: readonly SymptomPattern[];
};

const isSign = (list: string, names: ReadonlySet<string>) => list.split(' ').some((name) => names.has(name));

const signOf = (names: ReadonlySet<string>): Stop | undefined =>
  STOP_SIGNS.find((sign) => isSign(sign.names, names) && (!sign.and || isSign(sign.and, names)))?.stop;

/** @param patterns in this text, the best match first */
function toldIn(text: Occurrences, patterns: readonly SymptomPattern[]): StopReading | null {
  const stops = [...stopRulesIn(text), ...patterns.flatMap((pattern) => pattern.stop ?? [])];
  const [stop] = stops.toSorted((a, b) => DANGERS.indexOf(a.danger) - DANGERS.indexOf(b.danger));
  return stop ? { stop, patterns: patterns.filter((one) => one.stop?.danger === stop.danger) } : null;
}

const signsIn = (names: ReadonlySet<string>): StopReading | null => {
  const stop = signOf(names);
  return stop ? { stop, patterns: [] } : null;
};

/** Why the car must not be driven: what the worst passage tells, or else the whole text. */
export function readStop({ patterns, codes }: Reading, text: ReadText, worst: Told | null): StopReading {
  const inText = () => toldIn(vocabulary.find(text), patterns);
  const unnamed = { stop: RESEMBLES_DANGER, patterns: [] };
  if (!worst) return inText() ?? unnamed;
  const passage = vocabulary.find({ language: text.language, tokens: worst.tokens });
  const named = new Set([
    ...patternsIn(passage).map(({ pattern }) => pattern.id),
    ...codes.map(patternOfCode),
  ]);
  const ofPassage = patterns.filter(({ id }) => named.has(id));
  return (
    toldIn(passage, ofPassage) ?? signsIn(worst.names) ?? inText() ?? signsIn(worst.textNames) ?? unnamed
  );
}

/** What to do first, and then only what can be done with the car standing. */
export const stopAdvices = ({ stop, patterns }: StopReading, vehicle: Vehicle): BilingualText[] => [
  stop.action,
  ...new Set(
    patterns.flatMap(({ advices }) =>
      advices.filter((text) => text.isStanding && fitsVehicle(text, vehicle)),
    ),
  ),
  CONSULT_MECHANIC,
];
