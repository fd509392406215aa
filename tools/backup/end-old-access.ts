import type { Client } from 'pg';

export type OpenLink = { email: string; brand: string; model: string; expiresAt: Date };

/**
 * A restore takes back what happened after the backup: sessions that were ended, devices whose trust was
 * withdrawn and links in mails that were used would work again, so all of them end. Revisions move on by the
 * milliseconds since 1970, so that no page that a browser cached before matches what is written from now on.
 * @returns the share links that are open again
 */
export async function endOldAccess(client: Client): Promise<OpenLink[]> {
  await client.query('truncate auth_session, auth_verification');
  await client.query('alter table cars disable trigger user');
  await client.query(
    'update cars set revision = revision + (extract(epoch from clock_timestamp()) * 1000)::bigint',
  );
  await client.query('alter table cars enable trigger user');
  const { rows } = await client.query<OpenLink>(
    `select u.email, c.brand, c.model, l.expires_at as "expiresAt"
     from share_links l join cars c on c.id = l.car_id join auth_user u on u.id = l.owner_id
     where l.revoked_at is null and l.expires_at > now()
     order by l.expires_at, l.id`,
  );
  return rows;
}
