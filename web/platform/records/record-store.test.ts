import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { openDB } from 'idb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NOTHING_KNOWN, type Known } from '#domain/sync/known-records.ts';
import { withAnswer } from '#domain/sync/with-answer.ts';
import { RecordKind, type SyncAnswer } from '#domain/sync/schema.ts';
import type * as RecordDatabaseModule from './record-database.ts';
import type * as StateModule from './state.ts';
import type * as RecordStoreModule from './record-store.ts';

const { call, session } = vi.hoisted(() => ({ call: vi.fn(), session: { session: null as object | null } }));
vi.mock('#web/platform/api/client.ts', () => ({ call }));
vi.mock('#web/platform/session/session-store.ts', () => ({ currentSession: () => session }));
vi.mock('#web/platform/language/language.ts', () => ({ currentWords: () => ({}) }));

type Tab = typeof RecordStoreModule & typeof RecordDatabaseModule & typeof StateModule;

const userId = '0196f0a0-0000-7000-8000-0000000000ff';
let tabs: Tab[] = [];

async function newTab(): Promise<Tab> {
  vi.resetModules();
  const tab = {
    ...(await import('./record-database.ts')),
    ...(await import('./record-store.ts')),
    ...(await import('./state.ts')),
  };
  tabs.push(tab);
  return tab;
}

let tab: Tab;
beforeEach(async () => {
  vi.stubGlobal('location', { pathname: '/home' });
  session.session = { user: { id: userId } };
  tab = await newTab();
});
afterEach(async () => {
  call.mockReset();
  for (const one of tabs) await one.endRecords(userId);
  tabs = [];
});

const idOf = (at: number) => `0196f0a0-0000-7000-8000-${at.toString(16).padStart(12, '0')}`;

type Changed = [kind: RecordKind, id: number];
type Step = {
  isListed: boolean[];
  part: 'delta' | 'begin' | 'page' | 'end' | 'all';
  written: Changed[];
  removed: Changed[];
};

const changed = (maxLength: number) =>
  fc.array(fc.tuple(fc.constantFrom(...RecordKind.options), fc.integer({ min: 16, max: 40 })), { maxLength });
/** One answer after another: cars come and go, are filled in pages, begun anew in the middle, and change. */
const step: fc.Arbitrary<Step> = fc.record({
  isListed: fc.array(fc.boolean(), { minLength: 2, maxLength: 2 }),
  part: fc.constantFrom('delta', 'begin', 'page', 'end', 'all'),
  written: changed(6),
  removed: changed(2),
});

/** Only what a server can answer: a filling goes on after it began, and what is whole changes by deltas. */
function answerOf({ isListed, part, written, removed }: Step, known: Known, turn: number): SyncAnswer {
  const ids = [1, 2].filter((at) => isListed[at - 1]).map(idOf);
  const fills = new Map(
    ids.map((id) => {
      const before = known.cars.get(id);
      const isOpen = before?.coming != null;
      const goesOn = part === 'end' ? ['end'] : part === 'begin' ? ['begin'] : [];
      if (isOpen && part !== 'all') return [id, goesOn];
      if (before?.records && part === 'delta') return [id, null];
      return [id, part === 'begin' ? ['begin'] : ['begin', 'end']];
    }),
  );
  const records: SyncAnswer['records'] = {};
  for (const [at, [kind, id]] of written.entries()) {
    const carId = ids[at % 2];
    if (carId) (records[kind] ??= []).push({ carId, id: idOf(id), turn });
  }
  return {
    cursor: `after ${turn}`,
    more: false,
    account: turn % 3 === 0 ? { settings: { turn }, noticeSettings: null } : null,
    cars: ids.map((id) => ({ id, revision: turn, car: { id }, fill: fills.get(id) as ['begin'] | null })),
    records,
    removed: removed.flatMap(([kind, id], at) => {
      const carId = ids[at % 2];
      return carId && fills.get(carId) === null ? [{ carId, kind, id: idOf(id) }] : [];
    }),
  };
}

/** Records that are there; an empty kind is like none. */
const shown = ({ cars, ...known }: Known) => ({
  ...known,
  cars: [...cars].map(([id, { records, coming, ...car }]) => {
    const rows = (of: typeof records) =>
      of &&
      RecordKind.options.map((kind) => [...(of[kind] ?? [])].toSorted(([a], [b]) => a.localeCompare(b)));
    return { id, ...car, records: rows(records), coming: rows(coming) };
  }),
});

test('what is stored is what is known, after every answer', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      let known = NOTHING_KNOWN;
      await tab.forgetRecords(userId);
      for (const [turn, one] of steps.entries()) {
        const answer = answerOf(one, known, turn);
        const before = known;
        known = withAnswer(before, answer);
        await tab.storeKnown(userId, before, known, answer);
        expect(shown(await tab.readKnown(userId))).toEqual(shown(known));
      }
    }),
    { numRuns: 60 },
  );
});

const asAccount = expect.objectContaining({ account: userId, changes: [] }) as object;
const whole = (turn: number): SyncAnswer =>
  answerOf(
    { isListed: [true, true], part: 'all', written: [['fill', 20 + turn]], removed: [] },
    NOTHING_KNOWN,
    turn,
  );

test('fetches from the cursor of what is stored until there is no more, as the account it is for', async () => {
  call.mockResolvedValueOnce({ ...whole(1), more: true }).mockResolvedValueOnce(whole(2));
  await tab.syncRecords(userId);
  expect(call.mock.calls).toEqual([
    ['sync.pull', {}, asAccount],
    ['sync.pull', { cursor: 'after 1' }, asAccount],
  ]);
  const later = await newTab();
  call.mockResolvedValueOnce(whole(3));
  await later.syncRecords(userId);
  expect(call.mock.lastCall).toEqual(['sync.pull', { cursor: 'after 2' }, asAccount]);
  await expect.poll(() => tab.recordsState.get().known.cursor).toBe('after 3');
  expect(shown(tab.recordsState.get().known)).toEqual(shown(later.recordsState.get().known));
});

test('the car of the page is asked for first, until it has its records', async () => {
  const carId = whole(1).cars[0]!.id;
  vi.stubGlobal('location', { pathname: `/fuel/${carId}` });
  call.mockResolvedValue(whole(1));
  for (const input of [{ first: carId }, { cursor: 'after 1' }]) {
    await tab.syncRecords(userId);
    expect(call.mock.lastCall![1]).toEqual(input);
  }
});

test('a log-out while records are fetched leaves none, here and in other tabs', async () => {
  const other = await newTab();
  call.mockResolvedValue(whole(1));
  await other.syncRecords(userId);
  const fetching = tab.syncRecords(userId);
  session.session = null;
  await tab.endRecords(userId);
  await fetching;
  for (const each of [tab, other])
    await expect.poll(() => each.recordsState.get().known).toEqual(NOTHING_KNOWN);
  const database = await openDB('carful-records');
  expect(await Promise.all([database.count('chunks'), database.count('accounts')])).toEqual([0, 0]);
  database.close();
});

test('what was fetched more than 30 days ago is forgotten, and fetched anew', async () => {
  const day = 24 * 3_600_000;
  const now = vi.spyOn(Date, 'now').mockReturnValue(0);
  call.mockResolvedValue(whole(1));
  await tab.syncRecords(userId);
  for (const [at, cursor] of [
    [29 * day, 'after 1'],
    [60 * day, undefined],
  ] as const) {
    now.mockReturnValue(at);
    await (await newTab()).syncRecords(userId);
    expect(call.mock.lastCall![1]).toEqual(cursor === undefined ? {} : { cursor });
  }
  now.mockRestore();
});

test('on a device without space records are there, fetched once a page', async () => {
  call.mockResolvedValue(whole(1));
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  await tab.syncRecords(userId);
  await tab.syncRecords(userId);
  vi.restoreAllMocks();
  expect(warned).toHaveBeenCalledTimes(1);
  expect(call.mock.calls.map(([, input]) => input as object)).toEqual([{}, { cursor: 'after 1' }]);
  expect(tab.recordsState.get().cars.size).toBe(2);
  // The others read nothing from the device that is older.
  call.mockResolvedValue(whole(2));
  await (await newTab()).syncRecords(userId);
  expect(call.mock.lastCall![1]).toEqual({});
});

const kept = async () => {
  const database = await openDB('carful-records');
  const counts = await Promise.all([database.count('accounts'), database.count('chunks')]);
  database.close();
  return counts;
};
/** What a browser throws that has ended the connection without a word. */
const failing = (times: number) => {
  const throws = () => {
    throw new DOMException('The database connection is closing.', 'InvalidStateError');
  };
  const spy = vi.spyOn(IDBDatabase.prototype, 'transaction');
  for (let at = 0; at < times; at += 1) spy.mockImplementationOnce(throws);
  return spy;
};

test('an error that passes removes nothing: it is tried again, and the next fetch goes on from what is stored', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  call.mockResolvedValueOnce(whole(1)).mockResolvedValueOnce(whole(2));
  await tab.syncRecords(userId);
  const before = await kept();
  failing(1);
  await tab.syncRecords(userId);
  expect(warned).not.toHaveBeenCalled();
  expect((await tab.readKnown(userId)).cursor).toBe('after 2');
  call.mockImplementationOnce(async () => (failing(2), whole(3)));
  await tab.syncRecords(userId);
  vi.restoreAllMocks();
  expect(await kept()).toEqual(before);
  expect((await tab.readKnown(userId)).cursor).toBe('after 2');
  call.mockResolvedValueOnce(whole(4));
  await tab.syncRecords(userId);
  expect(call.mock.lastCall![1]).toEqual({ cursor: 'after 2' });
  expect(shown(await (await newTab()).readKnown(userId))).toEqual(shown(tab.recordsState.get().known));
});

test('a log-out removes the records of a page that could not keep any', async () => {
  call.mockResolvedValue(whole(1));
  await tab.syncRecords(userId);
  const later = await newTab();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementationOnce(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementationOnce(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await later.syncRecords(userId);
  vi.restoreAllMocks();
  expect(await kept()).not.toEqual([0, 0]);
  session.session = null;
  await later.endRecords(userId);
  expect(await kept()).toEqual([0, 0]);
});

test('a log-out waits for no silent fetch, and the next account leaves nothing of others', async () => {
  const other = '0196f0a0-0000-7000-8000-0000000000fe';
  session.session = { user: { id: other } };
  call.mockResolvedValueOnce(whole(1));
  await tab.syncRecords(other);
  session.session = { user: { id: userId } };
  call.mockImplementationOnce(
    (_name, _input, { signal }: { signal: AbortSignal }) =>
      new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('aborted')))),
  );
  const later = await newTab();
  const fetching = later.syncRecords(userId).catch(() => 'aborted');
  await expect.poll(() => call.mock.calls.length).toBe(2);
  expect(await kept()).toEqual([0, 0]);
  session.session = null;
  const start = performance.now();
  await later.endRecords(userId);
  expect(performance.now() - start).toBeLessThan(5_000);
  expect(await fetching).toBe('aborted');
});

test('records count as asked for once a fetch has ended, also after the page was opened again', async () => {
  call.mockResolvedValueOnce(whole(1));
  const start = Date.now();
  await tab.syncRecords(userId);
  const { askedAt } = tab.recordsState.get();
  expect(askedAt).toBeGreaterThanOrEqual(start);
  vi.useFakeTimers({ toFake: ['Date'], now: start + 60_000 });
  call.mockResolvedValueOnce({ ...whole(2), more: true }).mockRejectedValueOnce(new Error('no network'));
  await expect(tab.syncRecords(userId)).rejects.toThrow('no network');
  expect(tab.recordsState.get()).toMatchObject({ askedAt, known: { cursor: 'after 2' } });
  call.mockRejectedValueOnce(new Error('no network'));
  const later = await newTab();
  await expect(later.syncRecords(userId)).rejects.toThrow('no network');
  expect(later.recordsState.get().askedAt).toBe(askedAt);
  call.mockResolvedValueOnce(whole(3));
  await later.syncRecords(userId);
  vi.useRealTimers();
  expect(later.recordsState.get().askedAt).toBe(start + 60_000);
});
