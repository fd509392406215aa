import { readdirSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { newId } from '#server/platform/deps.ts';
import { startApp } from '#tests/app-process.ts';
import { reminderDraft } from '#tests/nouns/reminders.ts';
import { newCar, signUp } from '#tests/people.ts';
import { tempFolder } from '#tests/temp-folder.ts';
import { newThings } from '#tests/things.ts';
import { readExport, readNewer } from '#tests/upgrade/record-answers.ts';
import { Recorder } from '#tests/upgrade/recorder.ts';
import { snapshotPaths, type Snapshot } from '#tests/upgrade/release.ts';
import { packBackup } from './pack-backup.ts';
import { root } from './setup.mjs';

/** Keeps what the server writes at the newest migration, between two releases (tests/upgrade/README.md). */
const migration = readdirSync(join(root, 'migrations'))
  .filter((name) => name.endsWith('.sql'))
  .toSorted()
  .at(-1)!
  .slice(0, 4);
const paths = snapshotPaths(migration);
const folder = await tempFolder();
try {
  const record = await fill(folder);
  const { zip, empty } = await packBackup(folder);
  await writeFile(paths.backup, zip);
  await writeFile(paths.record, gzipSync(JSON.stringify(record), { level: 9 }));
  console.log(`${paths.backup} holds no row of ${empty.join(', ')}.`);
} finally {
  await rm(folder, { recursive: true, force: true });
}

async function fill(dataDir: string): Promise<Snapshot> {
  const app = await startApp(dataDir, { RATE_LIMITS: 'off', LOG_LEVEL: 'error' });
  try {
    const recorder = new Recorder(app.url);
    const owner = Object.assign(recorder, await signUp(recorder, 'Māra'));
    await newThings(owner);
    const price = { amount: 4300.5, currency: 'EUR' as const };
    const sold = await newCar(owner, {
      brand: 'Saab',
      outOfUse: { reason: 'sold', since: '2025-11-05', price },
      purchase: { date: '2020-02-29', price, km: 88_000 },
      mileageLimit: { from: '2020-03-01', to: '2023-03-01', startKm: 88_000, km: 45_000 },
      leadDays: 45,
      leadKm: 2_000,
    });
    const paused = await owner.call('reminders.add', reminderDraft(sold.id, { title: 'Paused' }));
    const key = { opId: newId(), carId: sold.id, reminderId: paused.id };
    await owner.call('reminders.pause', { ...key, isPaused: true });
    const { email, password } = owner;
    return {
      madeAt: new Date().toISOString(),
      owner: { email, password },
      reads: await readNewer(owner),
      export: await readExport(owner),
      writes: await owner.retryWrites(),
    };
  } finally {
    await app.stop();
  }
}
