import { beforeEach, expect, test, vi } from 'vitest';
import { newId } from '#web/platform/ids.ts';
import type { NewOperation, StoredOperation } from './records.ts';
import { addOperation } from './outbox-store.ts';

// Node has no IndexedDB: what addOperation asks of it, with a list.
const { queue } = vi.hoisted(() => ({ queue: [] as unknown[] }));
vi.mock('#web/platform/storage/device-database.ts', () => ({
  openDevice: async () => ({
    transaction: () => ({
      store: {
        index: () => ({
          async *iterate(userId: string) {
            for (const value of [...(queue as StoredOperation[])])
              if (value.userId === userId)
                yield { value, delete: async () => void queue.splice(queue.indexOf(value), 1) };
          },
        }),
        add: async (operation: unknown) => void queue.push(operation),
      },
      done: Promise.resolve(),
    }),
  }),
}));
// They listen to events of a page.
vi.mock('#web/platform/reads/stored-reads.ts', () => ({}));
vi.mock('#web/platform/session/session-store.ts', () => ({}));
vi.mock('#web/platform/language/untitled-issue.ts', () => ({}));

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

beforeEach(() => void (queue.length = 0));

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
