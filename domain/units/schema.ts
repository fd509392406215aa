import * as z from 'zod/mini';
import { CONSUMPTION_UNITS, DISTANCE_UNITS, METRIC, VOLUME_UNITS } from './units.ts';

export const DistanceUnit = z.enum(DISTANCE_UNITS);

export const chosenUnits = {
  distanceUnit: DistanceUnit,
  volumeUnit: z.enum(VOLUME_UNITS),
  consumptionUnit: z.enum(CONSUMPTION_UNITS),
};

/** What an earlier version wrote is metric. */
export const unitFields = {
  distanceUnit: z._default(chosenUnits.distanceUnit, METRIC.distanceUnit),
  volumeUnit: z._default(chosenUnits.volumeUnit, METRIC.volumeUnit),
  consumptionUnit: z._default(chosenUnits.consumptionUnit, METRIC.consumptionUnit),
};

/** Of a new car. Absent is metric, and stays absent: a retried operation must be the one that was sent. */
export const newCarUnits = {
  distanceUnit: z.optional(chosenUnits.distanceUnit),
  volumeUnit: z.optional(chosenUnits.volumeUnit),
  consumptionUnit: z.optional(chosenUnits.consumptionUnit),
};
