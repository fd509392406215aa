import * as averages from './averages.ts';
import * as cost from './cost-answers.ts';
import * as distances from './distance-answers.ts';
import * as dueDates from './due-answers.ts';
import * as issues from './issue-answers.ts';
import * as notes from './note-answers.ts';
import * as repairs from './repair-answers.ts';
import * as costs from './running-costs.ts';
import { inSpans } from './selection.ts';
import { honouring } from './understood.ts';
import type { Asked } from './wording.ts';

/** A line of a record shows its day, title, mileage, cost and garage. */
const LINE = 'when who money odometer distance bought fillNoun happen';

export const spending = honouring('money owned since many bought', { limit: true }, cost.spending);
export const runningCosts = honouring(
  'money withFuel fuel owned compare more most expensive',
  { amount: false },
  costs.runningCosts,
);
export const costOfOne = honouring(
  `${LINE} first last second`,
  { single: true, limit: true },
  cost.costOfOne,
);
export const firstAndLast = honouring(`${LINE} first last compare more`, { single: true }, cost.firstAndLast);
export const lastTwo = honouring(
  `${LINE} last previous second before compare more most least expensive`,
  { single: true },
  cost.lastTwo,
);
export const garagePrices = honouring(
  'money expensive who most least compare more average when owned',
  {},
  averages.garagePrices,
);
export const averageCost = honouring(
  'money average perMonth perYear owned noFuel withFuel fuel volume fillNoun',
  { single: true, amount: false },
  averages.averageCost,
);
export const averageDriven = honouring(
  'distance driven average perMonth perDay owned',
  { object: false, amount: false },
  averages.averageDriven,
);
export const written = honouring(
  `${LINE} note first last owned second today now`,
  { limit: true },
  notes.written,
);
export const reasons = honouring(`${LINE} why first last issue`, { limit: true }, notes.reasons);
export const results = honouring(`${LINE} firstTry first`, {}, notes.results);
export const extreme = honouring(
  `${LINE} most least second expensive large owned`,
  { limit: true, top: true },
  cost.extreme,
);
export const average = honouring('money average owned', { single: true, limit: true }, cost.average);
export const ranking = honouring(
  'money expensive who most least large whichYear whichMonth perYear perMonth many often when owned driven distance',
  {},
  cost.ranking,
);
export const compare = honouring(
  'money expensive compare more many most least whichYear owned when',
  {},
  cost.compare,
);
export const withoutCost = honouring(`${LINE} noCost many`, {}, cost.withoutCost);
export const count = honouring('many often average owned bought', { limit: true }, repairs.count);
export const countGarages = honouring('many often garageCount distinct owned who', {}, repairs.countGarages);
export const withoutGarage = honouring(
  `${LINE} noGarage many negated myself owned`,
  {},
  repairs.withoutGarage,
);
export const averageInterval = honouring(
  'many often average lasted distance driven when',
  { single: true },
  repairs.averageInterval,
);
export const firstOrLast = honouring(`${LINE} first last second ago since`, {}, repairs.firstOrLast);
export const who = honouring(`${LINE} first last`, {}, repairs.who);
export const list = honouring(`${LINE} owned fuel`, { limit: true }, repairs.list);
export const exists = honouring(`${LINE} owned ago`, { negation: true }, repairs.exists);
export const distance = honouring(
  'distance driven odometer atKm who when first last since ago most least perYear average repair owned bought lasted due beginning today now whichYear compare more',
  { single: true, amount: false },
  distances.distance,
);
export const between = honouring(
  'lasted howLong distance driven odometer first last many due ago',
  { single: true, spans: 0, limit: true },
  distances.between,
);
export const due = honouring(
  'due overdue status last who future will howLong atKm when distance ago today now leftOver many open first odometer driven recur lasted',
  { spans: 1, negation: true, amount: false },
  dueDates.due,
);
export const lastDone = honouring('when last ago money', { single: true, spans: 0 }, dueDates.lastDone);
const ISSUE = 'issue happen when open status resolved driven distance since before';
export const openIssues = honouring(
  `${ISSUE} today now due many watched`,
  { spans: 0, object: false, negation: true, amount: false },
  issues.openIssues,
);
export const watchedIssues = honouring(
  `${ISSUE} watched today now many`,
  { spans: 0, object: false, negation: true, amount: false },
  issues.watchedIssues,
);
export const urgentIssues = honouring(
  'issue urgent open today now',
  { spans: 0, object: false, amount: false },
  issues.urgentIssues,
);
export const countIssues = honouring(
  'issue many often happen owned open resolved status',
  { amount: false },
  issues.countIssues,
);
export const recurrence = honouring(
  `${ISSUE} recur many often most last first`,
  { spans: 0, amount: false },
  issues.recurrence,
);
export const firstOrLastIssue = honouring(
  `${ISSUE} first last ago recur`,
  { spans: 1, amount: false },
  issues.firstOrLastIssue,
);
export const listIssues = honouring(
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
export const solvedBy = honouring(
  `${ISSUE} ${LINE} solve last due today since`,
  { amount: false },
  issues.solvedBy,
);
export const statusOf = honouring(
  `${ISSUE} solve today now`,
  { spans: 0, negation: true, amount: false },
  issues.statusOf,
);
