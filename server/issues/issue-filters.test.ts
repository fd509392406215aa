import { expect, test } from 'vitest';
import { newId } from '#server/platform/deps.ts';
import { editing } from '#tests/applied-once.ts';
import { bareAssessment, newCar, newIssue, repairDraft } from '#tests/people.ts';
import { withWorld, world } from '#tests/set-up.ts';

withWorld();

test(
  'each filter keeps its own: four statuses, and urgent in any text',
  { tags: ['FILT-03', 'FILT-04', 'FILT-05', 'FILT-06', 'FILT-08', 'FILT-09', 'FILT-10'] },
  async () => {
    const owner = await world.newOwner();
    const { id: carId } = await newCar(owner);
    const log = (day: number, description: string, summary = '') =>
      newIssue(owner, carId, {
        description,
        date: `2026-01-0${day}T12:00:00.000Z`,
        assessment: { ...bareAssessment, summary },
      });
    await log(4, 'New', 'This is Urgent.');
    const inProgress = await log(3, 'In progress');
    const partial = await log(2, `Partial${' and so on'.repeat(5)}, URGENT`);
    const done = await log(1, 'Urgently done');
    for (const [issue, to] of [
      [inProgress, 'processing'],
      [done, 'resolved'],
    ] as const) {
      const changes = { status: { from: 'new', to } } as const;
      await owner.call('issues.edit', { ...editing(issue), carId, issueId: issue.id, changes });
    }
    await owner.call('repairs.log', repairDraft(carId, { partiallyResolvedIssues: [partial.id] }));
    const recurrence = { opId: newId(), id: newId(), date: '2026-01-05' };
    await owner.call('recurrences.add', { ...recurrence, carId, issueId: inProgress.id });
    const kept = async (...active: string[]) => {
      const filters = Object.fromEntries(active.map((name) => [name, 'true']));
      const { issues } = await owner.call('issues.list', { carId, ...filters });
      return issues.map(({ title }) => title.split(' and')[0]);
    };
    expect(await kept()).toEqual(['New', 'In progress', 'Partial', 'Urgently done']);
    expect(await kept('open')).toEqual(['New', 'In progress', 'Partial']);
    expect(await kept('urgent')).toEqual(['New', 'Partial', 'Urgently done']);
    expect(await kept('resolved')).toEqual(['Urgently done']);
    expect(await kept('partiallyResolved')).toEqual(['Partial']);
    expect(await kept('recurring')).toEqual(['In progress']);
    expect(await kept('open', 'urgent')).toEqual(['New', 'Partial']);
    expect(await kept('open', 'urgent', 'partiallyResolved')).toEqual(['Partial']);
    expect(await kept('recurring', 'urgent')).toEqual([]);
  },
);
