import * as z from 'zod/mini';
import { CONSUMPTION_UNITS, DISTANCE_UNITS, METRIC, VOLUME_UNITS } from './units.ts';

export const DistanceUnit = z.enum(DISTANCE_UNITS);

/** What an earlier version wrote is metric. */
export const unitFields = {
  distanceUnit: z._default(DistanceUnit, METRIC.distanceUnit),
  volumeUnit: z._default(z.enum(VOLUME_UNITS), METRIC.volumeUnit),
  consumptionUnit: z._default(z.enum(CONSUMPTION_UNITS), METRIC.consumptionUnit),
};
