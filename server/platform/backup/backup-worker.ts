import { parentPort, workerData } from 'node:worker_threads';
import { runScheduledBackup, type BackupRun } from './run-scheduled.ts';

const outcome = await runScheduledBackup(workerData as BackupRun);
parentPort!.postMessage(outcome, []);
