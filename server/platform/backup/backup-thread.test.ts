import { readdir, rm } from 'node:fs/promises';
import { expect, test, vi } from 'vitest';
import { tempFolder } from '#tests/temp-folder.ts';
import { BackupStopped, openBackupThread } from './backup-thread.ts';
import { isDraftName } from './due-day.ts';
import type { BackupRun } from './run-scheduled.ts';

const HANGING = new URL('data:text/javascript,setInterval(() => {}, 1000)');
const run = { name: 'scheduled-2026-11-22', settings: { backup: { folder: '/nowhere' } } } as BackupRun;
const { signal } = new AbortController();

test('a backup that hangs fails at the limit', async () => {
  const thread = openBackupThread({ script: HANGING, limitMs: 600 });
  await expect(thread.run(run, signal)).rejects.toThrow('the backup took longer than 0.01 minutes');
});

test('a stop terminates a backup in work', async () => {
  const thread = openBackupThread({ script: HANGING });
  const running = thread.run(run, signal);
  const stopped = expect(running).rejects.toBeInstanceOf(BackupStopped);
  await thread.stop();
  await stopped;
});

test('an abort terminates a backup in work and removes its draft', async () => {
  const folder = await tempFolder();
  try {
    const script = new URL(
      `data:text/javascript,import { mkdirSync } from 'node:fs';
       import { workerData } from 'node:worker_threads';
       mkdirSync(workerData.settings.backup.folder + '/' + workerData.draft);
       setInterval(() => {}, 1000);`,
    );
    const abort = new AbortController();
    const settings = { backup: { folder } } as BackupRun['settings'];
    const running = openBackupThread({ script }).run({ ...run, settings }, abort.signal);
    const failed = expect(running).rejects.toThrow('the lock was lost');
    await vi.waitFor(async () => expect((await readdir(folder)).map(isDraftName)).toEqual([true]), 20_000);
    abort.abort(new Error('the lock was lost'));
    await failed;
    expect(await readdir(folder)).toEqual([]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
