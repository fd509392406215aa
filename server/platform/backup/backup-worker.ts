import { parentPort, workerData } from 'node:worker_threads';
import { runScheduledBackup, type BackupRun } from './run-scheduled.ts';

parentPort!.postMessage(await runScheduledBackup(workerData as BackupRun));
