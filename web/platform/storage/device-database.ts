import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { Id } from '#domain/ids.ts';
import { inPage } from '#web/platform/api/in-page.ts';
import type { StoredFile, StoredOperation, StoredPart } from '#web/platform/outbox/records.ts';

export type StoredRead = { userId: Id; hash: string; data: unknown; at: number; version: string };

interface DeviceSchema extends DBSchema {
  reads: { key: [Id, string]; value: StoredRead };
  operations: { key: number; value: StoredOperation; indexes: { user: Id } };
  files: { key: Id; value: StoredFile; indexes: { user: Id } };
  /** Parts of queued imports, by `seq` of the operation and order. Created with the first queued import. */
  parts: { key: [number, number]; value: StoredPart; indexes: { operation: number; user: Id } };
  leases: { key: string; value: { name: string; holder: string; until: number } };
}

export type DeviceDatabase = IDBPDatabase<DeviceSchema>;

/** There is no space left. */
export const isFull = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'QuotaExceededError';

let connection: Promise<DeviceDatabase> | null = null;

/** @throws in the demo, which stores nothing */
export function openDevice(): Promise<DeviceDatabase> {
  if (inPage()) return Promise.reject(new Error('The demo stores nothing on the device'));
  return connection ?? connect();
}

/** Adds the store for parts of imports. Pages of earlier versions cannot open the database from then on, so
 * that they do not send an import like other changes; before the first import they keep working. */
export async function openForImports(): Promise<DeviceDatabase> {
  const device = await openDevice();
  if (hasParts(device)) return device;
  device.close();
  return connect(WITH_PARTS);
}

export const hasParts = ({ objectStoreNames }: DeviceDatabase): boolean => objectStoreNames.contains('parts');

const WITH_PARTS = 2;

function connect(version?: number): Promise<DeviceDatabase> {
  connection = open(version).catch((error: unknown) => {
    connection = null;
    throw error;
  });
  return connection;
}

/** @param version by default the existing one: additions of a newer app version must not prevent storing */
const open = (version?: number): Promise<DeviceDatabase> =>
  openDB<DeviceSchema>('carful', version, {
    upgrade(db, oldVersion, newVersion) {
      if (oldVersion < 1) {
        db.createObjectStore('reads', { keyPath: ['userId', 'hash'] });
        const operations = db.createObjectStore('operations', { keyPath: 'seq', autoIncrement: true });
        operations.createIndex('user', 'userId');
        db.createObjectStore('files', { keyPath: 'id' }).createIndex('user', 'userId');
        db.createObjectStore('leases', { keyPath: 'name' });
      }
      if (newVersion !== WITH_PARTS) return;
      const parts = db.createObjectStore('parts', { keyPath: ['seq', 'nth'] });
      parts.createIndex('operation', 'seq');
      parts.createIndex('user', 'userId');
    },
    blocking(_current, _blocked, event) {
      // Another tab is about to upgrade the database.
      (event.target as IDBDatabase).close();
      connection = null;
    },
    terminated() {
      connection = null;
    },
  });
