import { expect, test } from 'vitest';
import { BackupStopped, openBackupThread } from './backup-thread.ts';
import type { BackupRun } from './run-scheduled.ts';

const HANGING = new URL('data:text/javascript,setInterval(() => {}, 1000)');
const run = {} as BackupRun;

test('a backup that hangs fails at the limit', async () => {
  const thread = openBackupThread({ script: HANGING, limitMs: 600 });
  await expect(thread.run(run)).rejects.toThrow('the backup took longer than 0.01 minutes');
});

test('a stop terminates a backup in work', async () => {
  const thread = openBackupThread({ script: HANGING });
  const running = thread.run(run);
  const stopped = expect(running).rejects.toBeInstanceOf(BackupStopped);
  await thread.stop();
  await stopped;
});
