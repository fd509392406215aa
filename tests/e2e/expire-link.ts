import { join } from 'node:path';
import { Client } from 'pg';
import type { Id } from '#domain/ids.ts';
import { startEmbeddedPostgres } from '#server/platform/postgres/supervisor.ts';

/** The time of a link is over: by the row itself, for the product's clock is the true one here. */
export async function expireLink(linkId: Id): Promise<void> {
  // The database runs already, for the app: this only finds the way to it, and leaves it running.
  const { connectionString } = await startEmbeddedPostgres({
    folder: join(process.env['CARFUL_TEST_FOLDER']!, 'postgres'),
    log: () => undefined,
  });
  const client = new Client({ connectionString });
  await client.connect();
  try {
    const { rowCount } = await client.query(
      `update share_links set created_at = now() - interval '25 hours', expires_at = now() - interval '1 hour'
       where id = $1`,
      [linkId],
    );
    if (rowCount !== 1) throw new Error('there is no such link');
  } finally {
    await client.end();
  }
}
