import fc from 'fast-check';
import { expect, test } from 'vitest';
import { adviceRank } from '#domain/assessment/advice-rank.ts';
import type { DrivingAdvice } from '#domain/assessment/schema.ts';
import type { IssueRecord } from '#domain/issues/issue-record.ts';
import { isOpen, titleKey } from '#domain/issues/rules.ts';
import { IssueStatus } from '#domain/issues/schema.ts';
import { idFrom } from '#domain/make-id.ts';
import { healthOf } from './health-facts.ts';
import type { HealthFacts } from './schema.ts';

type Problem = Pick<IssueRecord, 'id' | 'title' | 'date' | 'status' | 'drivingAdvice' | 'isUrgent'>;

/** Counted one by one (D57, D58). */
function counted(problems: readonly Problem[]): HealthFacts {
  const open = problems
    .filter(({ status }) => isOpen(status))
    .toSorted((a, b) => (`${a.date}${a.id}` < `${b.date}${b.id}` ? 1 : -1));
  const repeated = open.filter(
    ({ title }) => open.filter((one) => titleKey(one.title) === titleKey(title)).length > 1,
  );
  const [worst] = open.toSorted((a, b) => adviceRank(b.drivingAdvice) - adviceRank(a.drivingAdvice));
  return {
    open: open.length,
    urgent: open.filter(({ isUrgent }) => isUrgent).length,
    repeatedTitles: new Set(repeated.map(({ title }) => titleKey(title))).size,
    firstRepeatedTitle: repeated[0]?.title ?? null,
    firstTitle: open[0]?.title ?? null,
    worst: worst ? { id: worst.id, title: worst.title, advice: worst.drivingAdvice } : null,
    isBlank: problems.length === 0,
  };
}

const problem = fc.record({
  title: fc.constantFrom('Squeal', 'squeal', 'Rattle', 'RATTLE', 'Smoke'),
  drivingAdvice: fc.constantFrom<DrivingAdvice>('stop_driving', 'soon', 'can_wait'),
  isUrgent: fc.boolean(),
  status: fc.constantFrom(...IssueStatus.options),
  // Only two instants, so that the newest is often decided by the id.
  date: fc.constantFrom('2026-01-01T00:00:00.000Z', '2026-01-02T00:00:00.000Z'),
});

test(
  'the health of a car is what its open problems say',
  {
    tags: [
      'STAT-20',
      'HEALTH-01',
      'HEALTH-04',
      'HEALTH-06',
      'HEALTH-10',
      'HEALTH-11',
      'HEALTH-12',
      'HEALTH-14',
    ],
  },
  () => {
    fc.assert(
      fc.property(fc.array(problem, { maxLength: 8 }), (some) => {
        const problems = some.map((one, at) => ({ ...one, id: idFrom(at + 1, new Uint8Array(10)) }));
        const issue = new Map(
          problems.map((one) => [one.id, { ...one, description: '', aiSummary: '', recurrences: [] }]),
        );
        expect(healthOf({ issue })).toEqual(counted(problems));
      }),
    );
  },
);
