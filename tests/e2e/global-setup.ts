import { rm } from 'node:fs/promises';
import { startApp } from '#tests/app-process.ts';
import { tempFolder } from '#tests/temp-folder.ts';

/** The product as people run it, once for the whole run: real server, real database, built web app. */
export default async function setup(): Promise<() => Promise<void>> {
  const folder = await tempFolder();
  const app = await startApp(folder, {
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'warn',
    // The stand-in of a server to import from is on this machine.
    IMPORT_ALLOW_PRIVATE: 'on',
  });
  process.env['CARFUL_TEST_URL'] = app.url;
  process.env['CARFUL_TEST_FOLDER'] = folder;
  return async () => {
    await app.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
