import type { DrivingAdvice } from '#domain/assessment/schema.ts';
import type { Car } from '#domain/cars/schema.ts';
import type { IssueStatus, Reply } from '#domain/issues/schema.ts';
import type { SharedDue } from '#domain/reminders/shared-due.ts';
import type { Breakdown, RepairKind } from '#domain/repairs/schema.ts';
import type { CostPeriod } from './cost-rules.ts';
import type { Owning } from './owning-rules.ts';

/** The key of a picture in the list that accompanies the facts. */
export type PictureName = string;

export type ReportProblem = {
  title: string;
  /** `yyyy-MM-dd` in the owner's time zone, like every day here. */
  day: string;
  km: number | null;
  status: IssueStatus;
  occurrences: number;
  summary: string;
  description: string;
  asked: { question: string; answer: string }[];
  advice: DrivingAdvice | null;
  adviceReason: string;
  /** '' when there are none, or when they are excluded. */
  notes: string;
  /** Without prices when costs are excluded. */
  replies: Reply[];
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
  /** In minor units; null when unknown or excluded. */
  cost: { minor: number; currency: string } | null;
  breakdown: Breakdown | null;
};

export type ReportCosts = {
  currency: string;
  periods: CostPeriod[];
  by: 'month' | 'year';
  total: CostPeriod;
  /** Of all records, never of a period: for that the distance is not known precisely enough. */
  driven: (NonNullable<Owning['driven']> & { perKm: number }) | null;
};

/** Without what the owner excluded. */
export type ReportFacts = {
  today: string;
  car: Omit<
    Car,
    | 'id'
    | 'photoId'
    | 'purchase'
    | 'mileageLimit'
    | 'leadDays'
    | 'leadKm'
    | 'yearlyKm'
    | 'version'
    | 'createdAt'
    | 'batteryCapacity'
  >;
  photo: PictureName | null;
  period: { from: string | null; to: string | null };
  problems: ReportProblem[];
  resolved: { title: string; day: string; resolvedDay: string }[];
  repairs: ReportRepair[];
  more: { problems: number; resolved: number; repairs: number; pictures: number };
  due: SharedDue[] | null;
  /** How many are overdue, which the status says also where they are not listed. */
  overdue: number;
  /** One per currency; null when excluded. */
  costs: ReportCosts[] | null;
  link: { url: string; validUntil: string; isEditable: boolean } | null;
};

export const withPictures = (facts: ReportFacts, there: ReadonlySet<PictureName>): ReportFacts => ({
  ...facts,
  photo: facts.photo !== null && there.has(facts.photo) ? facts.photo : null,
  problems: facts.problems.map((problem) => ({
    ...problem,
    pictures: problem.pictures.filter((name) => there.has(name)),
  })),
});
