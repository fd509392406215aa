import type { Asking } from './asking.ts';
import type { Measure, Query } from './query.ts';

/** When a question asks for a measure, and how that changes the query. */
export type Rule = readonly [
  measure: Measure,
  when: (asked: Asking) => boolean,
  changes?: (asked: Asking) => Partial<Query>,
];
