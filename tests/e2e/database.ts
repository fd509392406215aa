import { join } from 'node:path';
import { Client } from 'pg';
import { startEmbeddedPostgres } from '#server/platform/postgres/supervisor.ts';

/** Of the app under test. It runs already: this only finds the way to it, and leaves it running. */
export async function withDatabase<Answer>(use: (client: Client) => Promise<Answer>): Promise<Answer> {
  const { connectionString } = await startEmbeddedPostgres({
    folder: join(process.env['CARFUL_TEST_FOLDER']!, 'postgres'),
    log: () => undefined,
  });
  const client = new Client({ connectionString });
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}
