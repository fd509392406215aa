import 'fake-indexeddb/auto';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import type { Write } from '#domain/calls.ts';
import type { ImportedRecord } from '#domain/imports/schema.ts';
import type { Id } from '#domain/ids.ts';
import { ImportServer } from '#tests/stand-ins/import-server.ts';
import { newId } from '#web/platform/ids.ts';
import type { Toast } from '#web/platform/toasts/toasts.ts';
import type { ImportPiece, NewOperation, StoredImport, StoredOperation } from './records.ts';

const { account, toasts } = vi.hoisted(() => ({ account: { id: '' }, toasts: [] as Toast[] }));
vi.mock('./lock.ts', () => {
  let last: Promise<void> = Promise.resolve();
  return { withLock: (_name: string, run: () => Promise<void>) => (last = last.then(run, run)) };
});
vi.mock('#web/platform/session/session-store.ts', () => ({
  currentSession: () => ({ session: { user: { id: account.id } } }),
  onSignedOut: () => {},
  readSession: async () => {},
}));
vi.mock('#web/platform/language/untitled-issue.ts', () => ({ untitledIssue: () => '' }));
vi.mock('#web/platform/toasts/toasts.ts', () => ({ showToast: (one: Toast) => toasts.push(one) }));
vi.mock('#web/platform/language/language.ts', async () => {
  const { carWords } = await import('#tests/car-words.ts');
  return { currentWords: () => carWords('en') };
});
vi.stubGlobal('addEventListener', () => {});
vi.stubGlobal('document', { addEventListener: () => {} });
vi.stubGlobal('navigator', { onLine: true });

const { discard, forgetAll, retry, storeImport } = await import('./decisions.ts');
const { pump } = await import('./pump.ts');
const { outboxState } = await import('./state.ts');
const { addOperation, readOutbox } = await import('./queue-store.ts');
const { openDevice } = await import('#web/platform/storage/device-database.ts');

let server: ImportServer;
let carId: Id;
beforeEach(() => {
  server = new ImportServer();
  account.id = newId();
  carId = newId();
  server.cars.add(carId);
  toasts.length = 0;
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => server.answer(path, init));
});
afterAll(() => vi.unstubAllGlobals());

const record = { kind: 'note', file: 'a.csv', row: 1, car: '' } as unknown as ImportedRecord;
const draftFor = (target: Id, add: object | null = null) =>
  ({
    id: newId(),
    source: 'fuelio',
    files: ['a.csv'],
    records: 3,
    targets: [{ key: '', carId: target, add }],
    stops: null,
  }) as Write<'imports.begin'>;
const pieces: ImportPiece[] = [
  { from: 0, records: [record, record] },
  { from: 2, records: [record] },
];
const queued = (procedure: string, input: object) =>
  ({
    procedure,
    input,
    opId: newId(),
    userId: account.id,
    refused: null,
    at: '2026-03-05T10:00:00Z',
  }) as NewOperation;
const keep = async (draft: Write<'imports.begin'>, brought = pieces) => {
  await storeImport(queued('imports.begin', draft), brought);
  await isQuiet();
  return draft.id;
};
const isQuiet = () => vi.waitUntil(() => !outboxState.get().isSending, { interval: 2 });
/** A run that was asked for meanwhile follows the one under way. */
const sendAll = async () => {
  await pump();
  await isQuiet();
};
const sendAgain = async (operation: StoredOperation) => {
  await retry(operation);
  await isQuiet();
};
const waiting = async () => (await readOutbox(account.id)).operations;
const partsLeft = async () => (await openDevice()).countFromIndex('parts', 'user', account.id);
const sentOf = (pattern: RegExp) => server.requests.filter((request) => pattern.test(request)).length;
const isStage = (request: string) => request.endsWith('/records');
const isCommit = (request: string) => request.endsWith('/commit/lines');

test(
  'an import that waited is sent once, after the car that it refers to',
  { tags: ['IMP-12'] },
  async () => {
    server.refuse = () => 'no answer';
    const car = newId();
    await addOperation(
      queued('cars.add', { id: car, brand: 'Saab', model: '900', year: 1990, photoId: null }),
    );
    const importId = await keep(draftFor(car));
    expect([await partsLeft(), server.added.size]).toEqual([2, 0]);
    server.refuse = () => null;
    await pump();
    await pump();
    expect(server.requests.filter((request) => request.startsWith('POST')).slice(-5)).toEqual([
      'POST /api/cars',
      'POST /api/imports',
      'POST /api/imports/:id/records',
      'POST /api/imports/:id/records',
      'POST /api/imports/:id/commit/lines',
    ]);
    expect([...server.added]).toEqual([[importId, 3]]);
    expect([await waiting(), await partsLeft()]).toEqual([[], 0]);
    expect(toasts).toMatchObject([{ title: 'Records added: 3' }]);
  },
);

test('one into a car that another one adds waits for that one', { tags: ['IMP-12'] }, async () => {
  const car = newId();
  server.refuse = (request, body) =>
    isStage(request) && body.includes('"from":2') ? [400, 'BAD_REQUEST'] : null;
  const add = { brand: 'Saab', model: '900', year: 1990 };
  await keep(draftFor(car, add));
  const second = await keep(draftFor(car), [{ from: 0, records: [record] }]);
  expect((await waiting()).map(({ refused }) => refused?.code ?? null)).toEqual(['BAD_REQUEST', null]);
  expect(server.requests.filter((request) => request === 'POST /api/imports')).toHaveLength(1);
  server.refuse = (request) => {
    if (isCommit(request)) server.cars.add(car);
    return null;
  };
  await sendAgain((await waiting())[0]!);
  expect([...server.added.keys()].at(-1)).toBe(second);
  expect(await waiting()).toEqual([]);
});

test('a cut goes on with the part it was at', { tags: ['IMP-08', 'IMP-12'] }, async () => {
  server.refuse = (request, body) => (isStage(request) && body.includes('"from":2') ? 'no answer' : null);
  await keep(draftFor(carId));
  server.refuse = () => null;
  await sendAll();
  expect([sentOf(/\/records$/), sentOf(/^POST \/api\/imports$/)]).toEqual([3, 1]);
  expect([...server.added.values()]).toEqual([3]);
});

test('one that gave way to another is opened again', { tags: ['IMP-09', 'IMP-12'] }, async () => {
  server.refuse = (request, body) => {
    if (!isStage(request) || !body.includes('"from":2')) return null;
    server.staged.clear();
    server.refuse = () => null;
    return null;
  };
  const importId = await keep(draftFor(carId));
  expect(await waiting()).toMatchObject([{ refused: null }]);
  await sendAll();
  expect([...server.added]).toEqual([[importId, 3]]);
});

test.each([
  [503, 'BUSY', /^POST \/api\/imports$/],
  [404, 'NOT_FOUND', /^POST \/api\/imports$/],
  [400, 'BAD_REQUEST', /\/records$/],
  [413, 'QUOTA_EXCEEDED', /\/files\//],
  [400, 'BAD_REQUEST', /\/commit\/lines$/],
  // A car that was deleted since the import was opened.
  [404, 'NOT_FOUND', /\/commit(\/lines)?$/],
])(
  'a refusal (%i %s) parks it, loses nothing and holds up nothing',
  { tags: ['IMP-12'] },
  async (status, code, at) => {
    server.refuse = (request) => (at.test(request) ? [status, code] : null);
    const file = { place: 0, fileId: newId(), bytes: new Uint8Array(4) };
    const first = await keep(draftFor(carId), [...pieces, file]);
    expect(await waiting()).toMatchObject([{ refused: { code, status } }]);
    expect(await partsLeft()).toBe(3);
    server.refuse = () => null;
    const second = await keep(draftFor(carId));
    expect([...server.added.keys()], 'one of this device that was refused gives way').toEqual([second]);
    await sendAgain((await waiting())[0]!);
    expect([...server.added.keys()]).toEqual([second, first]);
    expect([await waiting(), await partsLeft()]).toEqual([[], 0]);
  },
);

test(
  'only files of new records are sent, and one that is not taken is told',
  { tags: ['IMP-15'] },
  async () => {
    const file = (place: number): ImportPiece => ({ place, fileId: newId(), bytes: new Uint8Array(4) });
    await keep(draftFor(carId), [...pieces, file(0), file(1)]);
    expect([server.files, toasts[0]!.description]).toEqual([['0'], expect.not.stringContaining('left out')]);
    server.refuse = (request) => (request.startsWith('PUT') ? [415, 'UNSUPPORTED_MEDIA'] : null);
    await keep(draftFor(carId), [...pieces, file(0)]);
    expect(toasts[1]!.description).toContain('Files left out: 1');
    server.files = [];
    server.refuse = () => (server.files.length === 1 ? 'no answer' : null);
    await keep(draftFor(carId), [...pieces, file(0), file(0)]);
    server.refuse = () => null;
    await sendAll();
    expect(server.files, 'after a cut the first one is not sent again').toEqual(['0', '0']);
    expect(server.added.size).toBe(3);
  },
);

test(
  'what is discarded takes its records along, and only those of its account',
  { tags: ['IMP-12'] },
  async () => {
    server.refuse = () => 'no answer';
    await keep(draftFor(carId));
    await keep(draftFor(carId));
    await discard((await waiting())[0]!);
    expect([(await waiting()).length, await partsLeft()]).toEqual([1, 2]);
    const anna = account.id;
    account.id = newId();
    await keep(draftFor(carId));
    await forgetAll(account.id);
    expect([(await waiting()).length, await partsLeft()]).toEqual([0, 0]);
    account.id = anna;
    expect([(await waiting()).length, await partsLeft()]).toEqual([1, 2]);
  },
);

test(
  'one discarded while it is sent is not added, and leaves nothing open',
  { tags: ['IMP-12'] },
  async () => {
    server.refuse = () => 'no answer';
    await keep(draftFor(carId));
    const [operation] = await waiting();
    server.refuse = () => null;
    vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
      if (init.method === 'POST' && (init.body as string).includes('"from":2')) await discard(operation!);
      return server.answer(path, init);
    });
    await sendAll();
    await vi.waitUntil(() => sentOf(/\/undo$/) === 1);
    expect([sentOf(/\/records$/), sentOf(/\/lines$/), server.added.size, server.staged.size]).toEqual([
      2, 0, 0, 0,
    ]);
    expect([await waiting(), toasts]).toEqual([[], []]);
  },
);

test('what is discarded without a network gives way to the next one', { tags: ['IMP-12'] }, async () => {
  server.refuse = (request) => (isCommit(request) ? [400, 'BAD_REQUEST'] : null);
  await keep(draftFor(carId));
  server.refuse = () => 'no answer';
  await discard((await waiting())[0]!);
  server.refuse = () => null;
  expect(server.staged.size).toBe(1);
  const next = await keep(draftFor(carId));
  expect([...server.added.keys()]).toEqual([next]);
});

test('one that does not fit on the device leaves nothing there', { tags: ['IMP-12', 'OFF-06'] }, async () => {
  const full = new DOMException('full', 'QuotaExceededError');
  const tooLarge = {
    from: 2,
    get records(): never {
      throw full;
    },
  };
  const storing = storeImport(queued('imports.begin', draftFor(carId)), [pieces[0]!, tooLarge]);
  await expect(storing).rejects.toBe(full);
  expect([(await waiting()).length, await partsLeft()]).toEqual([0, 0]);
  expect(toasts).toMatchObject([{ title: 'There is no space left on this device', destructive: true }]);
});

// Last, since the modules of a page that was reloaded are others.
test(
  'one whose answer was lost is not sent again, also by a page that was reloaded',
  { tags: ['IMP-08', 'IMP-12'] },
  async () => {
    server.refuse = (request) => (isCommit(request) ? 'lost answer' : null);
    const importId = await keep(draftFor(carId));
    expect([[...server.added.keys()], await partsLeft()]).toEqual([[importId], 2]);
    server.refuse = () => null;
    vi.resetModules();
    const { sendImport } = await import('./send-import.ts');
    expect(await sendImport((await waiting())[0] as StoredImport)).toMatchObject({ fill: { fresh: 3 } });
    await sendAll();
    expect([sentOf(/^POST \/api\/imports$/), sentOf(/\/records$/)]).toEqual([1, 2]);
    expect([await waiting(), await partsLeft()]).toEqual([[], 0]);
  },
);
