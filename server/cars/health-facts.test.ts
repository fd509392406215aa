import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { HealthFacts } from '#domain/cars/schema.ts';
import { isOpen, mentionsUrgent, titleKey } from '#domain/issues/rules.ts';
import type { Issue } from '#domain/issues/schema.ts';
import { editing } from '#tests/applied-once.ts';
import { newCar, newIssue, type Owner } from '#tests/people.ts';
import { openWorld, type World } from '#tests/world.ts';

let world: World;
let owner: Owner;

beforeAll(async () => {
  world = await openWorld();
  owner = await world.newOwner();
});
afterAll(() => world.close());

/** The facts, counted over the open problems as they are read one by one (D57, D58). */
function countedFacts(issues: readonly Issue[]): HealthFacts {
  const open = issues
    .filter(({ status }) => isOpen(status))
    .toSorted((a, b) => (`${a.date}${a.id}` < `${b.date}${b.id}` ? 1 : -1));
  const repeated = open.filter(
    (issue) => open.filter((one) => titleKey(one.title) === titleKey(issue.title)).length > 1,
  );
  return {
    open: open.length,
    urgent: open.filter((issue) => mentionsUrgent(issue)).length,
    repeatedTitles: new Set(repeated.map(({ title }) => titleKey(title))).size,
    firstRepeatedTitle: repeated[0]?.title ?? null,
    firstTitle: open[0]?.title ?? null,
  };
}

const problem = fc.record({
  description: fc.constantFrom('Squeal', 'squeal', 'Rattle', 'RATTLE', 'Urgent leak', 'Smoke'),
  status: fc.constantFrom<'new' | 'processing' | 'resolved'>('new', 'processing', 'resolved'),
  // Two moments only, so that the newest is often a matter of the id.
  date: fc.constantFrom('2026-01-01T00:00:00.000Z', '2026-01-02T00:00:00.000Z'),
});

test(
  'the health of every car is what its open problems say, and another car’s never count',
  { timeout: 60_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(problem, { maxLength: 8 }), async (problems) => {
        const { id: carId } = await newCar(owner);
        for (const { description, status, date } of problems) {
          const issue = await newIssue(owner, carId, { description, date });
          if (status === 'new') continue;
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
