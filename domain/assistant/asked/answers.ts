import * as averages from './averages.ts';
import * as cost from './cost-answers.ts';
import * as distances from './distance-answers.ts';
import * as dueDates from './due-answers.ts';
import * as issues from './issue-answers.ts';
import * as notes from './note-answers.ts';
import * as repairs from './repair-answers.ts';
import * as costs from './running-costs.ts';
import { inSpans } from './selection.ts';
import { guardAnswer } from './understood.ts';
import type { Asked } from './wording.ts';

/** A line of a record shows its day, title, mileage, cost and garage. */
const LINE = 'when who money odometer distance bought fillNoun happen';

export const spending = guardAnswer('money owned since many bought', { limit: true }, cost.spending);
export const runningCosts = guardAnswer(
  'money withFuel fuel owned compare more most expensive',
  { amount: false },
  costs.runningCosts,
);
export const costOfOne = guardAnswer(
  `${LINE} first last second`,
  { single: true, limit: true },
  cost.costOfOne,
);
export const firstAndLast = guardAnswer(
  `${LINE} first last compare more`,
  { single: true },
  cost.firstAndLast,
);
export const lastTwo = guardAnswer(
  `${LINE} last previous second before compare more most least expensive`,
  { single: true },
  cost.lastTwo,
);
export const garagePrices = guardAnswer(
  'money expensive who most least compare more average when owned',
  {},
  averages.garagePrices,
);
export const averageCost = guardAnswer(
  'money average perMonth perYear owned noFuel withFuel fuel volume fillNoun',
  { single: true, amount: false },
  averages.averageCost,
);
export const averageDriven = guardAnswer(
  'distance driven average perMonth perDay owned',
  { object: false, amount: false },
  averages.averageDriven,
);
export const written = guardAnswer(
  `${LINE} note first last owned second today now`,
  { limit: true },
  notes.written,
);
export const reasons = guardAnswer(`${LINE} why first last issue`, { limit: true }, notes.reasons);
export const results = guardAnswer(`${LINE} firstTry first`, {}, notes.results);
export const extreme = guardAnswer(
  `${LINE} most least second expensive large owned`,
  { limit: true, top: true },
  cost.extreme,
);
export const average = guardAnswer('money average owned', { single: true, limit: true }, cost.average);
export const ranking = guardAnswer(
  'money expensive who most least large whichYear whichMonth perYear perMonth many often when owned driven distance',
  {},
  cost.ranking,
);
export const compare = guardAnswer(
  'money expensive compare more many most least whichYear owned when',
  {},
  cost.compare,
);
export const withoutCost = guardAnswer(`${LINE} noCost many`, {}, cost.withoutCost);
export const count = guardAnswer('many often average owned bought', { limit: true }, repairs.count);
export const countGarages = guardAnswer(
  'many often garageCount distinct owned who',
  {},
  repairs.countGarages,
);
export const withoutGarage = guardAnswer(
  `${LINE} noGarage many negated myself owned`,
  {},
  repairs.withoutGarage,
);
export const averageInterval = guardAnswer(
  'many often average lasted distance driven when',
  { single: true },
  repairs.averageInterval,
);
export const firstOrLast = guardAnswer(`${LINE} first last second ago since`, {}, repairs.firstOrLast);
export const who = guardAnswer(`${LINE} first last`, {}, repairs.who);
export const list = guardAnswer(`${LINE} owned fuel`, { limit: true }, repairs.list);
export const exists = guardAnswer(`${LINE} owned ago`, { negation: true }, repairs.exists);
export const distance = guardAnswer(
  'distance driven odometer atKm who when first last since ago most least perYear average repair owned bought lasted due beginning today now whichYear compare more',
  { single: true, amount: false },
  distances.distance,
);
export const between = guardAnswer(
  'lasted howLong distance driven odometer first last many due ago',
  { single: true, spans: 0, limit: true },
  distances.between,
);
export const due = guardAnswer(
  'due overdue status last who future will howLong atKm when distance ago today now leftOver many open first odometer driven recur lasted',
  { spans: 1, negation: true, amount: false },
  dueDates.due,
);
export const lastDone = guardAnswer('when last ago money', { single: true, spans: 0 }, dueDates.lastDone);
const ISSUE = 'issue happen when open status resolved driven distance since before';
export const openIssues = guardAnswer(
  `${ISSUE} today now due many watched`,
  { spans: 0, object: false, negation: true, amount: false },
  issues.openIssues,
);
export const watchedIssues = guardAnswer(
  `${ISSUE} watched today now many`,
  { spans: 0, object: false, negation: true, amount: false },
  issues.watchedIssues,
);
export const urgentIssues = guardAnswer(
  'issue urgent open today now',
  { spans: 0, object: false, amount: false },
  issues.urgentIssues,
);
export const countIssues = guardAnswer(
  'issue many often happen owned open resolved status',
  { amount: false },
  issues.countIssues,
);
export const recurrence = guardAnswer(
  `${ISSUE} recur many often most last first`,
  { spans: 0, amount: false },
  issues.recurrence,
);
export const firstOrLastIssue = guardAnswer(
  `${ISSUE} first last ago recur`,
  { spans: 1, amount: false },
  issues.firstOrLastIssue,
);
export const listIssues = guardAnswer(
  'issue happen when resolved status solve owned',
  { spans: 1, amount: false },
  issues.listIssues,
);
export function happened(asked: Asked): string {
  const { facts, frame } = asked;
  const [isDone, isTold] = [facts.repairs, facts.issues].map(
    (records) => inSpans<{ date: string }>(records, frame.spans).length > 0,
  );
  return [...(isDone || !isTold ? [list(asked)] : []), ...(isTold ? [listIssues(asked)] : [])].join('\n');
}
export const solvedBy = guardAnswer(
  `${ISSUE} ${LINE} solve last due today since`,
  { amount: false },
  issues.solvedBy,
);
export const statusOf = guardAnswer(
  `${ISSUE} solve today now`,
  { spans: 0, negation: true, amount: false },
  issues.statusOf,
);
