import { rm } from 'node:fs/promises';
import { startApp, type AppProcess } from '#tests/app-process.ts';
import { tempFolder } from '#tests/temp-folder.ts';

/** Measures an app of its own, without limits of rates, which is gone afterwards with its data. */
export async function withApp(measure: (app: AppProcess, folder: string) => Promise<void>): Promise<void> {
  const folder = await tempFolder();
  const app = await startApp(folder, { LOG_LEVEL: 'error', RATE_LIMITS: 'off' });
  try {
    await measure(app, folder);
  } finally {
    await app.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
