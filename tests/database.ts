import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrateDb } from '#server/platform/db.ts';
import { startEmbeddedPostgres } from '#server/platform/embedded-postgres.ts';

export type TestDatabase = { url: string; folder: string; stop(): Promise<void> };

/** One real database for a whole run, migrated by the product's own migrations. */
export async function startTestDatabase(): Promise<TestDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'carful-test-'));
  // Run by root, the database has a user of its own, who must be able to pass.
  await chmod(folder, 0o711);
  const said: string[] = [];
  const postgres = await startEmbeddedPostgres({ folder: join(folder, 'postgres'), log: (line) => said.push(line) });
  await migrateDb(postgres.connectionString);
  return {
    url: postgres.connectionString,
    folder,
    stop: async () => {
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
