import type { Id } from '#domain/ids.ts';
import { entriesOf, type IssueRecord } from '#domain/issues/issue-record.ts';
import { repliesOf } from '#domain/issues/whole-issue.ts';
import { answered, occurrences } from '#domain/issues/rules.ts';
import { dayOfInstant } from '#domain/language/format.ts';
import { kmBySource } from '#domain/mileage/km-by-source.ts';
import { byNewest, type RepairRecord } from '#domain/repairs/repair-record.ts';
import { rowsIn, type Records } from '#domain/sync/known-records.ts';
import { resolutions } from './figures-of-car.ts';
import { paymentsOf } from './costs-of-car.ts';
import type { CarCosts } from './costs-schema.ts';
import { monthlyCosts } from './monthly-costs.ts';
import type { ReportFacts, ReportProblem, ReportRepair } from './report-facts.ts';
import { wholeTitle } from './report-text-rules.ts';
import type { ReportOrder } from './schema.ts';

const LISTED = { problems: 100, resolved: 300, repairs: 500 };

type Chosen = {
  problems: (Omit<ReportProblem, 'pictures'> & { id: Id })[];
  resolved: ReportFacts['resolved'];
  repairs: ReportRepair[];
  /** How many are not listed. */
  more: Omit<ReportFacts['more'], 'pictures'>;
  /** Fuel and charging included. */
  paid: CarCosts['paid'];
};

/** What a report has of a car's records: all open problems, and what was resolved and repaired in its period. */
export function reportRecords(records: Records, { from, to, timeZone, include }: ReportOrder): Chosen {
  const isWithin = (day: string) => (!from || day >= from) && (!to || day <= to);
  const issues = entriesOf(records).map(({ id }) => records.issue!.get(id) as IssueRecord);
  const titleOf = ({ title, description }: IssueRecord) => wholeTitle(title, description);
  const kms = kmBySource(records);
  const open = issues.filter(({ status }) => status !== 'resolved');
  const resolved = resolutions(issues, records.repair, timeZone)
    .filter(({ day }) => isWithin(day))
    .toSorted((a, b) => (a.day === b.day ? (a.issue.id > b.issue.id ? -1 : 1) : a.day > b.day ? -1 : 1));
  const repairs = rowsIn<RepairRecord>(records, 'repair')
    .filter(({ date }) => isWithin(date))
    .toSorted(byNewest);
  const fixedBy = ({ repairIssueLinks }: RepairRecord) =>
    repairIssueLinks
      .flatMap(({ issueId, outcome }) =>
        outcome === 'resolved' ? ((records.issue?.get(issueId) as IssueRecord | undefined) ?? []) : [],
      )
      .toSorted((a, b) => a.title.localeCompare(b.title))
      .map(titleOf);
  return {
    problems: open.slice(0, LISTED.problems).map((issue) => ({
      id: issue.id,
      title: titleOf(issue),
      day: dayOfInstant(issue.date, timeZone),
      km: kms.get(issue.id) ?? null,
      status: issue.status,
      occurrences: occurrences(issue.recurrences.length),
      summary: issue.aiSummary,
      description: issue.description,
      asked: answered(issue),
      advice: issue.drivingAdvice,
      adviceReason: issue.drivingAdviceReason,
      notes: include.notes ? issue.notes : '',
      replies: repliesOf(issue).map((reply) => ({
        ...reply,
        cost: include.costs ? reply.cost : null,
        ownerReply: include.notes ? reply.ownerReply : '',
      })),
    })),
    resolved: resolved
      .slice(0, LISTED.resolved)
      .map(({ issue, logged, day }) => ({ title: titleOf(issue), day: logged, resolvedDay: day })),
    repairs: repairs.slice(0, LISTED.repairs).map((repair) => ({
      title: repair.title,
      day: repair.date,
      kind: repair.kind,
      km: repair.mileage,
      garage: repair.garageName,
      mechanic: repair.mechanicName,
      description: repair.description,
      fixed: fixedBy(repair),
      cost:
        include.costs && repair.costMinor !== null
          ? { minor: repair.costMinor, currency: repair.currency }
          : null,
      breakdown: repair.breakdown,
    })),
    more: {
      problems: Math.max(0, open.length - LISTED.problems),
      resolved: Math.max(0, resolved.length - LISTED.resolved),
      repairs: Math.max(0, repairs.length - LISTED.repairs),
    },
    paid: monthlyCosts(paymentsOf(records).filter(({ date }) => isWithin(date))),
  };
}
