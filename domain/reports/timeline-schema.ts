import * as z from 'zod/mini';
import { Id } from '#domain/ids.ts';
import { Issue } from '#domain/issues/schema.ts';
import { PageQuery } from '#domain/pages.ts';
import { Repair } from '#domain/repairs/schema.ts';
import { TimeZone } from '#domain/shapes.ts';

const filters = { timeZone: TimeZone, kind: z.optional(z.enum(['issues', 'repairs'])) };
export const TimelineQuery = z.object({ carId: Id, ...PageQuery, ...filters });

export const TimelineIssue = z.pick(Issue, {
  id: true,
  title: true,
  date: true,
  status: true,
  mechanicName: true,
  drivingAdvice: true,
});
export type TimelineIssue = z.infer<typeof TimelineIssue>;
export const TimelineRepair = z.pick(Repair, {
  id: true,
  title: true,
  date: true,
  kind: true,
  cost: true,
  currency: true,
  garageName: true,
  addedByMechanic: true,
});
export type TimelineRepair = z.infer<typeof TimelineRepair>;

const day = z.string();
export const TimelineRecord = z.union([
  z.object({ kind: z.literal('issue'), day, issue: TimelineIssue }),
  z.object({ kind: z.literal('repair'), day, repair: TimelineRepair }),
]);
export type TimelineRecord = z.infer<typeof TimelineRecord>;

export const TimelinePage = z.object({ records: z.array(TimelineRecord), next: z.nullable(z.string()) });
export type TimelinePage = z.infer<typeof TimelinePage>;
