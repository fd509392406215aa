import type { Id } from '#domain/ids.ts';
import { withDatabase } from './database.ts';

/** The time of a link is over: by the row itself, for the product's clock is the true one here. */
export const expireLink = (linkId: Id): Promise<void> =>
  withDatabase(async (client) => {
    const { rowCount } = await client.query(
      `update share_links set created_at = now() - interval '25 hours', expires_at = now() - interval '1 hour'
       where id = $1`,
      [linkId],
    );
    if (rowCount !== 1) throw new Error('there is no such link');
  });
