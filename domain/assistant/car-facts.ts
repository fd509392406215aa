import * as z from 'zod/mini';
import type { Vehicle } from '#domain/assessment/vehicle-rules.ts';
import { FuelType, Transmission } from '#domain/cars/schema.ts';
import { Fill } from '#domain/fills/schema.ts';
import { IssueStatus } from '#domain/issues/schema.ts';
import { Leads, Reminder } from '#domain/reminders/schema.ts';
import { unitFields } from '#domain/units/schema.ts';
import { METRIC, type Units } from '#domain/units/units.ts';

const Cost = z.object({ minor: z.int(), currency: z.string() });
const Day = z.string();

export const RepairFact = z.object({
  id: z.string(),
  title: z.string(),
  description: z.nullable(z.string()),
  date: Day,
  cost: z.nullable(Cost),
  kind: z.nullable(z.string()),
  mileage: z.nullable(z.int()),
  garageName: z.nullable(z.string()),
});
export type RepairFact = z.infer<typeof RepairFact>;

export const IssueFact = z.object({
  id: z.string(),
  title: z.string(),
  summary: z.string(),
  date: Day,
  status: IssueStatus,
  urgent: z.boolean(),
  recurrences: z.int(),
  recurredOn: z.optional(z.array(Day)),
  resolvedOn: z.optional(z.nullable(Day)),
  resolvedBy: z.optional(z.nullable(z.string())),
});
export type IssueFact = z.infer<typeof IssueFact>;

export const FillFact = z.pick(Fill, {
  id: true,
  date: true,
  time: true,
  createdAt: true,
  energy: true,
  amount: true,
  cost: true,
  currency: true,
  km: true,
  isFull: true,
  isMissedBefore: true,
  socEnd: true,
  station: true,
});
export type FillFact = z.infer<typeof FillFact>;

/** A car's records, newest first, without VIN, plate, nickname or mechanics' names. */
export const CarFacts = z.object({
  car: z.object({
    brand: z.string(),
    model: z.string(),
    year: z.int(),
    fuelType: z.nullish(FuelType),
    transmission: z.nullish(Transmission),
    /** In Wh. */
    batteryCapacity: z.nullish(z.int()),
  }),
  mileage: z.nullable(z.object({ km: z.int(), date: z.nullable(Day) })),
  repairs: z.array(RepairFact),
  issues: z.array(IssueFact),
  /** The owner's currency, for an empty total. */
  currency: z.string(),
  /** Absent from facts that an earlier version stored, which are of metric cars. */
  units: z.optional(z.object(unitFields)),
  /** What follows is absent from facts that an earlier version stored: not known, which is not none. */
  readings: z.optional(z.array(z.object({ km: z.int(), date: Day }))),
  fills: z.optional(z.array(FillFact)),
  reminders: z.optional(z.array(Reminder)),
  leads: z.optional(z.object({ car: z.nullable(Leads), owner: z.nullable(Leads) })),
  yearlyKm: z.optional(z.nullable(z.int())),
  isOutOfUse: z.optional(z.boolean()),
});
export type CarFacts = z.infer<typeof CarFacts>;

export const unitsOf = ({ units = METRIC }: CarFacts): Units => units;

export const vehicleOf = ({
  car: { fuelType, transmission },
  mileage,
  units = METRIC,
}: CarFacts): Vehicle => ({
  fuelType,
  transmission,
  mileage: mileage?.km,
  distanceUnit: units.distanceUnit,
});
