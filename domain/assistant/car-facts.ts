import type { DrivingAdvice } from '#domain/assessment/schema.ts';
import type { Vehicle } from '#domain/assessment/vehicle-rules.ts';
import type { FuelType, Purchase, Transmission } from '#domain/cars/schema.ts';
import type { Document } from '#domain/documents/schema.ts';
import type { Fill } from '#domain/fills/schema.ts';
import type { Id } from '#domain/ids.ts';
import type { IssueStatus } from '#domain/issues/schema.ts';
import type { Leads, Reminder } from '#domain/reminders/schema.ts';
import { METRIC, type Units } from '#domain/units/units.ts';

type Cost = { minor: number; currency: string };
type Day = string;

export type RepairFact = {
  id: string;
  title: string;
  description: string | null;
  date: Day;
  cost: Cost | null;
  kind: string | null;
  mileage: number | null;
  garageName: string | null;
  /** How many receipts it has. Absent: not known. */
  files?: number | undefined;
};

export type IssueFact = {
  id: string;
  title: string;
  summary: string;
  date: Day;
  status: IssueStatus;
  urgent: boolean;
  recurrences: number;
  recurredOn?: Day[] | undefined;
  resolvedOn?: Day | null | undefined;
  resolvedBy?: string | null | undefined;
  advice?: DrivingAdvice | null | undefined;
};

export const FILL_FIELDS = [
  'id',
  'date',
  'time',
  'createdAt',
  'energy',
  'amount',
  'cost',
  'currency',
  'km',
  'isFull',
  'isMissedBefore',
  'socEnd',
  'station',
] as const;
export type FillFact = Pick<Fill, (typeof FILL_FIELDS)[number]> & { files?: number | undefined };

export const DOCUMENT_FIELDS = [
  'id',
  'kind',
  'title',
  'number',
  'company',
  'validFrom',
  'validTo',
  'notes',
] as const;
export type DocumentFact = Pick<Document, (typeof DOCUMENT_FIELDS)[number]> & {
  createdOn: Day;
  files: number;
};

/** A car's records, newest first, without VIN, plate, nickname or mechanics' names. What is absent is not known. */
export type CarFacts = {
  car: {
    brand: string;
    model: string;
    year: number;
    fuelType?: FuelType | null | undefined;
    transmission?: Transmission | null | undefined;
    /** In Wh. */
    batteryCapacity?: number | null | undefined;
  };
  mileage: { km: number; date: Day | null } | null;
  repairs: RepairFact[];
  issues: IssueFact[];
  /** The owner's currency, for an empty total. */
  currency: string;
  units?: Units | undefined;
  readings?: { km: number; date: Day }[] | undefined;
  fills?: FillFact[] | undefined;
  documents?: DocumentFact[] | undefined;
  reminders?: Reminder[] | undefined;
  leads?: { car: Leads | null; owner: Leads | null } | undefined;
  yearlyKm?: number | null | undefined;
  isOutOfUse?: boolean | undefined;
};

/** What the owner alone asks of a car; no model is told it. */
type Details = {
  licensePlate: string | null;
  vin: string | null;
  engineType: string | null;
  purchase: Purchase | null;
  /** Who did a repair, by the repair's id. */
  mechanics?: Record<string, string> | null | undefined;
};

/** The records of all cars of an owner. `name` is what the owner calls the car. */
export type GarageFacts = {
  currency: string;
  cars: (CarFacts & { id: Id; name: string; details?: Details | undefined })[];
};

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
