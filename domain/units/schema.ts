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

/** For a new car. Absent means metric; no default is filled in, because a retry must equal what was sent. */
export const newCarUnits = {
  distanceUnit: z.optional(chosenUnits.distanceUnit),
  volumeUnit: z.optional(chosenUnits.volumeUnit),
  consumptionUnit: z.optional(chosenUnits.consumptionUnit),
};
