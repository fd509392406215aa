import { fold } from '#domain/assessment/text-reading.ts';
import { formatNumber } from '#domain/language/format.ts';
import type { Language } from '#domain/language/words.ts';
import type { CarFacts } from '../car-facts.ts';
import { fillText } from '../fact-texts.ts';
import { TEXTS } from '../knowledge/reply-texts.ts';

const BATTERY = /\b(?:battery|akumulator\w*|bateri\w*)\b/;
const SIZE =
  /\b(?:how (?:big|large)|capacity|size|how many kwh|kwh (?:is|does)|cik (?:liel\w*|kwh)|kads ir|ietilpib\w*|kapacitat\w*)\b/;
/** Then it is about a repair, a charge or a trip. */
const OTHER =
  /\b(?:cost|price|paid|pay|when|last|replac\w*|chang\w*|charg\w*|left|used?|maks\w*|kad|pedej\w*|main\w*|nomain\w*|uzlad\w*|lad\w*|palic\w*)\b/;

/** The capacity of the battery that drives the car; null for another question, and where nothing is known. */
export function batteryAnswer(
  question: string,
  { car }: Pick<CarFacts, 'car'>,
  language: Language,
): string | null {
  const text = fold(question);
  if (!car.batteryCapacity || !BATTERY.test(text) || !SIZE.test(text) || OTHER.test(text)) return null;
  const capacity = `${formatNumber(car.batteryCapacity / 1000, language)}\u00A0kWh`;
  return fillText(TEXTS.battery, language, { capacity });
}
