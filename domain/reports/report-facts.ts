import type { DrivingAdvice } from '#domain/assessment/schema.ts';
import type { Car } from '#domain/cars/schema.ts';
import type { IssueStatus } from '#domain/issues/schema.ts';
import type { RepairKind } from '#domain/repairs/schema.ts';
import type { CostPeriod } from './cost-rules.ts';
import type { CostPerKm } from './distance-rules.ts';

/** A picture by its name among the pictures that go with the facts. */
export type PictureName = string;

export type ReportProblem = {
  title: string;
  /** `yyyy-MM-dd` in the owner's time zone, as every day here. */
  day: string;
  /** What the odometer said then. */
  km: number | null;
  status: IssueStatus;
  occurrences: number;
  summary: string;
  description: string;
  advice: DrivingAdvice | null;
  adviceReason: string;
  /** '' when there are none, or when they are left out. */
  notes: string;
  pictures: PictureName[];
};

export type ReportRepair = {
  title: string;
  day: string;
  kind: RepairKind | null;
  km: number | null;
  garage: string | null;
  mechanic: string | null;
  description: string | null;
  fixed: string[];
  /** In minor units; null when unknown, or when costs are left out. */
  cost: { minor: number; currency: string } | null;
};

export type ReportCosts = {
  currency: string;
  /** The months of a year, or years. */
  periods: CostPeriod[];
  by: 'month' | 'year';
  total: CostPeriod;
  /** Only for a report over all records. */
  perKm: CostPerKm | null;
};

/** Everything a report says. What the owner left out is not in here. */
export type ReportFacts = {
  today: string;
  car: Omit<Car, 'id' | 'photoId' | 'version' | 'createdAt'>;
  photo: PictureName | null;
  period: { from: string | null; to: string | null };
  problems: ReportProblem[];
  resolved: { title: string; day: string; resolvedDay: string }[];
  repairs: ReportRepair[];
  /** How many there are beyond those that are listed. */
  more: { problems: number; resolved: number; repairs: number; pictures: number };
  /** One a currency (D108); null when costs are left out. */
  costs: ReportCosts[] | null;
  link: { url: string; validUntil: string; isEditable: boolean } | null;
};

/** The facts without the pictures that are not there any more. */
export const withPictures = (facts: ReportFacts, there: ReadonlySet<PictureName>): ReportFacts => ({
  ...facts,
  photo: facts.photo !== null && there.has(facts.photo) ? facts.photo : null,
  problems: facts.problems.map((problem) => ({
    ...problem,
    pictures: problem.pictures.filter((name) => there.has(name)),
  })),
});
