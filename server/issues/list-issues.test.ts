import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contract } from '#domain/contract.ts';
import type { Id } from '#domain/ids.ts';
import { isOpen, mentionsUrgent, titleKey } from '#domain/issues/rules.ts';
import type { Issue, IssueStatus } from '#domain/issues/schema.ts';
import { newId } from '#server/platform/deps.ts';
import { editing } from '#tests/applied-once.ts';
import { issueDraft, newCar, repairDraft } from '#tests/people.ts';
import { owner, withOwner } from '#tests/set-up.ts';

withOwner();

const list = async (carId: Id, query: Record<string, string> = {}) => {
  const answer = await owner.attempt('issues.list', { carId, ...query });
  expect(answer.status).toBe(200);
  return contract.issues.list['~orpc'].outputSchema!.parse(answer.body);
};

type Seed = {
  title: string;
  words: string;
  summary: string;
  status: IssueStatus;
  recurs: boolean;
  day: number;
};
const seed = fc.record<Seed>({
  title: fc.constantFrom('Squeal', ' squeal ', 'Grinding noise', 'URGENT leak', 'Steidzama lieta', 'Rattle'),
  words: fc.constantFrom('It is bad', 'this is Urgent, I think', 'ļoti steidzami', 'urg ent'),
  summary: fc.constantFrom('', 'Look at the pads.', 'Not urgent.'),
  status: fc.constantFrom('new', 'processing', 'partially_resolved', 'resolved'),
  recurs: fc.boolean(),
  // Few days, so that many problems share one.
  day: fc.integer({ min: 1, max: 5 }),
});

/** A car with these problems, made through the API as an owner makes them. */
async function carWith(seeds: readonly Seed[]): Promise<{ carId: Id; issues: Issue[] }> {
  const { id: carId } = await newCar(owner);
  const partial: Id[] = [];
  const ids: Id[] = [];
  for (const { title, words, summary, status, recurs, day } of seeds) {
    const draft = issueDraft(carId, { description: words, date: `2026-01-0${day}T12:00:00.000Z` });
    const issue = await owner.call('issues.log', { ...draft, assessment: { ...draft.assessment, summary } });
    const edited = { title: { from: issue.title, to: title }, status: { from: 'new', to: status } };
    if (status === 'partially_resolved') partial.push(issue.id);
    await owner.call('issues.edit', {
      ...editing(issue),
      carId,
      issueId: issue.id,
      changes: (status === 'partially_resolved' ? { title: edited.title } : edited) as never,
    });
    if (recurs) {
      const recurrence = { opId: newId(), id: newId(), date: '2026-01-05' };
      await owner.call('recurrences.add', { ...recurrence, carId, issueId: issue.id });
    }
    ids.push(issue.id);
  }
  if (partial.length > 0)
    await owner.call('repairs.log', repairDraft(carId, { partiallyResolvedIssues: partial }));
  const issues = await Promise.all(ids.map((issueId) => owner.call('issues.read', { carId, issueId })));
  return { carId, issues };
}

const newestFirst = (a: Issue, b: Issue) =>
  a.date === b.date ? (a.id < b.id ? 1 : -1) : a.date < b.date ? 1 : -1;

const rules: Record<string, (issue: Issue, all: readonly Issue[]) => boolean> = {
  open: ({ status }) => isOpen(status),
  urgent: (issue) => mentionsUrgent(issue),
  resolved: ({ status }) => !isOpen(status),
  partiallyResolved: ({ status }) => status === 'partially_resolved',
  recurring: ({ title, recurrences }, all) =>
    recurrences.length > 0 || all.filter((one) => titleKey(one.title) === titleKey(title)).length > 1,
};
const names = Object.keys(rules);
const combinations = Array.from({ length: 2 ** names.length }, (_none, bits) =>
  names.filter((_name, at) => bits & (1 << at)),
);

describe('the list', () => {
  test(
    'every combination of filters keeps what the rules keep, newest first',
    {
      tags: ['FILT-03', 'FILT-04', 'FILT-05', 'FILT-06', 'FILT-07', 'FILT-08', 'FILT-09', 'FILT-10'],
    },
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(seed, { maxLength: 9 }), async (seeds) => {
          const { carId, issues } = await carWith(seeds);
          for (const active of combinations) {
            const query = Object.fromEntries(active.map((name) => [name, 'true']));
            const kept = issues.filter((issue) => active.every((name) => rules[name]!(issue, issues)));
            const page = await list(carId, query);
            expect([active, page.issues.map(({ id }) => id)]).toEqual([
              active,
              kept.toSorted(newestFirst).map(({ id }) => id),
            ]);
          }
        }),
        { numRuns: 8, seed: 20_261_121, endOnFailure: true },
      );
    },
  );

  test('ignores a filter set to false and refuses invalid filter values', async () => {
    const { carId, issues } = await carWith([
      { title: 'A', words: 'b', summary: '', status: 'resolved', recurs: false, day: 1 },
    ]);
    expect((await list(carId, { open: 'false', resolved: 'true' })).issues).toHaveLength(issues.length);
    for (const query of [
      { open: 'maybe' },
      { limit: '0' },
      { limit: '201' },
      { limit: '1.5' },
      { cursor: 'x' },
    ]) {
      const answer = await owner.attempt('issues.list', { carId, ...query });
      expect([query, answer.status]).toEqual([query, 400]);
    }
  });

  test(
    'pages have every issue exactly once, also when many share a date',
    { tags: ['TL-03', 'STAT-20'] },
    async () => {
      const seeds = fc.sample(seed, { numRuns: 23, seed: 7 });
      const { carId, issues } = await carWith(seeds);
      const sorted = issues.toSorted(newestFirst).map(({ id }) => id);
      for (const limit of [1, 4, 23, 200]) {
        const seen: Id[] = [];
        let cursor: string | null = null;
        do {
          const page: Awaited<ReturnType<typeof list>> = await list(carId, {
            limit: String(limit),
            ...(cursor ? { cursor } : {}),
          });
          expect(page.issues.length).toBeLessThanOrEqual(limit);
          seen.push(...page.issues.map(({ id }) => id));
          cursor = page.next;
        } while (cursor);
        expect(seen).toEqual(sorted);
      }
      const first = await list(carId, { open: 'true', limit: '2' });
      const second = await list(carId, { open: 'true', limit: '2', cursor: first.next! });
      const open = issues.filter(({ status }) => isOpen(status)).toSorted(newestFirst);
      expect([...first.issues, ...second.issues].map(({ id }) => id)).toEqual(
        open.slice(0, 4).map(({ id }) => id),
      );
    },
  );

  test('refuses a malformed cursor instead of failing', async () => {
    const { id: carId } = await newCar(owner);
    for (const cursor of [
      `soon|${newId()}`,
      `2026-13-45T00:00:00Z|${newId()}`,
      `2026-01-01|${'-'.repeat(36)}`,
      '|',
      `2026-01-01|${carId}|x`,
    ]) {
      const answer = await owner.attempt('issues.list', { carId, cursor });
      expect([cursor, answer.status]).toEqual([cursor, 400]);
    }
  });
});
