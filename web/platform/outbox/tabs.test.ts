import 'fake-indexeddb/auto';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import type { PendingOperation } from '#domain/outbox/pending.ts';
import { issueOf } from '#domain/issues/whole-issue.ts';
import { NOTHING_KNOWN } from '#domain/sync/known-records.ts';
import { issueDraft } from '#tests/people.ts';
import { account } from '#tests/outbox-page.ts';
import { newId } from '#web/platform/ids.ts';
import { OUTBOX_CHANNEL } from './background-sync.ts';
import { outboxState } from './state.ts';

vi.mock('#web/platform/storage/storage.ts', () => ({ writeDevice: () => {} }));
vi.mock('./lock.ts', () => ({ withLock: (_name: string, run: () => Promise<void>) => run() }));
vi.stubGlobal('fetch', async () => Response.json(answer));

const { enqueue, onArrival, startPump } = await import('./pump.ts');
startPump();
const other = new BroadcastChannel(OUTBOX_CHANNEL);
const answer = { version: 2, theme: 'dark' };
const input = { baseVersion: 1, changes: { theme: { from: 'light', to: 'dark' } } };
const edit = { procedure: 'settings.edit', input, at: '2026-03-05T10:00:00.000Z' } as PendingOperation;

afterEach(() => other.removeEventListener('message', onMessage));
afterAll(() => {
  other.close();
  vi.unstubAllGlobals();
});
const onMessage = vi.fn<(event: Event) => void>();

test('what another tab has sent shows in what was read before, what another account has sent does not', async () => {
  account.id = newId();
  const shown = () => outboxState.get().apply('settings.read', { theme: 'system' }, 0);
  const onArrived = vi.fn();
  onArrival(onArrived);
  for (const [userId, theme] of [
    [newId(), 'system'],
    [account.id, input.changes.theme.to],
  ]) {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
    other.postMessage({ arrived: [{ operation: { ...edit, userId }, output: answer }] });
    await expect.poll(() => onArrived.mock.calls.length).toBe(1);
    expect(shown()).toEqual({ theme });
    onArrived.mockClear();
  }
});

test('a file of what another tab has sent stays in sight', async () => {
  account.id = newId();
  const [carId, id, fileId] = [newId(), newId(), newId()];
  const files = [{ id: fileId, kind: 'picture', url: `/api/media/${fileId}/picture.jpg` }];
  const log = { ...edit, procedure: 'issues.log', input: issueDraft(carId, { id, mediaIds: [fileId] }) };
  const operation = { ...log, opId: newId(), userId: account.id };
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
  other.postMessage({ arrived: [{ operation, output: { id, files } }] });
  const state = { userId: account.id, known: NOTHING_KNOWN, cars: new Map([[carId, {}]]), askedAt: 0 };
  const shown = () => issueOf(outboxState.get().applyToRecords(state).get(carId)!, id)?.files;
  await expect.poll(shown).toEqual(files);
});

test('what has arrived is onMessage to other tabs, with its answer', async () => {
  account.id = newId();
  other.addEventListener('message', onMessage);
  expect(await enqueue(account.id, edit, newId())).toEqual(answer);
  const arrived = () => onMessage.mock.calls.flatMap(([event]) => (event as MessageEvent).data.arrived);
  await expect.poll(arrived).toMatchObject([{ operation: { input, userId: account.id }, output: answer }]);
});
