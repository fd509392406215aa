import { expect, test } from 'vitest';
import { Energy } from '#domain/fills/schema.ts';
import { newId } from '#server/platform/deps.ts';
import { newCar, newIssue, repairDraft } from '#tests/people.ts';
import { documentDraft } from '#tests/nouns/documents.ts';
import { reminderDraft } from '#tests/nouns/reminders.ts';
import { fillDraft } from '#tests/nouns/fills.ts';
import { planOf } from '#tests/reminders.ts';
import { withWorld, world } from '#tests/set-up.ts';

withWorld();

test('costs by month, kind and currency, monthly mileage, problems and times to repair', async () => {
  const owner = await world.newOwner();
  const { id: carId } = await newCar(owner);
  const issue = await newIssue(owner, carId, { date: '2026-01-10T12:00:00Z' });
  await newIssue(owner, carId, { date: '2026-02-10T12:00:00Z' });
  await owner.call('recurrences.add', {
    opId: newId(),
    id: newId(),
    carId,
    issueId: issue.id,
    date: '2026-02-01',
    notes: '',
  });
  const log = (changes: object) => owner.call('repairs.log', repairDraft(carId, changes));
  await log({ date: '2026-03-05', cost: 10.5, kind: 'service', mileage: 10_000 });
  await log({ date: '2026-03-06', cost: 0.25, kind: 'service', mileage: 10_100 });
  await log({ date: '2026-03-31', cost: 3, kind: 'service', currency: 'USD' });
  await log({ date: '2026-03-31', cost: null, kind: 'tax' });
  await log({ date: '2026-01-20', cost: 7, resolvedIssues: [issue.id] });
  const figures = await owner.call('reports.figures', { carId, timeZone: 'Europe/Riga' });
  expect(figures).toEqual({
    costs: [
      { month: '2026-01', kind: null, currency: 'EUR', minor: 700 },
      { month: '2026-03', kind: 'service', currency: 'EUR', minor: 1075 },
      { month: '2026-03', kind: 'service', currency: 'USD', minor: 300 },
    ],
    mileage: [{ month: '2026-03', km: 10_100 }],
    problems: [
      { month: '2026-01', logged: 1, again: 0, resolved: 1 },
      { month: '2026-02', logged: 1, again: 1, resolved: 0 },
    ],
    // Entered today, but repaired ten days after it was logged.
    repairTimes: [{ days: 10, problems: 1 }],
  });
});

test(
  'the costs of each car by month, kind and currency, of nobody else',
  { tags: ['COST-03', 'COST-06'] },
  async () => {
    const [owner, stranger] = [await world.newOwner(), await world.newOwner()];
    const { id: carId } = await newCar(owner);
    const { id: second } = await newCar(owner);
    const { id: theirs } = await newCar(stranger);
    const log = (changes: object) => owner.call('repairs.log', repairDraft(carId, changes));
    const fill = (changes: object) => owner.call('fills.log', fillDraft(carId, changes));
    await log({ date: '2026-03-05', cost: 10.5, kind: 'service', mileage: 10_000 });
    await log({ date: '2026-03-06', cost: 0.25, kind: 'service' });
    await log({ date: '2026-03-07', cost: 3, kind: null, currency: 'USD' });
    await log({ date: '2026-03-08', cost: null, kind: 'tax' });
    await fill({ date: '2026-03-09', cost: 60.1, currency: 'EUR', km: 10_500 });
    await fill({ date: '2026-04-09', cost: 5, currency: 'EUR', km: null });
    // All of them, also partly filled and after a missed one.
    for (const energy of Energy.options)
      await fill({ date: '2026-04-09', cost: 5, km: null, energy, isFull: false, isMissedBefore: true });
    await fill({ date: '2026-04-10', cost: null, km: null });
    await fill({ date: '2026-04-12', cost: null, km: 10_900 });
    await fill({ date: '2026-04-12', cost: 7.5, currency: 'EUR', km: 11_000 });
    const none = { paid: [], lastCosts: [], unpriced: 0, stretches: [], mileage: [] };
    expect(await owner.call('reports.costs')).toEqual({
      cars: [
        {
          carId,
          paid: [
            { month: '2026-03', kind: 'fuel', currency: 'EUR', minor: 6010 },
            { month: '2026-03', kind: 'none', currency: 'USD', minor: 300 },
            { month: '2026-03', kind: 'service', currency: 'EUR', minor: 1075 },
            { month: '2026-04', kind: 'fuel', currency: 'EUR', minor: 4750 },
          ],
          lastCosts: [],
          unpriced: 3,
          stretches: [
            {
              from: '2026-03',
              to: '2026-04',
              km: 400,
              paid: [{ currency: 'EUR', minor: 4000 }],
              isIncomplete: true,
            },
            {
              from: '2026-04',
              to: '2026-04',
              km: 100,
              paid: [{ currency: 'EUR', minor: 750 }],
              isIncomplete: false,
            },
          ],
          mileage: [
            { month: '2026-03', date: '2026-03-05', km: 10_000 },
            { month: '2026-03', date: '2026-03-09', km: 10_500 },
            { month: '2026-04', date: '2026-04-12', km: 11_000 },
          ],
        },
        { carId: second, ...none },
      ],
    });
    expect(await stranger.call('reports.costs')).toEqual({ cars: [{ carId: theirs, ...none }] });
  },
);

test(
  'the last known cost of each reminder: of its newest completion, else of its document, else of a repair of its name',
  { tags: ['COST-11'] },
  async () => {
    const owner = await world.newOwner();
    const { id: carId } = await newCar(owner);
    const plan = planOf({ dueDate: '2026-12-01', repeat: { every: 12, unit: 'month' } });
    const { id: reminderId } = await owner.call('reminders.add', reminderDraft(carId, { plan }));
    await owner.call('reminders.add', reminderDraft(carId));
    const document = await owner.call('documents.add', documentDraft(carId));
    const lastCosts = async () => (await owner.call('reports.costs')).cars[0]!.lastCosts;
    const ofDocument = { reminderId: document.id, currency: 'EUR', minor: 12_050 };
    expect(await lastCosts()).toEqual([ofDocument]);
    const { id: belt } = await owner.call('reminders.add', reminderDraft(carId, { title: 'Timing belt' }));
    for (const [title, date, cost] of [
      ['timing belt', '2025-01-05', 400],
      ['Timing belt', '2024-01-05', 300],
      ['Timing belt cover', '2025-02-05', 20],
    ] as const)
      await owner.call('repairs.log', repairDraft(carId, { title, date, cost }));
    const ofBelt = { reminderId: belt, currency: 'EUR', minor: 40_000 };
    expect(new Set(await lastCosts())).toEqual(new Set([ofDocument, ofBelt]));
    for (const [doneOn, cost] of [
      ['2026-01-05', 70],
      ['2025-01-05', 60],
    ] as const)
      await owner.call('reminders.done', {
        opId: newId(),
        id: newId(),
        carId,
        reminderId,
        doneOn,
        doneKm: null,
        isKmEstimated: false,
        due: { date: plan.dueDate, km: plan.dueKm },
        nextDate: null,
        newRepair: {
          id: newId(),
          title: 'Oil',
          kind: 'service',
          cost,
          currency: 'USD',
          garageName: null,
        },
      });
    expect(new Set(await lastCosts())).toEqual(
      new Set([ofDocument, ofBelt, { reminderId, currency: 'USD', minor: 7_000 }]),
    );
  },
);

test('months follow the requested time zone', async () => {
  const owner = await world.newOwner();
  const { id: carId } = await newCar(owner);
  await newIssue(owner, carId, { date: '2026-01-31T22:30:00Z' });
  const monthIn = async (timeZone: string) =>
    (await owner.call('reports.figures', { carId, timeZone })).problems[0]?.month;
  expect(await monthIn('Europe/Riga')).toBe('2026-02');
  expect(await monthIn('America/New_York')).toBe('2026-01');
  const refused = await owner.attempt('reports.figures', { carId, timeZone: 'Mars/Base' });
  expect(refused).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST' } });
});
