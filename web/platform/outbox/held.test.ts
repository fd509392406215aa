import 'fake-indexeddb/auto';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import type { PendingOperation } from '#domain/outbox/pending.ts';
import { account } from '#tests/outbox-page.ts';
import { newId } from '#web/platform/ids.ts';

const leaving = vi.hoisted(() => [] as (() => void)[]);
vi.stubGlobal(
  'addEventListener',
  (event: string, run: () => void) => event === 'pagehide' && leaving.push(run),
);
const fetched = vi.fn(async () => Response.json({ done: true }));
vi.stubGlobal('fetch', fetched);
afterAll(() => vi.unstubAllGlobals());

const { enqueue, pump, refresh, shown, startPump } = await import('./pump.ts');
const { takeBack } = await import('./decisions.ts');
const { hasHeld, outboxState, unsentCount } = await import('./state.ts');
startPump();

const remove = async (holdMs: number) => {
  const opId = newId();
  const input = { carId: newId(), repairId: newId() };
  const change = { procedure: 'repairs.delete', input, at: '2026-03-05T10:00:00Z' } as PendingOperation;
  expect(await enqueue(account.id, change, opId, holdMs)).toBeNull();
  await shown();
  return opId;
};
beforeEach(() => fetched.mockClear());

test('a deletion can be taken back until it is sent, and does not count as late', async () => {
  const opId = await remove(10_000);
  await pump();
  expect(fetched).not.toHaveBeenCalled();
  expect([hasHeld(outboxState.get()), unsentCount(outboxState.get())]).toEqual([true, 0]);
  expect(await takeBack(account.id, opId)).toBe(true);
  await pump();
  expect(fetched).not.toHaveBeenCalled();
  expect(outboxState.get().operations).toEqual([]);
});

test('it is sent when its time is over, and cannot be taken back any longer', async () => {
  const opId = await remove(1);
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledOnce());
  await vi.waitFor(() => expect(outboxState.get().operations).toEqual([]));
  expect(await takeBack(account.id, opId)).toBe(false);
});

test('it is sent when the page is left', async () => {
  await remove(10_000);
  for (const leave of leaving) leave();
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledOnce());
});

test('a queue that is read anew sends what an earlier page held, not what this one still offers to undo', async () => {
  const opId = await remove(10_000);
  await refresh();
  await pump();
  expect(fetched).not.toHaveBeenCalled();
  expect(await takeBack(account.id, opId)).toBe(true);
  await remove(10_000);
  vi.resetModules();
  await (await import('./pump.ts')).refresh();
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledOnce());
});
