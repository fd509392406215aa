import { beforeEach, describe, expect, test } from 'vitest';
import { newId } from '#server/platform/deps.ts';
import { editing, faults } from '#tests/applied-once.ts';
import { everything, importerOf, sums } from '#tests/import-steps.ts';
import { fillDraft } from '#tests/nouns/fills.ts';
import { importedFill, importedReading, importedReminder } from '#tests/nouns/imports.ts';
import { reminderDone } from '#tests/nouns/reminders.ts';
import { newIssue, repairDraft } from '#tests/people.ts';
import { importJobs } from './jobs.ts';
import { carId, owner, withCar, world } from '#tests/set-up.ts';

let my: ReturnType<typeof importerOf>;
withCar();
beforeEach(async () => {
  my = importerOf(owner, carId);
});

const DAY_MS = 86_400_000;

describe('undoing an import', () => {
  test('leaves exactly what was there before, and the mileage', { tags: ['IMP-10'] }, async () => {
    await owner.call('fills.log', fillDraft(carId, { km: 40_000, date: '2025-01-01' }));
    await owner.call('repairs.log', repairDraft(carId, { mileage: 41_000, date: '2025-02-01' }));
    const before = await my.recordsOf(world.deps.db);
    const id = await my.send(everything());
    await my.commit(id);
    expect(await my.mileage()).toBe(53_000);
    expect(await my.undo(id)).toEqual({ deleted: 7, kept: 0 });
    expect(await my.recordsOf(world.deps.db)).toEqual(before);
    expect(await my.mileage()).toBe(41_000);
    expect(await my.undo(id)).toEqual({ deleted: 7, kept: 0 });
    expect((await owner.call('imports.list')).imports).toMatchObject([
      {
        id,
        source: 'fuelio',
        files: ['covert-fuelio.csv'],
        carIds: [carId],
        undone: { deleted: 7, kept: 0 },
      },
    ]);
    expect(sums(await my.importAll(everything()))).toEqual([7, 0]);
  });

  test(
    'keeps what was edited, completed, linked or used since, and says how many',
    { tags: ['IMP-10'] },
    async () => {
      const id = await my.send([...everything(), importedReminder('Belt')]);
      await my.commit(id);
      const [fill] = await my.fills();
      const service = (await my.repairs()).find(({ title }) => title === 'Cloaked service')!;
      const [reminder, belt] = (await my.reminders()).toSorted((a) => (a.title === 'Oil' ? -1 : 1));
      const renamed = { title: { from: 'Belt', to: 'Timing belt' } };
      await owner.call('reminders.edit', {
        ...editing(belt!),
        carId,
        reminderId: belt!.id,
        changes: renamed,
      });
      const key = (await my.repairs()).find(({ title }) => title === 'Spare key')!;
      const described = { description: { from: key.description, to: 'In the drawer' } };
      await owner.call('repairs.edit', { ...editing(key), carId, repairId: key.id, changes: described });
      const changes = { notes: { from: null, to: 'Mine' } };
      await owner.call('fills.edit', { ...editing(fill!), carId, fillId: fill!.id, changes });
      await owner.call(
        'reminders.done',
        reminderDone(carId, reminder!.id, {
          due: { date: '2027-01-01', km: null },
          doneKm: null,
          repairId: service.id,
        }),
      );
      const vignette = (await my.repairs()).find(({ title }) => title === 'Vignette')!;
      const { id: issueId } = await newIssue(owner, carId);
      const links = { resolvedIssues: { from: [], to: [issueId] } };
      await owner.call('repairs.edit', {
        ...editing(vignette),
        carId,
        repairId: vignette.id,
        changes: links,
      });
      const corrected = {
        source: 'car',
        sourceId: null,
        date: '2025-07-01',
        from: 53_000,
        km: 54_000,
      } as const;
      await owner.call('mileage.correct', { opId: newId(), carId, ...corrected });
      expect(await my.undo(id)).toEqual({ deleted: 1, kept: 7 });
      expect((await my.reminders()).map(({ title }) => title).toSorted()).toEqual(['Oil', 'Timing belt']);
      expect(await my.fills()).toMatchObject([{ notes: 'Mine', km: 50_600 }]);
      expect((await my.repairs()).map(({ title }) => title).toSorted()).toEqual([
        'Cloaked service',
        'Spare key',
        'Vignette',
      ]);
      expect((await my.readings()).map(({ km }) => km)).toEqual([54_000, 52_000, 50_600]);
      expect(await my.mileage()).toBe(54_000);
    },
  );

  test('leaves the mileage that was read since', { tags: ['IMP-10'] }, async () => {
    const id = await my.send(everything());
    await my.commit(id);
    await owner.call('fills.log', fillDraft(carId, { km: 60_000, date: '2025-08-01' }));
    expect(await my.undo(id)).toEqual({ deleted: 7, kept: 0 });
    expect(await my.mileage()).toBe(60_000);
    expect(await my.fills()).toMatchObject([{ km: 60_000 }]);
    // A reading below that of the import changes nothing until the import is undone.
    const again = await my.send([importedReading(70_000, '2025-09-01')]);
    await my.commit(again);
    await owner.call('fills.log', fillDraft(carId, { km: 65_000, date: '2025-10-01' }));
    expect(await my.mileage()).toBe(70_000);
    await my.undo(again);
    expect(await my.mileage()).toBe(65_000);
  });

  test(
    'is refused after 30 days; a job then forgets the import, not its records',
    { tags: ['IMP-10', 'IMP-11'] },
    async () => {
      const committed = async (daysAgo: number) => {
        world.setClock(new Date(Date.now() - daysAgo * DAY_MS));
        const importId = await my.send([importedFill()]);
        await my.commit(importId);
        world.setClock();
        return importId;
      };
      const forget = () =>
        importJobs[0]!.run(world.deps, { id: newId(), signal: new AbortController().signal });
      const recent = await committed(29.9);
      await forget();
      expect((await owner.call('imports.list')).imports).toMatchObject([{ id: recent, undone: null }]);
      expect(await my.undo(recent)).toEqual({ deleted: 1, kept: 0 });
      const id = await committed(30.1);
      const late = await owner.attempt('imports.undo', { opId: newId(), importId: id });
      expect(faults(late)).toEqual(['importId: An import can be undone for 30 days.']);
      expect((await owner.call('imports.list')).imports).not.toContainEqual(expect.objectContaining({ id }));
      await forget();
      expect((await owner.attempt('imports.undo', { opId: newId(), importId: id })).status).toBe(404);
      expect(await my.fills()).toHaveLength(1);
    },
  );

  test('of a car that is gone finds nothing to delete', { tags: ['IMP-10'] }, async () => {
    const id = await my.send(everything());
    await my.commit(id);
    await owner.call('cars.delete', { opId: newId(), carId });
    expect(await my.undo(id)).toEqual({ deleted: 0, kept: 0 });
  });
});
