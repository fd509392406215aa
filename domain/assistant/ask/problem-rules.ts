import { ofIssues, stateOf, newestOr } from './asking.ts';
import type { Rule } from './rule.ts';

export const PROBLEM_RULES: readonly Rule[] = [
  [
    'records',
    (asked) => asked.has('ofAnything') && asked.hasObject && !asked.isMoney,
    () => ({ kinds: ['repair', 'issue', 'document'] }),
  ],
  ['solution', (asked) => asked.has('solve') && asked.hasObject && !asked.isMoney, () => ofIssues],
  ['status', (asked) => asked.has('recur') && asked.hasObject && !asked.isMoney, () => ofIssues],
  [
    'status',
    (asked) =>
      asked.has('status', 'open', 'resolved') &&
      asked.hasObject &&
      !asked.isMoney &&
      (asked.slots.isYesNo || asked.has('status')),
    () => ofIssues,
  ],
  [
    'count',
    (asked) => asked.isIssue && asked.has('many') && !asked.has('money'),
    (asked) => ({ ...ofIssues, state: stateOf(asked) }),
  ],
  [
    'last',
    (asked) => asked.isIssue && asked.isOfOne && !asked.has('money') && !asked.has('solve', 'list'),
    (asked) => ({ ...ofIssues, state: stateOf(asked), ...newestOr(asked) }),
  ],
  [
    'records',
    (asked) => asked.isIssue && !asked.has('money', 'much') && !(asked.has('repair') && asked.hasObject),
    (asked) => ({ ...ofIssues, state: stateOf(asked) }),
  ],
  [
    'records',
    (asked) => asked.has('happen') && asked.slots.periods.length > 0,
    () => ({ kinds: ['repair', 'issue', 'document'] }),
  ],
];
