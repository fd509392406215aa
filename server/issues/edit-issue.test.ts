import { beforeEach, describe, expect, test } from 'vitest';
import type { Id } from '#domain/ids.ts';
import type { Issue } from '#domain/issues/schema.ts';
import { editing, faults } from '#tests/applied-once.ts';
import { newIssue } from '#tests/people.ts';
import { carId, owner, withCar } from '#tests/set-up.ts';

withCar();

const read = (issueId: Id) => owner.call('issues.read', { carId, issueId });
const edit = (issue: Issue, changes: Record<string, unknown>) =>
  owner.attempt('issues.edit', { ...editing(issue), carId, issueId: issue.id, changes });

describe('editing an issue', () => {
  let issue: Issue;
  beforeEach(async () => {
    issue = await newIssue(owner, carId);
  });

  test(
    'changes the words, the time, the summary, the notes and the list of symptoms',
    { tags: ['ENT-21', 'ENT-22', 'ENT-25', 'ENT-28', 'ROLE-03', 'STAT-38'] },
    async () => {
      const changed = {
        title: 'Brakes',
        description: 'They squeal',
        date: '2026-01-05T10:30:00.000Z',
        aiSummary: 'Worn pads, I think.',
        notes: 'Since the rain\n\n and  frost',
        symptoms: ['It squeals'],
      };
      const of = ([name, to]: [string, unknown]) => [name, { from: issue[name as 'notes'], to }] as const;
      const changes = Object.entries({ ...changed, title: ' Brakes ' }).map(of);
      const answer = await edit(issue, Object.fromEntries(changes));
      expect(answer.body).toEqual({ ...issue, ...changed, version: 2 });
      expect(await read(issue.id)).toEqual(answer.body);
    },
  );

  test(
    'any status can be set by hand but partially resolved; resolvedAt follows (D63, D66)',
    { tags: ['STAT-18'] },
    async () => {
      let now = issue;
      for (const to of ['resolved', 'new', 'resolved', 'processing', 'new'] as const) {
        const before = Date.now();
        now = (await edit(now, { status: { from: now.status, to } })).body as Issue;
        expect([now.status, now.resolvedAt === null]).toEqual([to, to !== 'resolved']);
        if (now.resolvedAt !== null) expect(Date.parse(now.resolvedAt)).toBeGreaterThanOrEqual(before);
      }
      expect(faults(await edit(now, { status: { from: 'new', to: 'partially_resolved' } }))).toHaveLength(1);
    },
  );
});
