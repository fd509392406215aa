import type { BrowserContext, Page } from '@playwright/test';

type Store = {
  name: string;
  keyPath: string | string[] | null;
  autoIncrement: boolean;
  indexes: { name: string; keyPath: string | string[]; unique: boolean; multiEntry: boolean }[];
  records: { key: unknown; value: unknown }[];
};

/** As the tests' own phone, see playwright.config.ts. */
export const phone = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  locale: 'en-US',
  timezoneId: 'Europe/Riga',
};

/** All that one tab of a browser keeps for an origin, as JSON: bytes are `{ $bytes: base64 }`. */
export type BrowserProfile = {
  databases: { name: string; version: number; stores: Store[] }[];
  local: Record<string, string>;
  tab: Record<string, string>;
};

export const readProfile = (page: Page): Promise<BrowserProfile> => page.evaluate(read);

/** Opens a tab of a fresh browser with this profile in place; no script of the app has run in it. */
export async function openWithProfile(
  context: BrowserContext,
  url: string,
  profile: BrowserProfile,
): Promise<Page> {
  const page = await context.newPage();
  const blank = new URL('/upgrade-blank', url).href;
  await page.route(blank, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Blank</title>' }),
  );
  await page.goto(blank);
  await page.evaluate(write, profile);
  await page.unroute(blank);
  return page;
}

/** Runs in the page. */
async function read(): Promise<BrowserProfile> {
  const settled = <Value>(request: IDBRequest<Value>) =>
    new Promise<Value>((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB failed')));
    });
  const encoded = async (value: unknown): Promise<unknown> => {
    if (value instanceof Blob || value instanceof Date) throw new Error('A kind of value that JSON loses');
    if (value instanceof ArrayBuffer) {
      const bytes = [...new Uint8Array(value)].map((byte) => String.fromCharCode(byte)).join('');
      return { $bytes: btoa(bytes) };
    }
    if (Array.isArray(value)) return Promise.all(value.map(encoded));
    if (value === null || typeof value !== 'object') return value;
    const fields = Object.entries(value).map(async ([name, field]) => [name, await encoded(field)] as const);
    return Object.fromEntries(await Promise.all(fields));
  };
  const readStore = async (store: IDBObjectStore): Promise<Store> => {
    const { name, keyPath, autoIncrement } = store;
    const indexes = [...store.indexNames].map((index) => {
      const { keyPath: path, unique, multiEntry } = store.index(index);
      return { name: index, keyPath: path, unique, multiEntry };
    });
    const [keys, values] = await Promise.all([settled(store.getAllKeys()), settled(store.getAll())]);
    const records = await Promise.all(
      values.map(async (value: unknown, at) => ({ key: keys[at], value: await encoded(value) })),
    );
    return { name, keyPath, autoIncrement, indexes, records };
  };
  const databases: BrowserProfile['databases'] = [];
  for (const { name = '', version = 1 } of await indexedDB.databases()) {
    const database = await settled(indexedDB.open(name));
    const names = [...database.objectStoreNames];
    const stores: Store[] = [];
    for (const store of names) stores.push(await readStore(database.transaction(store).objectStore(store)));
    database.close();
    databases.push({ name, version, stores });
  }
  return {
    databases,
    local: Object.fromEntries(Object.entries(localStorage)),
    tab: Object.fromEntries(Object.entries(sessionStorage)),
  };
}

/** Runs in the page. */
async function write({ databases, local, tab }: BrowserProfile): Promise<void> {
  const decoded = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(decoded);
    if (value === null || typeof value !== 'object') return value;
    const { $bytes } = value as { $bytes?: string };
    if ($bytes !== undefined) return Uint8Array.from(atob($bytes), (byte) => byte.charCodeAt(0)).buffer;
    return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, decoded(field)]));
  };
  const create = (database: IDBDatabase, { name, keyPath, autoIncrement, indexes }: Store) => {
    const store = database.createObjectStore(name, { keyPath, autoIncrement });
    for (const { name: index, keyPath: path, ...options } of indexes) store.createIndex(index, path, options);
  };
  const fill = (database: IDBDatabase, stores: Store[]) =>
    new Promise<void>((resolve, reject) => {
      const transaction = database.transaction(
        stores.map(({ name }) => name),
        'readwrite',
      );
      transaction.addEventListener('complete', () => resolve());
      transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('Not written')));
      for (const { name, keyPath, records } of stores) {
        const store = transaction.objectStore(name);
        for (const { key, value } of records) {
          if (keyPath === null) store.put(decoded(value), key as IDBValidKey);
          else store.put(decoded(value));
        }
      }
    });
  for (const { name, version, stores } of databases) {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open(name, version);
      opening.addEventListener('upgradeneeded', () => {
        for (const store of stores) create(opening.result, store);
      });
      opening.addEventListener('success', () => resolve(opening.result));
      opening.addEventListener('error', () => reject(opening.error ?? new Error('Not opened')));
    });
    await fill(database, stores);
    database.close();
  }
  for (const [key, value] of Object.entries(local)) localStorage.setItem(key, value);
  for (const [key, value] of Object.entries(tab)) sessionStorage.setItem(key, value);
}
