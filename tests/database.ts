import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '#server/platform/postgres/supervisor.ts';
import { migratedFolder } from './migrated-cluster.ts';

export type TestDatabase = { url: string; folder: string; stop(): Promise<void> };

/** One real database for a whole run, migrated by the product's own migrations. */
export async function startTestDatabase(): Promise<TestDatabase> {
  const folder = await migratedFolder();
  const said: string[] = [];
  const postgres = await startEmbeddedPostgres({
    folder: join(folder, 'postgres'),
    log: (line) => said.push(line),
  });
  return {
    url: postgres.connectionString,
    folder,
    stop: async () => {
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
