import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startApp } from '#tests/app-process.ts';

/** The product as people run it, once for the whole run: real server, real database, built web app. */
export default async function setup(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'carful-e2e-'));
  await chmod(folder, 0o711);
  const app = await startApp(folder, { RATE_LIMITS: 'off', LOG_LEVEL: 'warn' });
  process.env['CARFUL_TEST_URL'] = app.url;
  return async () => {
    await app.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
