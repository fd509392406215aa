import * as z from 'zod/mini';
import { CONSUMPTION_UNITS, DISTANCE_UNITS, METRIC, VOLUME_UNITS } from './units.ts';

export const DistanceUnit = z.enum(DISTANCE_UNITS);
export const VolumeUnit = z.enum(VOLUME_UNITS);
export const ConsumptionUnit = z.enum(CONSUMPTION_UNITS);

/** What an earlier version wrote is metric. */
export const unitFields = {
  distanceUnit: z._default(DistanceUnit, METRIC.distanceUnit),
  volumeUnit: z._default(VolumeUnit, METRIC.volumeUnit),
  consumptionUnit: z._default(ConsumptionUnit, METRIC.consumptionUnit),
};
