import { inPage } from '#web/platform/api/in-page.ts';

/** Keys of the device, and keys of an account (`<user id>:<name>`), which are removed at sign-out. */
const PREFIX = 'carful:';

export type DeviceKey =
  | 'language'
  | 'theme'
  | 'guest:first-car'
  | 'guest:problem'
  /** The number of roadside help. */
  | 'guest:roadside'
  | 'sign-out-due'
  | 'session'
  | 'account-since'
  | 'unsent'
  /** What was sent through share links, with the secret that withdraws it. */
  | 'mechanic:sent';
export type UserKey =
  | 'username'
  | 'profile'
  | 'hasCompletedOnboarding'
  | 'cars'
  | 'selectedCarId'
  | 'mainCarId'
  | 'settings'
  | 'shareLinks'
  /** The id of this browser among the devices that get push messages. */
  | 'pushDevice'
  /** Day on which the question for each car's mileage was put off. */
  | 'mileagePutOff'
  /** Which column is what in tables that the owner explained, by their shape. */
  | 'importColumns'
  | `draft:${string}`
  | `sent:${string}`;

const userKey = (userId: string, key: UserKey) => `${userId}:${key}`;

export const readDevice = (key: DeviceKey) => read(localArea(), key);
export const writeDevice = (key: DeviceKey, value: string | null) => write(localArea(), key, value);
export const readUser = (userId: string, key: UserKey) => read(localArea(), userKey(userId, key));
export const writeUser = (userId: string, key: UserKey, value: string | null) =>
  write(localArea(), userKey(userId, key), value);

export const readTab = (key: string) => read(tabArea(), key);
export const writeTab = (key: string, value: string | null) => write(tabArea(), key, value);

/** @returns null for invalid JSON, which an interrupted write may leave */
export function parseStored<Value>(text: string | null): Value | null {
  if (text === null) return null;
  try {
    return JSON.parse(text) as Value;
  } catch {
    return null;
  }
}

/** @param kept prefixes of names that stay */
export function clearUser(userId: string, kept: readonly ('draft:' | 'sent:' | 'pushDevice')[] = []): void {
  const area = localArea();
  const user = `${PREFIX}${userId}:`;
  const keys = Array.from({ length: area.length }, (_, i) => area.key(i));
  for (const key of keys)
    if (key?.startsWith(user) && !kept.some((name) => key.startsWith(user + name))) area.removeItem(key);
}

function read(area: Storage, key: string): string | null {
  return area.getItem(PREFIX + key);
}

function write(area: Storage, key: string, value: string | null): void {
  if (value === null) return area.removeItem(PREFIX + key);
  try {
    area.setItem(PREFIX + key, value);
  } catch (error) {
    console.warn('Local storage is full or blocked; this value is not stored', error);
  }
}

const memory = { local: memoryArea(), tab: memoryArea() };

function localArea(): Storage {
  if (inPage()) return memory.local;
  return usable(() => localStorage) ?? memory.local;
}

function tabArea(): Storage {
  if (inPage()) return memory.tab;
  return usable(() => sessionStorage) ?? memory.tab;
}

/** Browsers that block all cookies throw on any access to storage. */
function usable(area: () => Storage): Storage | null {
  try {
    return area();
  } catch {
    return null;
  }
}

function memoryArea(): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
  };
}
