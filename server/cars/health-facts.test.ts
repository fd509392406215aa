import fc from 'fast-check';
import { expect, test } from 'vitest';
import { adviceRank } from '#domain/assessment/advice-rank.ts';
import type { HealthFacts } from '#domain/cars/schema.ts';
import type { DrivingAdvice } from '#domain/assessment/schema.ts';
import { isOpen, mentionsUrgent, titleKey } from '#domain/issues/rules.ts';
import { IssueStatus, type Issue } from '#domain/issues/schema.ts';
import { editing } from '#tests/applied-once.ts';
import { issueDraft, newCar, newIssue, repairDraft } from '#tests/people.ts';
import { owner, withOwner } from '#tests/set-up.ts';

withOwner();

/** The facts, counted over the open problems as they are read one by one (D57, D58). */
function countedFacts(issues: readonly Issue[]): HealthFacts {
  const open = issues
    .filter(({ status }) => isOpen(status))
    .toSorted((a, b) => (`${a.date}${a.id}` < `${b.date}${b.id}` ? 1 : -1));
  const repeated = open.filter(
    (issue) => open.filter((one) => titleKey(one.title) === titleKey(issue.title)).length > 1,
  );
  const [worst] = open.toSorted((a, b) => adviceRank(b.drivingAdvice) - adviceRank(a.drivingAdvice));
  return {
    open: open.length,
    urgent: open.filter((issue) => mentionsUrgent(issue)).length,
    repeatedTitles: new Set(repeated.map(({ title }) => titleKey(title))).size,
    firstRepeatedTitle: repeated[0]?.title ?? null,
    firstTitle: open[0]?.title ?? null,
    worst: worst ? { id: worst.id, title: worst.title, advice: worst.drivingAdvice } : null,
    isBlank: issues.length === 0,
  };
}

const problem = fc.record({
  description: fc.constantFrom('Squeal', 'squeal', 'Rattle', 'RATTLE', 'Urgent leak', 'Smoke'),
  advice: fc.constantFrom<DrivingAdvice>('stop_driving', 'soon', 'can_wait'),
  status: fc.constantFrom(...IssueStatus.options),
  // Only two instants, so that the newest is often decided by the id.
  date: fc.constantFrom('2026-01-01T00:00:00.000Z', '2026-01-02T00:00:00.000Z'),
});

test(
  'the health of every car is what its open problems say, and another car’s never count',
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
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(problem, { maxLength: 8 }), async (problems) => {
        const { id: carId } = await newCar(owner);
        for (const { description, status, date, advice } of problems) {
          const assessment = { ...issueDraft(carId).assessment, drivingAdvice: advice };
          const issue = await newIssue(owner, carId, { description, date, assessment });
          if (status === 'new') continue;
          if (status === 'partially_resolved') {
            await owner.call('repairs.log', repairDraft(carId, { partiallyResolvedIssues: [issue.id] }));
            continue;
          }
          const changes = { status: { from: 'new', to: status } } as const;
          await owner.call('issues.edit', { ...editing(issue), carId, issueId: issue.id, changes });
        }
        const { issues } = await owner.call('issues.list', { carId });
        const whole = await Promise.all(
          issues.map(({ id }) => owner.call('issues.read', { carId, issueId: id })),
        );
        const facts = countedFacts(whole);
        expect((await owner.call('cars.read', { carId })).health).toEqual(facts);
        const { cars } = await owner.call('cars.list');
        expect(cars.find(({ id }) => id === carId)!.health).toEqual(facts);
      }),
      { numRuns: 25, seed: 20_261_121, endOnFailure: true },
    );
  },
);
