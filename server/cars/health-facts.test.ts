import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { healthBanner, healthStatus } from '#domain/cars/health-rules.ts';
import { adviceRank } from '#domain/assessment/advice-rank.ts';
import type { HealthFacts } from '#domain/cars/schema.ts';
import type { DrivingAdvice } from '#domain/assessment/schema.ts';
import type { Id } from '#domain/ids.ts';
import { isOpen, mentionsUrgent, titleKey } from '#domain/issues/rules.ts';
import { IssueStatus, type Issue } from '#domain/issues/schema.ts';
import { newId } from '#server/platform/deps.ts';
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

describe('the banner and the status', () => {
  const healthOf = async (carId: Id) => (await owner.call('cars.read', { carId })).health;

  test(
    'one problem that says urgent in any field, in any case, is the urgent banner',
    { tags: ['HEALTH-01', 'HEALTH-02'] },
    async () => {
      const { assessment } = issueDraft(newId());
      for (const word of ['urgent', 'URGENT', 'Urgent']) {
        for (const [field, words] of [
          ['title', { description: `${word}: smoke` }],
          ['description', { description: `${'It smokes. '.repeat(6)}${word}` }],
          ['summary', { assessment: { ...assessment, summary: `This is ${word}.` } }],
        ] as const) {
          const { id: carId } = await newCar(owner);
          await newIssue(owner, carId, { description: 'Squeal' });
          expect(healthBanner(await healthOf(carId))?.kind).toBe('open');
          await newIssue(owner, carId, words);
          expect([field, word, healthBanner(await healthOf(carId))?.kind]).toEqual([field, word, 'urgent']);
        }
      }
      // An edit does so, too; notes do not count.
      const { id: carId } = await newCar(owner);
      let issue = await newIssue(owner, carId, { description: 'Squeal' });
      const kindAfter = async (field: 'title' | 'aiSummary' | 'notes', to: string) => {
        const changes = { [field]: { from: issue[field], to } };
        const edit = { ...editing(issue), carId, issueId: issue.id, changes };
        issue = (await owner.attempt('issues.edit', edit)).body as Issue;
        return healthBanner(await healthOf(carId))?.kind;
      };
      expect(await kindAfter('notes', 'Urgent')).toBe('open');
      expect(await kindAfter('title', 'Urgent: smoke')).toBe('urgent');
      expect(await kindAfter('title', 'Smoke')).toBe('open');
      expect(await kindAfter('aiSummary', 'It is urgent.')).toBe('urgent');
    },
  );

  test(
    'two open problems of one title are the recurring case, a solved twin is none',
    { tags: ['HEALTH-04', 'HEALTH-13'] },
    async () => {
      const { id: carId } = await newCar(owner);
      const [first, twin] = [await newIssue(owner, carId), await newIssue(owner, carId)];
      const other = await newIssue(owner, carId, { description: 'Smoke' });
      expect(first.title).toBe(twin.title);
      const cases = async () => {
        const facts = await healthOf(carId);
        return [healthBanner(facts)?.kind, healthStatus(facts).message.phrase];
      };
      expect(await cases()).toEqual(['recurring', 'Recurring issue not resolved']);
      const changes = { status: { from: 'new', to: 'resolved' } } as const;
      await owner.call('issues.edit', { ...editing(twin), carId, issueId: twin.id, changes });
      expect(await cases()).toEqual(['open', '{n} open issues']);
      const renamed = { title: { from: other.title, to: first.title.toUpperCase() } };
      await owner.call('issues.edit', {
        ...editing(other),
        carId,
        issueId: other.id,
        changes: renamed,
      });
      expect(await cases()).toEqual(['recurring', 'Recurring issue not resolved']);
    },
  );

  test(
    'a resolved problem counts nowhere, one in progress and one partially resolved count',
    { tags: ['HEALTH-06', 'HEALTH-10', 'HEALTH-11', 'HEALTH-12', 'HEALTH-14'] },
    async () => {
      const { id: carId } = await newCar(owner);
      await newIssue(owner, (await newCar(owner)).id, { description: 'Urgent: of another car' });
      const at = (day: number, description: string) =>
        newIssue(owner, carId, { description, date: `2026-01-0${day}T10:00:00.000Z` });
      const [half, rattle] = [await at(1, 'Leaks'), await at(2, 'Rattles')];
      const urgent = [await at(3, 'Urgent: smoke'), await at(4, 'Urgent: fire')];
      await owner.call('repairs.log', repairDraft(carId, { partiallyResolvedIssues: [half.id] }));
      const set = (issue: Issue, to: 'processing' | 'resolved') =>
        owner.call('issues.edit', {
          ...editing(issue),
          carId,
          issueId: issue.id,
          changes: { status: { from: issue.status, to } },
        });
      await set(rattle, 'processing');
      const shown = async () => {
        const facts = await healthOf(carId);
        const [status, banner] = [healthStatus(facts), healthBanner(facts)];
        return [status.message, banner?.message ?? null, banner?.description ?? null];
      };
      const counted = (phrase: string, n: number) => ({ phrase, values: { n } });
      const attention = { phrase: 'Needs attention' };
      expect(await shown()).toEqual([
        counted('{n} urgent issues', 2),
        counted('{n} urgent issues', 2),
        attention,
      ]);
      await set(urgent[1]!, 'resolved');
      expect(await shown()).toEqual([{ phrase: 'Urgent issue' }, counted('{n} urgent issues', 1), attention]);
      await set(urgent[0]!, 'resolved');
      const two = counted('{n} open issues', 2);
      expect(await shown()).toEqual([two, two, 'Rattles']);
      await owner.call('repairs.log', repairDraft(carId, { resolvedIssues: [half.id] }));
      await set(await owner.call('issues.read', { carId, issueId: rattle.id }), 'resolved');
      expect(await shown()).toEqual([{ phrase: 'All good' }, null, null]);
    },
  );
});
