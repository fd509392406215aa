import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { loadSecrets } from '#server/platform/access/secrets.ts';
import { startEmbeddedPostgres } from '#server/platform/postgres/supervisor.ts';
import { startApp } from '#tests/app-process.ts';
import { migratedFolder } from '#tests/migrated-cluster.ts';

/** The product as people run it, once for the whole run: real server, real database, built web app. */
export default async function setup(): Promise<() => Promise<void>> {
  const folder = await migratedFolder();
  const app = await startApp(folder, {
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'warn',
    // The stand-in of a server to import from is on this machine.
    IMPORT_ALLOW_PRIVATE: 'on',
  });
  // It runs already: this only finds the way to it, and leaves it running.
  const database = await startEmbeddedPostgres({ folder: join(folder, 'postgres'), log: () => undefined });
  const { auth } = await loadSecrets(folder, {});
  // Found once: a worker would need a second for what it had to load to find it.
  process.env['CARFUL_TEST_URL'] = app.url;
  process.env['CARFUL_TEST_DATABASE'] = database.connectionString;
  process.env['CARFUL_TEST_AUTH_SECRET'] = auth;
  return async () => {
    await app.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
