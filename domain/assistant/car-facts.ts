import * as z from 'zod/mini';
import { DrivingAdvice } from '#domain/assessment/schema.ts';
import type { Vehicle } from '#domain/assessment/vehicle-rules.ts';
import { FuelType, Purchase, Transmission } from '#domain/cars/schema.ts';
import { DocumentKind } from '#domain/documents/schema.ts';
import { Fill } from '#domain/fills/schema.ts';
import { Id } from '#domain/ids.ts';
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
  /** How many receipts it has. Absent: not known. */
  files: z.optional(z.int()),
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
  advice: z.optional(z.nullable(DrivingAdvice)),
});
export type IssueFact = z.infer<typeof IssueFact>;

export const FillFact = z.extend(
  z.pick(Fill, {
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
  }),
  { files: z.optional(z.int()) },
);
export type FillFact = z.infer<typeof FillFact>;

export const DocumentFact = z.object({
  id: z.string(),
  kind: DocumentKind,
  title: z.string(),
  number: z.nullable(z.string()),
  company: z.nullable(z.string()),
  validFrom: z.nullable(Day),
  validTo: z.nullable(Day),
  notes: z.nullable(z.string()),
  createdOn: Day,
  files: z.int(),
});
export type DocumentFact = z.infer<typeof DocumentFact>;

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
  documents: z.optional(z.array(DocumentFact)),
  reminders: z.optional(z.array(Reminder)),
  leads: z.optional(z.object({ car: z.nullable(Leads), owner: z.nullable(Leads) })),
  yearlyKm: z.optional(z.nullable(z.int())),
  isOutOfUse: z.optional(z.boolean()),
});
export type CarFacts = z.infer<typeof CarFacts>;

/** What the owner alone asks of a car; no model is told it. */
const Details = z.object({
  licensePlate: z.nullable(z.string()),
  vin: z.nullable(z.string()),
  engineType: z.nullable(z.string()),
  purchase: z.nullable(Purchase),
  /** Who did a repair, by the repair's id. */
  mechanics: z.optional(z.nullable(z.record(z.string(), z.string()))),
});

/** The records of all cars of an owner. `name` is what the owner calls the car. */
export const GarageFacts = z.object({
  currency: z.string(),
  cars: z.array(z.extend(CarFacts, { id: Id, name: z.string(), details: z.optional(Details) })),
});
export type GarageFacts = z.infer<typeof GarageFacts>;

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
