import 'fake-indexeddb/auto';
import { deleteDB, openDB } from 'idb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type * as DeviceDatabaseModule from './device-database.ts';

type Module = typeof DeviceDatabaseModule;
let here: Module;
let other: Module;
beforeEach(async () => {
  [here, other] = [await anotherTab(), await anotherTab()];
});
afterEach(async () => {
  for (const { openDevice } of [here, other]) (await openDevice()).close();
  await deleteDB('carful');
});

async function anotherTab(): Promise<Module> {
  vi.resetModules();
  return import('./device-database.ts');
}

test(
  'the database stays as the version before can open it until an import waits',
  { tags: ['IMP-12'] },
  async () => {
    const first = await here.openDevice();
    expect([first.version, here.hasParts(first)]).toEqual([1, false]);
    await first.put('leases', { name: 'a', holder: 'b', until: 1 });
    const earlier = await other.openDevice();
    const upgraded = await here.openForImports();
    expect([upgraded.version, here.hasParts(upgraded)]).toEqual([2, true]);
    expect(() => earlier.transaction('leases')).toThrow();
    for (const { openDevice, openForImports } of [here, other]) {
      expect(await (await openDevice()).get('leases', 'a')).toMatchObject({ holder: 'b' });
      expect((await openForImports()).version).toBe(2);
    }
  },
);

test('what a newer version of the app has made of it can still be used', async () => {
  (await here.openForImports()).close();
  const newer = await openDB('carful', 7, { upgrade: (db) => void db.createObjectStore('more') });
  newer.close();
  const device = await other.openForImports();
  await device.put('leases', { name: 'a', holder: 'b', until: 1 });
  expect([device.version, other.hasParts(device)]).toEqual([7, true]);
});
