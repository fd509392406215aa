import 'fake-indexeddb/auto';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Id } from '#domain/ids.ts';
import { newId } from '#web/platform/ids.ts';
import type { NewOperation, StoredFile } from './records.ts';

const { account } = vi.hoisted(() => ({ account: { id: '' } }));
vi.mock('#web/platform/storage/device-space.ts', () => ({
  keepStorage: async () => {},
  warnWhenNearlyFull: async () => {},
}));
vi.mock('#web/platform/session/session-store.ts', () => ({
  currentSession: () => ({ session: account.id === '' ? null : { user: { id: account.id } } }),
  onSignedOut: () => {},
  readSession: async () => {},
}));
vi.mock('#web/platform/language/untitled-issue.ts', () => ({ untitledIssue: () => '' }));
const register = vi.fn(async () => {});
vi.stubGlobal('navigator', {
  onLine: true,
  serviceWorker: { getRegistration: async () => ({ sync: { register } }) },
});
afterAll(() => vi.unstubAllGlobals());

const { askToBeWoken, forgetSignedIn } = await import('./background-sync.ts');
const { pump } = await import('./pump.ts');
const { addFile, addOperation, readOutbox } = await import('./queue-store.ts');
const { sendInBackground } = await import('./send-in-background.ts');

type Asked = { request: string; account: string | null; opId: string | undefined };
let asked: Asked[];
let answer: (asked: Asked) => number | Promise<number>;
let signedIn: Id;
let carId: Id;

beforeEach(async () => {
  [signedIn, carId] = [newId(), newId()];
  account.id = signedIn;
  asked = [];
  answer = () => 200;
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', headers, body }: RequestInit = {}) => {
    const { opId } = JSON.parse(typeof body === 'string' ? body : '{}') as { opId?: string };
    const by = new Headers(headers).get('x-carful-account');
    const one = { request: `${method} ${path.split('?')[0]}`, account: by, opId };
    if (path !== '/health') asked.push(one);
    const status = path === '/health' ? 200 : by === signedIn ? await answer(one) : 401;
    if (status === 0) throw new TypeError('Failed to fetch');
    const code = status === 401 ? 'UNAUTHORIZED' : 'BAD_REQUEST';
    return Response.json(status === 200 ? {} : { code, status, message: '' }, { status });
  });
  await askToBeWoken(account.id);
});
afterEach(() => forgetSignedIn(account.id));

const wake = (isAlone = async () => true) => sendInBackground(isAlone);
const waiting = async (userId = account.id) => {
  const { operations, files } = await readOutbox(userId);
  return [
    ...operations.map(({ procedure, refused }) => refused?.code ?? procedure),
    ...files.map(({ name }) => name),
  ];
};
const add = async (procedure: string, input: object, userId = account.id): Promise<Id> => {
  const opId = newId();
  const operation = { procedure, input, opId, userId, refused: null, at: '2026-03-05T10:00:00Z' };
  await addOperation(operation as unknown as NewOperation);
  return opId;
};
const addCar = (id = carId) =>
  add('cars.add', { id, brand: 'Saab', model: '900', year: 1990, photoId: null });
const logIssue = (mediaIds: Id[] = []) =>
  add('issues.log', { carId, id: newId(), description: 'It leaks', date: '2026-03-05', mediaIds });
const addPicture = async (): Promise<Id> => {
  const file = {
    id: newId(),
    userId: account.id,
    carId,
    purpose: 'issue',
    name: 'leak.jpg',
    type: 'image/jpeg',
  };
  await addFile({ ...file, bytes: new ArrayBuffer(8), tries: 0, refused: null, owed: null } as StoredFile);
  return file.id;
};

test('without a page the worker sends changes and files in order, once', { tags: ['OFF-04'] }, async () => {
  const picture = await addPicture();
  const ids = [await addCar(), await logIssue([picture])];
  await wake();
  const [car, file, issue] = [
    'POST /api/cars',
    `PUT /api/media/${picture}`,
    `POST /api/cars/${carId}/issues`,
  ];
  expect(asked.map(({ request }) => request)).toEqual([car, file, issue]);
  expect(asked.map(({ opId }) => opId)).toEqual([ids[0], undefined, ids[1]]);
  expect(await waiting()).toEqual([]);
  await wake();
  expect(asked).toHaveLength(3);
});

test('an answer that was lost is asked for again under the same id', { tags: ['OFF-04'] }, async () => {
  const opId = await addCar();
  answer = () => 0;
  await expect(wake()).rejects.toThrow();
  expect(await waiting()).toEqual(['cars.add']);
  answer = () => 200;
  await wake();
  expect(asked.map((one) => one.opId)).toEqual([opId, opId]);
});

test('a page and the worker never send the same at once', { tags: ['OFF-04'] }, async () => {
  const ids = [await addCar(), await logIssue(), await logIssue()];
  let underWay = 0;
  let most = 0;
  answer = async () => {
    most = Math.max(most, (underWay += 1));
    await new Promise((resolve) => setImmediate(resolve));
    underWay -= 1;
    return 200;
  };
  await Promise.all([wake(), pump(), wake()]);
  expect(asked.map(({ opId }) => opId)).toEqual(ids);
  expect(most).toBe(1);
});

test('what another account waits with is not sent, and stays as it is', { tags: ['OFF-04'] }, async () => {
  const other = newId();
  await add('cars.add', { id: carId }, other);
  await addCar();
  await wake();
  expect(asked.map((one) => one.account)).toEqual([account.id]);
  expect(await waiting(other)).toEqual(['cars.add']);
});

test(
  'under the session of another account nothing is taken, parked or lost',
  { tags: ['OFF-04'] },
  async () => {
    signedIn = newId();
    await addCar();
    await logIssue();
    await expect(wake()).rejects.toThrow();
    expect(asked.map((one) => one.account)).toEqual([account.id]);
    expect(await waiting()).toEqual(['cars.add', 'issues.log']);
  },
);

test(
  'after a log-out here nothing is sent, even while the server still knows the session',
  { tags: ['OFF-04'] },
  async () => {
    await addCar();
    await logIssue();
    answer = async () => {
      await forgetSignedIn(account.id);
      return 200;
    };
    await expect(wake()).rejects.toThrow('Not everything could be sent');
    await wake();
    expect(asked.map(({ request }) => request)).toEqual(['POST /api/cars']);
    expect(await waiting()).toEqual(['issues.log']);
  },
);

test(
  'what is refused stays with its reason, and what depends on it waits',
  { tags: ['OFF-04'] },
  async () => {
    answer = () => (asked.length > 1 ? 200 : 400);
    await addCar();
    await logIssue();
    await addCar(newId());
    await wake();
    expect(asked).toHaveLength(2);
    expect(await waiting()).toEqual(['BAD_REQUEST', 'issues.log']);
  },
);

test.each([
  ['imports.begin', 'imports.begin'],
  ['cars.fly', 'UNREADABLE'],
])(
  'an import and an unknown change are left to a page, with what follows: %s',
  { tags: ['OFF-04'] },
  async (procedure, told) => {
    await addCar();
    await add(procedure, { id: newId(), carId, targets: [] });
    await logIssue();
    await wake();
    expect(await waiting()).toEqual([told, 'issues.log']);
  },
);

test('a page that opens meanwhile goes on', { tags: ['OFF-04'] }, async () => {
  await addCar();
  await logIssue();
  await expect(wake(async () => asked.length === 0)).rejects.toThrow('Not everything could be sent');
  expect(await waiting()).toEqual(['issues.log']);
  await pump();
  expect(await waiting()).toEqual([]);
});
