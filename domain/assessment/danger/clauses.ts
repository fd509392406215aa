import { safetyRuleOf } from '../safety-rules.ts';
import type { AssessmentLanguage } from '../schema.ts';
import { withoutAsides } from './asides.ts';
import {
  asksOnly,
  type DangerReading,
  explanationsIn,
  hasDangerSign,
  isExplained,
  readDanger,
} from './features.ts';

type Clause = {
  readonly reading: DangerReading;
  /** 'but', 'and now': what was said before does not explain this clause. */
  readonly isTurn: boolean;
  readonly piece: string;
  readonly explanations: ReadonlySet<string>;
};

const MOST_CLAUSES = 100;
const TURN = String.raw`(?<!\p{L})(?:but|however|and now|now|yet|un tagad|tagad|bet|tom[eē]r|ta[cč]u)(?!\p{L})`;
const BREAK = new RegExp(String.raw`([.!?;:,\n–—]+|${TURN})`, 'iu');
const IS_TURN = new RegExp(TURN, 'iu');
/** Asked about a fault that exists, like whether one may drive. */
const ASKS_TO_STOP =
  /(?<!\p{L})(?:i (?:must|have to|should) stop|(?:must|should) i stop|jāapstājas|jaapstajas)/iu;
/** 'Otherwise fine' is said of the rest of the car. */
const OF_THE_REST = /^(?:otherwise|rest|citadi|parej\p{L}*)$/u;
/** Whose car it is, or that nothing happened, holds for the following clauses too; what was repaired does not. */
const CARRIED = ['othercar', 'hypo', 'normalq', 'paint', 'denied', 'thanks'];

/** Concepts of parts. A pedal is of the brakes, the clutch or the gas, and a lamp of anything. */
const PARTS =
  `brake handbrake pads brakefluid steering wheel tyre nut bearing susp joint engine gearbox clutch exhaust fuel gas
   accel oil coolant temp headlight wiper glass door bonnet boot belt drivebelt airbag childseat seat battery
   alternator hv charger wiring trailer body paint heater radio key turbo`.split(/\s+/);

const tellsDanger = (text: string, reading: DangerReading) =>
  hasDangerSign(reading) || safetyRuleOf(text, reading.language)?.advice === 'stop_driving';

function clausesOf(text: string, fallback: AssessmentLanguage): Clause[] {
  const clauses: Clause[] = [];
  let isTurn = false;
  for (const piece of text.split(BREAK)) {
    if (clauses.length === MOST_CLAUSES) break;
    if (IS_TURN.test(piece)) isTurn = true;
    else if (/\p{L}/u.test(piece)) {
      const reading = readDanger(piece, fallback);
      const isOfTheRest = reading.words.some((word) => OF_THE_REST.test(word));
      const explanations = new Set(isOfTheRest ? [] : explanationsIn(reading.concepts));
      if (ASKS_TO_STOP.test(piece)) explanations.delete('hypo');
      clauses.push({ reading, isTurn, piece, explanations });
      isTurn = false;
    }
  }
  return clauses;
}

/** The danger is checked last: that takes longer than all the rest. */
function isUnexplained(clause: Clause, at: number, clauses: readonly Clause[]): boolean {
  const { explanations, piece, reading } = clause;
  return explanations.size === 0 && isOpen(clause, at, clauses) && tellsDanger(piece, reading);
}

const partsIn = ({ reading }: Clause) => PARTS.filter((part) => reading.concepts.has(part));

/** 'The radio is fine' says nothing about the brakes; 'the car is fine' does. */
function isOfAnotherPart(fine: Clause, danger: Clause): boolean {
  const parts = partsIn(fine);
  return parts.length > 0 && !partsIn(danger).some((part) => parts.includes(part));
}

function isOpen(clause: Clause, at: number, clauses: readonly Clause[]): boolean {
  const later = clauses.slice(at + 1).filter((one) => one.explanations.size > 0);
  const isOnlyFine = ({ explanations }: Clause) => explanations.size === 1 && explanations.has('fine');
  if (clause.isTurn) return later.every(isOnlyFine);
  const said = clauses.flatMap(({ explanations }) => [...explanations]);
  return (
    said.length > 0 &&
    !said.some((concept) => CARRIED.includes(concept)) &&
    later.every((one) => isOnlyFine(one) && isOfAnotherPart(one, clause))
  );
}

/**
 * The clauses that tell of a danger which nothing else in the text explains: 'repaired last year, but soft again'.
 * @param present the description without work that is still to be done
 */
export function unexplainedDangers(
  present: string,
  { language, concepts }: DangerReading,
): readonly DangerReading[] {
  const text = withoutAsides(present);
  const clauses = clausesOf(text, language);
  const isNothingExplained =
    clauses.every(({ explanations }) => explanations.size === 0) &&
    (asksOnly(concepts) || isExplained(concepts));
  if (!isNothingExplained) return clauses.filter(isUnexplained).map((clause) => clause.reading);
  const reading = readDanger(text, language);
  return tellsDanger(text, reading) ? [reading] : [];
}
