import { describe, expect, test } from 'vitest';
import { overviewOf } from '#domain/fills/summary-rules.ts';
import { newId } from '#server/platform/deps.ts';
import { editing } from '#tests/applied-once.ts';
import { fillDraft } from '#tests/nouns/fills.ts';
import { carId, owner, withCar } from '#tests/set-up.ts';

withCar();

const log = (changes = {}) => owner.call('fills.log', fillDraft(carId, changes));
const list = async () => (await owner.call('fills.list', { carId })).fills;

describe('a fill-up', () => {
  test('keeps the answer that its consumption is right', { tags: ['FUEL-28'] }, async () => {
    const fills = [];
    for (const [at, km] of [1_000, 1_600, 2_200, 2_800, 3_400, 5_000].entries())
      fills.push(await log({ km, amount: 42_000, date: `2026-01-0${at + 1}` }));
    const asked = async () =>
      (await owner.call('fills.overview', { carId })).marks
        .filter(({ unusual }) => unusual)
        .map(({ id }) => id);
    const last = fills.at(-1)!;
    expect(await asked()).toEqual([last.id]);
    const changes = { isConfirmed: { from: false, to: true } };
    const answered = await owner.call('fills.edit', { ...editing(last), carId, fillId: last.id, changes });
    expect(answered.isConfirmed).toBe(true);
    expect(await asked()).toEqual([]);
    const corrected = { km: { from: 5_000, to: 5_010 } };
    const input = { carId, fillId: last.id, baseVersion: answered.version, changes: corrected };
    const saved = await owner.call('fills.edit', { ...input, opId: newId() });
    expect(saved).toMatchObject({ km: 5_010, isConfirmed: false });
    expect(await asked()).toEqual([last.id]);
  });
});

test('the overview is that of the whole list', { tags: ['FUEL-21', 'FUEL-27'] }, async () => {
  const charge = { energy: 'electric', isFull: false } as const;
  await log({ ...charge, date: '2026-01-01', km: 1_000, amount: 20_000, socEnd: 80 });
  await log({ ...charge, date: '2026-01-02', km: 1_200, amount: 30_000, socEnd: 60, cost: null });
  for (const km of [1_000, 1_600, 1_600, 2_200]) await log({ km, date: '2026-01-03' });
  await log({ km: 2_800, date: '2026-01-04' });
  const car = await owner.call('cars.read', { carId });
  const changes = { batteryCapacity: { from: null, to: 64_000 } };
  await owner.call('cars.edit', { ...editing(car), carId, changes });
  const overview = await owner.call('fills.overview', { carId });
  const today = new Date().toISOString().slice(0, 10);
  expect(overview).toEqual(overviewOf(await list(), { today, batteryCapacity: 64_000 }));
  const { summary, marks } = overview;
  expect(summary.energies.map(({ energy, figures }) => [energy, figures?.average])).toEqual([
    ['gasoline', 160_000 / 10 / 1_800],
    ['electric', 21.4],
  ]);
  expect(marks).toHaveLength(7);
});
