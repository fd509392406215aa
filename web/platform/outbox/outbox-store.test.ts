import { beforeEach, expect, test, vi } from 'vitest';
import { newId } from '#web/platform/ids.ts';
import type { NewOperation, StoredFile, StoredOperation } from './records.ts';
import { awaited, showInFlight, showOutbox } from './outbox-store.ts';
import { addOperation, settle } from './queue-store.ts';
import { outboxState } from './state.ts';

// Node has no IndexedDB: what addOperation and settle ask of it, with a list and maps.
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
      store: {
        index: () => ({
          getAll: async (userId: string) =>
            (queue as StoredOperation[]).filter((value) => value.userId === userId),
        }),
        delete: async (key: number) =>
          void queue.splice(
            (queue as StoredOperation[]).findIndex(({ seq }) => seq === key),
            1,
          ),
        add: async (operation: unknown) => void queue.push(operation),
      },
      objectStore: (name: keyof typeof rows) => ({
        index: () => ({
          getAll: async () => (name === 'operations' ? [...queue] : []),
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
// They listen to events of a page.
vi.mock('#web/platform/reads/stored-reads.ts', () => ({
  storedAnswers: () => {
    asked.resolve();
    return answers.promise;
  },
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

test('another request under a queued operation id is refused, and the queued one stays', async () => {
  await addOperation(operation('On Monday'));
  await expect(addOperation(operation('On Tuesday'))).rejects.toMatchObject({
    code: 'ID_TAKEN',
    status: 409,
  });
  expect(queue).toEqual([operation('On Monday')]);
});

test('the same request again replaces the queued one', async () => {
  const at = '2026-03-05T10:05:00.000Z';
  await addOperation(operation('On Monday', { refused: { code: 'NOT_FOUND', status: 404 } }));
  await addOperation(operation('On Monday', { at }));
  expect(queue).toEqual([operation('On Monday', { at })]);
});

test('an operation of another account is another one', async () => {
  await addOperation(operation('On Monday'));
  await addOperation(operation('On Tuesday', { userId: newId() }));
  expect(queue).toHaveLength(2);
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
  await settle(later);
  expect(rows.operations.get(1)).toEqual(later.operation.to);
  expect(rows.files.get(file.id)).toEqual(later.file.to);
  await settle({ operation: { seq: 1, to: null }, file: { id: file.id, to: null } });
  await settle(later);
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
  expect(outboxState.get().apply('settings.read', undefined, settings, false)).toMatchObject({
    notificationsEnabled: false,
  });
});
