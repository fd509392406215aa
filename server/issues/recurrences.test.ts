import { beforeEach, describe, expect, test } from 'vitest';
import type { Car } from '#domain/cars/schema.ts';
import type { Id } from '#domain/ids.ts';
import type { Issue } from '#domain/issues/schema.ts';
import { limits } from '#domain/limits.ts';
import { newId } from '#server/platform/deps.ts';
import { editing, expectAppliedOnce, faults } from '#tests/applied-once.ts';
import { newCar, newIssue, repairDraft } from '#tests/people.ts';
import { manyMarks } from '#tests/many-marks.ts';
import { carId, owner, withCar, world } from '#tests/set-up.ts';

let other: Car;

withCar();
beforeEach(async () => {
  other = await newCar(owner);
});

const read = (issueId: Id) => owner.call('issues.read', { carId, issueId });
const edit = (issue: Issue, changes: Record<string, unknown>) =>
  owner.attempt('issues.edit', { ...editing(issue), carId, issueId: issue.id, changes });
const remove = (issueId: Id) => owner.call('issues.delete', { opId: newId(), carId, issueId });
const recur = (issueId: Id, changes: Record<string, unknown> = {}) =>
  owner.attempt('recurrences.add', { ...recurrence(issueId), ...changes });
const recurrence = (issueId: Id) => ({
  opId: newId(),
  id: newId(),
  carId,
  issueId,
  date: '2026-01-05',
  notes: 'Again',
});
const HOUR = 3_600_000;

describe('recurrences', () => {
  test('are no more than an import takes', async () => {
    const issue = await newIssue(owner, carId);
    await world.deps.db.$client.query('update issues set recurrence_count = $1 where id = $2', [
      limits.recurrences,
      issue.id,
    ]);
    expect(faults(await recur(issue.id))).toEqual(['id: No more recurrences can be added to this problem.']);
  });

  test(
    'are kept by day with their notes and counted in the list',
    { tags: ['ENT-30', 'ENT-60', 'TL-08', 'TL-09', 'ROLE-03'] },
    async () => {
      const issue = await newIssue(owner, carId);
      const another = await newIssue(owner, carId, { description: 'It leaks' });
      const [a, b, c] = [newId(), newId(), newId()];
      const later = await recur(issue.id, { id: b, date: '2026-02-01', notes: null });
      const first = await recur(issue.id, { id: a, date: '2026-01-31' });
      await recur(another.id, { id: c, date: '2026-01-30', notes: 'A pool of oil' });
      const recurrences = [
        { id: a, date: '2026-01-31', notes: 'Again' },
        { id: b, date: '2026-02-01', notes: '' },
      ];
      expect([first.body, later.body]).toEqual(recurrences);
      expect(await read(issue.id)).toMatchObject({ recurrences, recurring: true });
      expect((await read(another.id)).recurrences).toEqual([
        { id: c, date: '2026-01-30', notes: 'A pool of oil' },
      ]);
      const { issues } = await owner.call('issues.list', { carId });
      expect(issues.find(({ id }) => id === issue.id)).toMatchObject({ occurrences: 3, recurring: true });
      expect(issues.find(({ id }) => id === another.id)).toMatchObject({ occurrences: 2 });
    },
  );

  test(
    'a day that is none, or lies ahead, is refused; a problem that is not there is 404',
    { tags: ['ENT-60', 'VAL-63'] },
    async () => {
      const { id } = await newIssue(owner, carId);
      expect(faults(await recur(id, { date: '2026-02-31' }))).toEqual(['date: Date is required']);
      for (const date of ['5 March', '2026-3-5', '2026-01-05T00:00:00Z'])
        expect(faults(await recur(id, { date }))).toEqual(['date: Date is required']);
      const ahead = new Date(Date.now() + 48 * HOUR).toISOString().slice(0, 10);
      expect(faults(await recur(id, { date: ahead }))).toEqual(['date: The time cannot be in the future']);
      expect((await recur(newId())).status).toBe(404);
      expect((await read(id)).recurrences).toEqual([]);
      const today = new Date().toISOString().slice(0, 10);
      expect(await recur(id, { date: today })).toMatchObject({ status: 200, body: { date: today } });
    },
  );

  test('are added and removed idempotently', { tags: ['ENT-30', 'ROLE-03', 'CALL-58'] }, async () => {
    const { id: issueId } = await newIssue(owner, carId);
    const input = recurrence(issueId);
    await expectAppliedOnce(world, owner, 'recurrences.add', { input, other: { notes: 'Other' } });
    const changes = { notes: { from: '', to: 'Front left' } };
    const edited = { ...editing(await read(issueId)), carId, issueId, changes };
    const { recurrences, ...saved } = await owner.call('issues.edit', edited);
    expect(recurrences).toHaveLength(1);
    expect((await owner.call('issues.list', { carId })).issues[0]).toMatchObject({ occurrences: 2 });
    const kept = await recur(issueId, { date: '2026-01-06' });
    const gone = { opId: newId(), carId, issueId, recurrenceId: input.id };
    await expectAppliedOnce(world, owner, 'recurrences.delete', {
      input: gone,
      other: { recurrenceId: newId() },
    });
    expect((await read(issueId)).recurrences).toEqual([kept.body]);
    // An edit whose answer was lost was done, and tells nothing of what was deleted since.
    expect(await owner.call('issues.edit', edited)).toEqual({ ...saved, recurrences: [] });
    await owner.call('recurrences.delete', {
      ...gone,
      opId: newId(),
      recurrenceId: (kept.body as { id: Id }).id,
    });
    expect((await owner.call('issues.list', { carId })).issues[0]).toMatchObject({
      occurrences: 1,
      recurring: false,
    });
    expect((await owner.attempt('recurrences.delete', { ...gone, opId: newId() })).status).toBe(404);
  });
});

describe('derived fields follow every write (D112)', () => {
  const flags = async () => {
    const { issues } = await owner.call('issues.list', { carId });
    return Object.fromEntries(
      issues.map(({ id, recurring, urgent }) => [
        id,
        `${recurring ? 'recurring ' : ''}${urgent ? 'urgent' : ''}`.trim(),
      ]),
    );
  };

  test('recurring: titles of any number of bytes', async () => {
    const { id: carId } = await newCar(owner);
    // Too long for an index entry.
    const description = manyMarks('a');
    const [first, second] = [
      await newIssue(owner, carId, { description }),
      await newIssue(owner, carId, { description }),
    ];
    expect(first.title).toBe(description);
    expect((await owner.call('issues.list', { carId })).issues.map(({ recurring }) => recurring)).toEqual([
      true,
      true,
    ]);
    await newIssue(owner, carId, { description: manyMarks('b') });
    await owner.call('issues.delete', { opId: newId(), carId, issueId: second.id });
    expect((await owner.call('issues.list', { carId })).issues.map(({ recurring }) => recurring)).toEqual([
      false,
      false,
    ]);
  });

  test(
    'recurring: a second one of the title, its new title, its deletion; letter case does not matter (D57)',
    { tags: ['TL-08'] },
    async () => {
      const a = await newIssue(owner, carId, { description: 'Squeal' });
      expect(await flags()).toEqual({ [a.id]: '' });
      const b = await newIssue(owner, carId, { description: ' SQUEAL' });
      await newIssue(owner, other.id, { description: 'Squeal' });
      expect(await flags()).toEqual({ [a.id]: 'recurring', [b.id]: 'recurring' });
      const renamed = (await edit(b, { title: { from: b.title, to: 'Grinding' } })).body as Issue;
      expect(await flags()).toEqual({ [a.id]: '', [b.id]: '' });
      await edit(renamed, { title: { from: 'Grinding', to: 'squeal ' } });
      expect(await flags()).toEqual({ [a.id]: 'recurring', [b.id]: 'recurring' });
      await remove(a.id);
      expect(await flags()).toEqual({ [b.id]: '' });
      await recur(b.id);
      expect(await flags()).toEqual({ [b.id]: 'recurring' });
    },
  );

  test('recurring: two issues of the same title logged concurrently', async () => {
    for (let round = 0; round < 5; round++) {
      const description = `Squeal ${round}`;
      await Promise.all([newIssue(owner, carId, { description }), newIssue(owner, carId, { description })]);
    }
    expect(Object.values(await flags())).toEqual(Array.from({ length: 10 }, () => 'recurring'));
  });

  test('concurrent edits, repairs and deletions of one car never deadlock', async () => {
    const ids = await Promise.all(
      Array.from({ length: 6 }, async () => (await newIssue(owner, carId, { description: 'Same' })).id),
    );
    const answers = await Promise.all([
      ...ids.slice(0, 2).map((issueId) => owner.attempt('issues.delete', { opId: newId(), carId, issueId })),
      ...ids.slice(2, 4).map((issueId) => recur(issueId)),
      ...ids
        .slice(4)
        .map((id) => edit({ id, version: 1 } as Issue, { title: { from: 'Same', to: 'Other' } })),
      ...[ids.slice(2), ids.slice(2).toReversed()].map((resolvedIssues) =>
        owner.attempt('repairs.log', repairDraft(carId, { resolvedIssues })),
      ),
    ]);
    expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => 200));
    expect(Object.values(await flags())).toEqual(Array.from({ length: 4 }, () => 'recurring'));
  });
});
