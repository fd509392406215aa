import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { Id } from '#domain/ids.ts';
import { inPage } from '#web/platform/api/in-page.ts';
import type { StoredFile, StoredOperation, StoredPart } from '#web/platform/outbox/records.ts';

export type StoredRead = { userId: Id; hash: string; data: unknown; at: number; version: string };

interface DeviceSchema extends DBSchema {
  reads: { key: [Id, string]; value: StoredRead };
  operations: { key: number; value: StoredOperation; indexes: { user: Id } };
  files: { key: Id; value: StoredFile; indexes: { user: Id } };
  /** Of queued imports, by the number of the operation and their order. */
  parts: { key: [number, number]; value: StoredPart; indexes: { operation: number; user: Id } };
  leases: { key: string; value: { name: string; holder: string; until: number } };
}

export type DeviceDatabase = IDBPDatabase<DeviceSchema>;

let connection: Promise<DeviceDatabase> | null = null;

/** @throws in the demo, which stores nothing */
export function openDevice(): Promise<DeviceDatabase> {
  if (inPage()) return Promise.reject(new Error('The demo stores nothing on the device'));
  connection ??= open().catch((error: unknown) => {
    connection = null;
    throw error;
  });
  return connection;
}

const open = (): Promise<DeviceDatabase> =>
  openDB<DeviceSchema>('carful', 2, {
    upgrade(db, oldVersion) {
      if (oldVersion < 1) {
        db.createObjectStore('reads', { keyPath: ['userId', 'hash'] });
        const operations = db.createObjectStore('operations', { keyPath: 'seq', autoIncrement: true });
        operations.createIndex('user', 'userId');
        db.createObjectStore('files', { keyPath: 'id' }).createIndex('user', 'userId');
        db.createObjectStore('leases', { keyPath: 'name' });
      }
      const parts = db.createObjectStore('parts', { keyPath: ['seq', 'nth'] });
      parts.createIndex('operation', 'seq');
      parts.createIndex('user', 'userId');
    },
    blocking(_current, _blocked, event) {
      // Another tab runs a newer version of the app, which upgrades the database.
      (event.target as IDBDatabase).close();
      connection = null;
    },
    terminated() {
      connection = null;
    },
  });
