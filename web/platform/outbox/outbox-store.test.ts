import { beforeEach, expect, test, vi } from 'vitest';
import { newId } from '#web/platform/ids.ts';
import type { NewOperation, StoredFile, StoredOperation } from './records.ts';
import { awaited, showInFlight, showOutbox } from './outbox-store.ts';
import { updateQueue } from './queue-store.ts';
import { outboxState } from './state.ts';

// Node has no IndexedDB: what updateQueue asks of it, with a list and maps.
const { queue, asked, answers, rows } = vi.hoisted(() => ({
  queue: [] as unknown[],
  asked: Promise.withResolvers<void>(),
  answers: Promise.withResolvers<never[]>(),
  rows: {
    operations: new Map<unknown, unknown>(),
    files: new Map<unknown, unknown>(),
    leases: new Map<unknown, unknown>(),
  },
}));
vi.mock('#web/platform/storage/device-database.ts', () => ({
  hasParts: () => true,
  openDevice: async () => ({
    transaction: () => ({
      objectStore: (name: keyof typeof rows) => ({
        index: () => ({
          getAll: async () => {
            if (name !== 'operations') return [];
            const read = [...queue];
            asked.resolve();
            await answers.promise;
            return read;
          },
          getAllKeys: async () => [],
        }),
        get: async (key: unknown) => rows[name].get(key),
        put: async (row: { seq?: number; id?: string; name?: string }) =>
          void rows[name].set(row.seq ?? row.id ?? row.name, row),
        delete: async (key: unknown) => void rows[name].delete(key),
      }),
      done: Promise.resolve(),
    }),
  }),
}));
vi.mock('#web/platform/session/session-store.ts', () => ({
  currentSession: () => ({ session: { user: { id: userId } } }),
}));
vi.mock('#web/platform/language/untitled-issue.ts', () => ({ untitledIssue: () => '' }));

const userId = newId();
const opId = newId();
const operation = (notes: string, changes: Partial<NewOperation> = {}): NewOperation =>
  ({
    procedure: 'recurrences.add',
    input: { carId: 'car', issueId: 'issue', id: 'recurrence', date: '2026-03-05', notes },
    at: '2026-03-05T10:00:00.000Z',
    opId,
    userId,
    refused: null,
    ...changes,
  }) as NewOperation;

beforeEach(() => {
  queue.length = 0;
  for (const store of Object.values(rows)) store.clear();
});

test('what is settled is changed or deleted, and does not come back once it is gone', async () => {
  const row: StoredOperation = { ...operation('On Monday'), seq: 1 };
  const file = { id: 'file', tries: 0 } as StoredFile;
  const later = {
    operation: { seq: 1, to: { ...row, failures: { count: 1, since: 0 } } },
    file: { id: file.id, to: { ...file, tries: 1 } },
  };
  rows.operations.set(1, row);
  rows.files.set(file.id, file);
  await updateQueue(later);
  expect(rows.operations.get(1)).toEqual(later.operation.to);
  expect(rows.files.get(file.id)).toEqual(later.file.to);
  await updateQueue({ operation: { seq: 1, to: null }, file: { id: file.id, to: null } });
  await updateQueue(later);
  expect([rows.operations.size, rows.files.size]).toEqual([0, 0]);
});

test('an edit made while the queue is being read stays in sight', async () => {
  const change = { from: true, to: false };
  const edit = operation('', {
    procedure: 'settings.edit',
    input: { baseVersion: 1, changes: { notificationsEnabled: change } },
  });
  queue.push(operation('On Monday', { opId: newId() }));
  const shown = showOutbox();
  await asked.promise;
  awaited.set(edit.opId, edit);
  showInFlight();
  answers.resolve([]);
  await shown;
  const settings = { notificationsEnabled: true, version: 1 };
  expect(outboxState.get().apply('settings.read', settings)).toMatchObject({
    notificationsEnabled: false,
  });
});
