import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import type { SyncAnswer } from '#domain/sync/schema.ts';
import { newId } from '#web/platform/ids.ts';
import type { NewOperation } from './records.ts';

const { call, userId } = vi.hoisted(() => ({
  call: vi.fn(),
  userId: '0196f0a0-0000-7000-8000-0000000000ff',
}));
vi.mock('#web/platform/api/client.ts', () => ({ call }));
vi.mock('#web/platform/session/session-store.ts', () => ({
  currentSession: () => ({ session: { user: { id: userId } } }),
}));
vi.mock('#web/platform/language/untitled-issue.ts', () => ({ untitledIssue: () => '' }));
vi.mock('#web/platform/storage/storage.ts', () => ({ writeDevice: () => {} }));
vi.stubGlobal('location', { pathname: '/home' });

const [carId, fillId, opId] = [newId(), newId(), newId()];

/** As after a reload. */
async function openPage() {
  vi.resetModules();
  const { syncRecords } = await import('#web/platform/records/record-store.ts');
  const { shownRecords } = await import('#web/platform/records/outside-screens.ts');
  const { outboxState } = await import('./state.ts');
  return {
    fetch: () => syncRecords(userId),
    seen: () => [shownRecords().get(carId)?.fill?.size, outboxState.get().operations.length],
  };
}

const answer = (more: Partial<SyncAnswer> = {}): SyncAnswer => ({
  cursor: 'known',
  more: false,
  account: null,
  cars: [{ id: carId, revision: 1, car: null, fill: null }],
  records: {},
  removed: [],
  ...more,
});

/** As the worker does while no page is open. */
async function sendOffPage(): Promise<void> {
  const { addOperation } = await import('./queue-store.ts');
  const { sendQueue } = await import('./send-queue.ts');
  const operation = { procedure: 'fills.delete', input: { carId, fillId }, at: '2026-03-05T10:00:00.000Z' };
  await addOperation({ ...operation, opId, userId, refused: null } as NewOperation);
  await sendQueue({
    userId,
    mayGoOn: () => true,
    canSend: () => true,
    send: async () => ({}),
    formOf: () => undefined,
    onSent: () => {},
    onArrived: () => {},
    onRefused: () => {},
  });
}

test('what has arrived shows in a page that is opened without a network, until a later fetch is stored', async () => {
  const before = await openPage();
  const car = { id: carId, revision: 1, car: { id: carId }, fill: ['begin', 'end'] as ('begin' | 'end')[] };
  call.mockResolvedValue(answer({ cars: [car], records: { fill: [{ id: fillId, carId }] } }));
  await before.fetch();
  expect(before.seen()).toEqual([1, 0]);
  await sendOffPage();

  call.mockRejectedValue(new Error('no network'));
  for (const _reload of [1, 2]) {
    const page = await openPage();
    await expect(page.fetch()).rejects.toThrow('no network');
    expect(page.seen()).toEqual([0, 0]);
  }

  // It was entered again elsewhere meanwhile.
  call.mockResolvedValue(answer());
  const online = await openPage();
  await online.fetch();
  expect(online.seen()).toEqual([1, 0]);
  call.mockRejectedValue(new Error('no network'));
  const last = await openPage();
  await expect(last.fetch()).rejects.toThrow('no network');
  expect(last.seen()).toEqual([1, 0]);
});
