import type { Language } from '#domain/language/words.ts';
import { METRIC, type Units } from '#domain/units/units.ts';
import { withUnits, type CarWords } from '#domain/units/words.ts';
import { wordsFor } from '#server/platform/words.ts';

export const MILES: Units = { distanceUnit: 'mi', volumeUnit: 'gal-us', consumptionUnit: 'mpg-us' };

export const carWords = (language: Language, units: Units = METRIC): CarWords =>
  withUnits(wordsFor(language), units);
