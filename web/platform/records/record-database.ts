import { grouped } from '#domain/grouped.ts';
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { Id } from '#domain/ids.ts';
import { limits } from '#domain/limits.ts';
import { NOTHING_KNOWN, type Known, type KnownCar, type Records } from '#domain/sync/known-records.ts';
import type { RecordKind, Row, SyncAnswer } from '#domain/sync/schema.ts';
import type { NewOperation } from '#web/platform/outbox/records.ts';
import { isFull } from '#web/platform/storage/device-database.ts';

/** A higher one throws away what earlier versions kept: it is fetched anew. */
const VERSION = 1;

/** A chunk is of the filling that its rows came with. */
type ChunkKey = [userId: Id, carId: Id, filling: number, kind: RecordKind, digit: string];
type Head = Omit<KnownCar, 'records' | 'coming'> & { id: Id; isWhole: boolean; isComing: boolean };
/** A change that the server has applied, with its answer: records that were asked for before `at` lack it. */
export type Arrival = { operation: NewOperation; output: unknown; at: number };
/** `at`: when it was stored. `askedAt`: when what is whole was asked for; earlier versions stored none. */
type Account = {
  userId: Id;
  at: number;
  askedAt?: number;
  cursor: string;
  account: Known['account'];
  cars: Head[];
  arrived?: Arrival[];
};

interface RecordSchema extends DBSchema {
  accounts: { key: Id; value: Account };
  /** The JSON of some hundred rows each: written and read ten times faster than rows of their own. */
  chunks: { key: ChunkKey; value: string };
}
type RecordDatabase = IDBPDatabase<RecordSchema>;

let connection: Promise<RecordDatabase> | null = null;

let notOpened: unknown;

/** The device is full, or its browser opens no database. */
export const isHopeless = (error: unknown): boolean => isFull(error) || error === notOpened;

/** A browser ends a connection before the page hears of it: then once more on a new one. */
async function withDatabase<T>(work: (db: RecordDatabase) => Promise<T>): Promise<T> {
  const opening = (connection ??= open());
  try {
    return await work(await opening);
  } catch (error) {
    if (connection === opening) connection = null;
    opening.then(
      (db) => db.close(),
      () => undefined, // there is none to close
    );
    if (isFull(error)) throw error;
    return work(await (connection ??= open()));
  }
}

async function open(): Promise<RecordDatabase> {
  try {
    return await openDB<RecordSchema>('carful-records', VERSION, {
      upgrade(db) {
        for (const name of db.objectStoreNames) db.deleteObjectStore(name);
        db.createObjectStore('accounts', { keyPath: 'userId' });
        db.createObjectStore('chunks');
      },
      blocking: (_current, _blocked, event) => {
        // Another tab has a newer version.
        (event.target as IDBDatabase).close();
        connection = null;
      },
      // Browsers end connections of pages in the background.
      terminated: () => (connection = null),
    });
  } catch (error) {
    notOpened = error;
    throw error;
  }
}

/** Ids end at random, so each kind of a car has sixteen chunks of about the same size, which none leaves. */
const digitOf = (id: Id) => id.at(-1)!;

const fillingsOf = ({ records, filling, coming, fillings }: KnownCar) => [
  ...(records ? [filling] : []),
  ...(coming ? [fillings] : []),
];

const under = (...start: [userId: Id, carId?: Id, filling?: number]) =>
  IDBKeyRange.bound(start, [...start, []]) as IDBKeyRange & ChunkKey;

export const storedAccount = (userId: Id): Promise<Account | undefined> =>
  withDatabase((db) => db.get('accounts', userId));

/** Removes what was not fetched for long, and all of other accounts: a browser has one session. */
export async function forgetOld(present: Id): Promise<void> {
  for (const { userId, at } of await withDatabase((db) => db.getAll('accounts')))
    if (userId !== present || at < Date.now() - limits.readCacheMs) await forgetRecords(userId);
}

/** Shows with the records after a reload, until a fetch that was asked for later is stored. */
export const keepArrival = (arrival: Arrival): Promise<void> =>
  withDatabase(async (db) => {
    const tx = db.transaction('accounts', 'readwrite', { durability: 'relaxed' });
    const account = await tx.store.get(arrival.operation.userId);
    // Without records on the device there is nothing that lacks it.
    if (account) await tx.store.put({ ...account, arrived: [...(account.arrived ?? []), arrival] });
    await tx.done;
  });

export const readKnown = (userId: Id): Promise<Known> => withDatabase((db) => knownIn(db, userId));

async function knownIn(db: RecordDatabase, userId: Id): Promise<Known> {
  const tx = db.transaction(['accounts', 'chunks']);
  const chunks = tx.objectStore('chunks');
  const [account, keys, texts] = await Promise.all([
    tx.objectStore('accounts').get(userId),
    chunks.getAllKeys(under(userId)),
    chunks.getAll(under(userId)),
  ]);
  if (!account) return NOTHING_KNOWN;
  const found = new Map<string, Partial<Record<RecordKind, Map<Id, Row>>>>();
  for (const [at, [, carId, filling, kind]] of keys.entries()) {
    const name = `${carId} ${filling}`;
    const records = found.get(name) ?? {};
    found.set(name, records);
    const rows = (records[kind] ??= new Map());
    for (const row of JSON.parse(texts[at]!) as Row[]) rows.set(row['id'] as Id, row);
  }
  const { cursor, cars } = account;
  return {
    cursor,
    account: account.account,
    cars: new Map(
      cars.map(({ id, isWhole, isComing, ...head }): [Id, KnownCar] => {
        const of = (filling: number): Records => found.get(`${id} ${filling}`) ?? {};
        return [
          id,
          {
            ...head,
            records: isWhole ? of(head.filling) : null,
            coming: isComing ? of(head.fillings) : null,
          },
        ];
      }),
    ),
  };
}

/** Records and cursor in one transaction. @param answer what made `after` of `before` */
export const storeKnown = (
  userId: Id,
  before: Known,
  after: Known,
  answer: SyncAnswer,
  askedAt = 0,
): Promise<void> => withDatabase((db) => storeIn(db, { userId, before, after, answer, askedAt }));

type Step = { userId: Id; before: Known; after: Known; answer: SyncAnswer; askedAt: number };

async function storeIn(db: RecordDatabase, { userId, before, after, answer, askedAt }: Step): Promise<void> {
  const chunks = changedChunks(userId, after, answer);
  const tx = db.transaction(['accounts', 'chunks'], 'readwrite', { durability: 'relaxed' });
  // An answer before this one could not be stored: the next fetch begins with what is.
  const stored = await tx.objectStore('accounts').get(userId);
  if (stored?.cursor !== before.cursor) return;
  const store = tx.objectStore('chunks');
  const dropped = [...before.cars].flatMap(([id, car]) => {
    const now = after.cars.get(id);
    if (!now) return [under(userId, id)];
    const kept = fillingsOf(now);
    return fillingsOf(car).flatMap((filling) => (kept.includes(filling) ? [] : [under(userId, id, filling)]));
  });
  const cars = [...after.cars].map(([id, { records, coming, ...car }]): Head => ({
    ...car,
    id,
    isWhole: records !== null,
    isComing: coming !== null,
  }));
  const now = Date.now();
  const arrived = (stored?.arrived ?? []).filter(({ at }) => at >= askedAt && at <= now);
  const { cursor, account } = after;
  await Promise.all([
    ...dropped.map((range) => store.delete(range)),
    ...chunks.map(([key, rows]) => store.put(JSON.stringify(rows), key)),
    tx.objectStore('accounts').put({ userId, at: now, askedAt, cursor: cursor!, account, cars, arrived }),
    tx.done,
  ]);
}

function changedChunks(userId: Id, after: Known, answer: SyncAnswer): [ChunkKey, Row[]][] {
  const rows = Object.entries(answer.records) as [RecordKind, Row[]][];
  const changed = [
    ...rows.flatMap(([kind, some]) =>
      some.map(({ carId, id }) => ({ carId: carId as Id, kind, id: id as Id })),
    ),
    ...answer.removed,
  ];
  return [...grouped(changed, ({ carId, kind }) => `${carId} ${kind}`).values()].flatMap((some) => {
    const { carId, kind } = some[0]!;
    const car = after.cars.get(carId)!;
    const isFilled = answer.cars.some(({ id, fill }) => id === carId && fill !== null);
    const digits = new Set(some.map(({ id }) => digitOf(id)));
    const records = car.coming && isFilled ? car.coming : car.records;
    const byDigit = grouped(records?.[kind]?.values() ?? [], ({ id }) => digitOf(id as Id));
    const filling = isFilled ? car.fillings : car.filling;
    return [...digits].map((digit): [ChunkKey, Row[]] => [
      [userId, carId, filling, kind, digit],
      byDigit.get(digit) ?? [],
    ]);
  });
}

export const forgetRecords = (userId: Id): Promise<void> =>
  withDatabase(async (db) => {
    const tx = db.transaction(['accounts', 'chunks'], 'readwrite');
    await Promise.all([
      tx.objectStore('accounts').delete(userId),
      tx.objectStore('chunks').delete(under(userId)),
      tx.done,
    ]);
  });
