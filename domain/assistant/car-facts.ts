import type { Amount } from '#domain/language/format.ts';
import type { IssueStatus } from '#domain/issues/schema.ts';

/** What the records say of one car, newest first; no VIN, plate, nickname or mechanic's name is among them. */
export type CarFacts = {
  car: { brand: string; model: string; year: number };
  mileage: { km: number; /** `yyyy-MM-dd` */ date: string | null } | null;
  repairs: readonly RepairFact[];
  issues: readonly IssueFact[];
};

export type RepairFact = {
  id: string;
  title: string;
  description: string | null;
  /** `yyyy-MM-dd` */
  date: string;
  cost: Amount | null;
  kind: string | null;
  mileage: number | null;
  garageName: string | null;
};

export type IssueFact = {
  id: string;
  title: string;
  summary: string;
  /** `yyyy-MM-dd` */
  date: string;
  status: IssueStatus;
  urgent: boolean;
  recurrences: number;
};
