import { expect, test } from 'vitest';
import type { Id } from '#domain/ids.ts';
import { limits } from '#domain/limits.ts';
import type { Repair } from '#domain/repairs/schema.ts';
import { newCar, repairDraft } from '#tests/people.ts';
import { owner, withOwner } from '#tests/set-up.ts';

withOwner();

async function carWith(some: readonly Partial<Repair>[]): Promise<{ carId: Id; repairs: Repair[] }> {
  const { id: carId } = await newCar(owner);
  const repairs: Repair[] = [];
  for (const one of some) repairs.push(await owner.call('repairs.log', repairDraft(carId, one)));
  return { carId, repairs: repairs.toSorted((a, b) => (`${a.date}${a.id}` < `${b.date}${b.id}` ? 1 : -1)) };
}

test('pages continue inside the filter, newest first, and end', { tags: ['FILT-19'] }, async () => {
  const chunk = limits.listChunk;
  const some = Array.from({ length: 2 * chunk + 3 }, (_none, at) => ({
    date: `2026-01-${String((at % 9) + 1).padStart(2, '0')}`,
    garageName: at % 2 === 0 || at > 3 ? 'Anna, Bērziņš & Co' : null,
  }));
  const { carId, repairs } = await carWith(some);
  for (const [input, kept] of [
    [{}, repairs],
    [{ shops: ['Anna, Bērziņš & Co', 'None'] }, repairs.filter(({ garageName }) => garageName)],
    [{ shops: 'Anna, Bērziņš & Co' }, repairs.filter(({ garageName }) => garageName)],
    [{ dateFrom: '2026-01-02', dateTo: '2026-01-02' }, repairs.filter(({ date }) => date === '2026-01-02')],
  ] as const) {
    const seen: Repair[] = [];
    for (let cursor: string | undefined, pages = 0; pages < 4; pages++) {
      const page = await owner.call('repairs.list', {
        carId,
        ...input,
        cursor,
        limit: String(chunk),
      } as never);
      seen.push(...page.repairs);
      if (page.next === null) break;
      cursor = page.next;
    }
    expect(seen).toEqual(kept);
  }
});
