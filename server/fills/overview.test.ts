import { describe, expect, test } from 'vitest';
import { summarize } from '#domain/fills/summary-rules.ts';
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
      [...summarize(await list(), { today: '2026-01-06', batteryCapacity: null }).marks.values()]
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
