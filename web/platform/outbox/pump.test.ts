import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PendingOperation } from '#domain/outbox/pending.ts';
import { queue } from '#tests/outbox-lists.ts';
import { newId } from '#web/platform/ids.ts';
import type { StoredFile, StoredOperation } from './records.ts';

vi.mock('./outbox-store.ts', async () => (await import('#tests/outbox-lists.ts')).outboxStore);
vi.mock('./queue-store.ts', async () => (await import('#tests/outbox-lists.ts')).queueStore);
vi.mock('./lock.ts', () => ({ withLock: (_name: string, run: () => Promise<void>) => run() }));
// It tells in words, which the build makes.
vi.mock('#web/platform/storage/device-space.ts', () => ({
  keepStorage: async () => {},
  warnWhenNearlyFull: async () => {},
}));
vi.mock('#web/platform/session/session-store.ts', () => ({
  currentSession: () => ({ session: { user: { id: queue.userId } } }),
  onSignedOut: () => {},
  readSession: async () => {},
}));
vi.stubGlobal('addEventListener', () => {});
vi.stubGlobal('document', { addEventListener: () => {} });
vi.stubGlobal('navigator', { onLine: true });
vi.stubGlobal('requestAnimationFrame', (run: () => void) => setTimeout(run));

const { call } = await import('#web/platform/api/client.ts');
const { discard, dropFile, retry } = await import('./decisions.ts');
const { enqueue, pump, startPump } = await import('./pump.ts');
startPump();

const [carId, otherCarId, issueId, fileId] = [newId(), newId(), newId(), newId()];
const add = (procedure: string, input: object) =>
  queue.operations.push({
    procedure,
    input,
    at: '2026-03-05T10:00:00.000Z',
    seq: queue.operations.length + 1,
    opId: newId(),
    userId: queue.userId,
    refused: null,
  } as StoredOperation);
const addCar = (id = carId) =>
  add('cars.add', { id, brand: 'Saab', model: '900', year: 1990, photoId: null });
const logIssue = (mediaIds: string[] = [fileId]) =>
  add('issues.log', { carId, id: issueId, description: 'It leaks', date: '2026-03-05', mediaIds });
const editIssue = () =>
  add('issues.edit', { carId, issueId, baseVersion: 1, changes: { notes: { from: '', to: 'Wet' } } });
const addFile = (changes: Partial<StoredFile> = {}) =>
  queue.files.push({
    id: fileId,
    userId: queue.userId,
    carId,
    purpose: 'issue',
    name: 'leak.jpg',
    type: 'image/jpeg',
    bytes: new ArrayBuffer(8),
    tries: 0,
    refused: null,
    owed: null,
    ...changes,
  });

/** What the server answers: a status by `METHOD /path`, 200 for what is not named. */
let answers: (request: string, body: string) => number;
let requests: string[];
const served = (pattern: RegExp) => requests.filter((request) => pattern.test(request)).length;

beforeEach(() => {
  Object.assign(queue, { userId: newId() });
  queue.operations.length = 0;
  queue.files.length = 0;
  requests = [];
  answers = () => 200;
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    const request = `${method} ${path}`;
    requests.push(request);
    const status = answers(request, typeof body === 'string' ? body : '');
    if (status === 0) throw new TypeError('Failed to fetch');
    const code = status === 404 ? 'NOT_FOUND' : status < 500 ? 'BAD_REQUEST' : 'INTERNAL_SERVER_ERROR';
    return Response.json(status === 200 ? {} : { code, status, message: '' }, { status });
  });
});
afterEach(() => void vi.useRealTimers());
afterAll(() => vi.unstubAllGlobals());

const saveIssue = () => {
  const input = { carId, id: issueId, description: 'It leaks', date: '2026-03-05', mediaIds: [] };
  const change = { procedure: 'issues.log', input, at: '2026-03-05T10:00:00.000Z' };
  return enqueue(queue.userId, change as unknown as PendingOperation, newId());
};

const isCar = (request: string) => request === 'POST /api/cars';
const isIssue = (request: string) => /^POST .*\/issues$/.test(request);

test('a file waits for the car it belongs to, and arrives before the problem that names it', async () => {
  let isThere = false;
  answers = (request) => {
    isThere ||= isCar(request);
    return isThere ? 200 : 404;
  };
  addFile();
  addCar();
  logIssue();
  await pump();
  expect(requests.map((request) => request.split(/[ ?]/)[0])).toEqual(['POST', 'PUT', 'POST']);
  expect(queue).toMatchObject({ operations: [], files: [] });
});

test('what belongs to a parked car waits with it, and goes on once the car is sent again', async () => {
  let isThere = false;
  answers = (request) => (isThere || !isCar(request) ? (isThere ? 200 : 404) : 400);
  addCar();
  addFile();
  logIssue();
  editIssue();
  await pump();
  expect(queue.operations.map(({ refused }) => refused?.code ?? null)).toEqual(['BAD_REQUEST', null, null]);
  expect(queue.files).toMatchObject([{ refused: null, tries: 0 }]);
  isThere = true;
  await retry(queue.operations[0]!);
  expect(queue).toMatchObject({ operations: [], files: [] });
});

test('a file whose record is queued while it is being sent is not called gone', async () => {
  let isThere = false;
  addFile({ owed: { to: 'issue', id: issueId } });
  answers = (request) => {
    if (request.startsWith('PUT') && !isThere && queue.operations.length === 0) logIssue([]);
    isThere ||= isIssue(request);
    return isThere ? 200 : 404;
  };
  await pump();
  expect(queue.files).toMatchObject([{ refused: null }]);
  await pump();
  expect(queue).toMatchObject({ operations: [], files: [] });
});

test('a file of a record that is gone is parked with that reason', async () => {
  answers = () => 404;
  addFile({ owed: { to: 'issue', id: issueId } });
  await pump();
  expect(queue.files).toMatchObject([{ refused: { code: 'NOT_FOUND' } }]);
});

test('a file that the server rejects holds up no problem, and waits for its owner (D45)', async () => {
  const named: unknown[] = [];
  answers = (request, body) => {
    if (isIssue(request)) named.push((JSON.parse(body) as { mediaIds: string[] }).mediaIds);
    return request.startsWith('PUT') ? 415 : 200;
  };
  addFile();
  logIssue();
  await pump();
  expect([named, queue.operations]).toEqual([[[]], []]);
  expect(queue.files).toMatchObject([{ owed: { to: 'issue', id: issueId }, refused: { status: 415 } }]);
  await dropFile(fileId);
  expect(queue.files).toEqual([]);
});

test('an upload that is cut off again and again holds up no problem, and follows it', async () => {
  let isCut = true;
  answers = (request) => (isCut && request.startsWith('PUT') ? 0 : 200);
  addFile();
  logIssue();
  await pump();
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(queue.operations).toEqual([]);
  expect(queue.files).toMatchObject([{ owed: { to: 'issue', id: issueId }, refused: null }]);
  isCut = false;
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(queue).toMatchObject({ operations: [], files: [] });
});

test.each([200, 404])('the files of a deleted problem leave with it (answer %i)', async (status) => {
  answers = () => status;
  const refused = { code: 'UNSUPPORTED_MEDIA', status: 415 };
  const other = newId();
  addFile({ owed: { to: 'issue', id: issueId }, refused });
  addFile({ id: other, owed: { to: 'issue', id: newId() }, refused });
  add('issues.delete', { carId, issueId });
  await pump();
  expect(queue.files.map(({ id }) => id)).toEqual([other]);
});

test('an answered request ends a long pause: sending begins within five seconds', async () => {
  answers = () => 0;
  addCar();
  await pump();
  for (let failures = 1; failures < 7; failures += 1) await vi.advanceTimersByTimeAsync(5 * 60_000);
  const before = served(/^POST/);
  answers = () => 200;
  for (let second = 0; second < 5; second += 1) {
    await call('cars.list');
    await vi.advanceTimersByTimeAsync(1_000);
  }
  expect(served(/^POST/)).toBe(before + 1);
  expect(queue.operations).toEqual([]);
});

test('a failed attempt is repeated without anything else happening', async () => {
  answers = () => 0;
  addCar();
  await pump();
  answers = () => 200;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(queue.operations).toEqual([]);
});

test('answers do not hasten a file that the server itself does not take for now', async () => {
  answers = (request) => (request.startsWith('PUT') ? 429 : 200);
  addFile();
  await pump();
  for (let second = 0; second < 120; second += 1) {
    await call('cars.list');
    await vi.advanceTimersByTimeAsync(1_000);
  }
  expect(served(/^PUT/)).toBeGreaterThan(1);
  expect(served(/^PUT/)).toBeLessThan(6);
});

test('a dead line lets a form go within seconds; the request is sent anew once another one is answered', async () => {
  const answered = vi.fn();
  const live = globalThis.fetch;
  let isDead = true;
  vi.stubGlobal('fetch', (path: string, init: RequestInit) =>
    isDead && init.method === 'POST'
      ? new Promise((_resolve, reject) => {
          init.signal!.addEventListener('abort', () => reject(init.signal!.reason as Error));
        })
      : live(path, init),
  );
  void saveIssue().then(answered);
  await vi.advanceTimersByTimeAsync(2_000);
  await call('cars.list');
  await vi.advanceTimersByTimeAsync(4_000);
  expect(answered).toHaveBeenCalledWith(null);
  // A slow server may still be writing it.
  await vi.advanceTimersByTimeAsync(4_000);
  expect(queue.operations).toHaveLength(1);
  isDead = false;
  await call('cars.list');
  await vi.advanceTimersByTimeAsync(100);
  expect(queue.operations).toEqual([]);
});

test('an operation that keeps failing is parked, and what does not depend on it goes on', async () => {
  answers = (_request, body) => (body.includes(carId) ? 500 : 200);
  addCar();
  logIssue([]);
  addCar(otherCarId);
  await pump();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(queue.operations).toHaveLength(3);
  await vi.advanceTimersByTimeAsync(4 * 60_000);
  expect(queue.operations).toMatchObject([
    { procedure: 'cars.add', refused: { code: 'INTERNAL_SERVER_ERROR', status: 500 } },
    { procedure: 'issues.log', refused: null },
  ]);
  const attempts = served(/^POST/);
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(served(/^POST/)).toBe(attempts);
  answers = () => 200;
  await retry(queue.operations[0]!);
  expect(queue.operations).toEqual([]);
});

test('an edit of a record whose earlier edit is parked after server errors waits for it', async () => {
  answers = (_request, body) => (body.includes('Wet') ? 500 : 200);
  editIssue();
  add('issues.edit', { carId, issueId, baseVersion: 1, changes: { notes: { from: 'Wet', to: 'Dry' } } });
  await pump();
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(queue.operations.map(({ refused }) => refused?.status ?? null)).toEqual([500, null]);
  expect(served(/PATCH|PUT|POST/)).toBeGreaterThanOrEqual(5);
  await discard(queue.operations[0]!);
});

test('while the server cannot serve anybody nothing is parked', async () => {
  answers = () => 503;
  addCar();
  await pump();
  await vi.advanceTimersByTimeAsync(60 * 60_000);
  expect(queue.operations).toMatchObject([{ refused: null }]);
});

test('a change that waits for a parked one counts as queued at once', async () => {
  answers = (request) => (isCar(request) ? 400 : 200);
  addCar();
  await pump();
  const answered = vi.fn();
  void saveIssue().then(answered);
  await vi.advanceTimersByTimeAsync(100);
  expect(answered).toHaveBeenCalledWith(null);
  expect(queue.operations).toMatchObject([
    { procedure: 'cars.add', refused: { status: 400 } },
    { procedure: 'issues.log', refused: null },
  ]);
  expect(requests.some(isIssue)).toBe(false);
});
