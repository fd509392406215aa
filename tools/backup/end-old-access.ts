import type { Client } from 'pg';

/** What the operator has to look at: how many accounts there are again. */
export type RestoredAccess = { accounts: number };

/** Emptied by a restore. */
export const ENDED_TABLES = [
  'api_keys',
  'auth_session',
  'auth_verification',
  'calendar_entries',
  'calendar_feeds',
  'key_codes',
  'notice_addresses',
  'notice_deliveries',
  'operator_visits',
  'push_devices',
  'webhook_deliveries',
  'webhooks',
];

/**
 * A restore takes back what happened after the backup: sessions and invitations that were ended, devices whose trust
 * was withdrawn, share links, keys of programs, calendar addresses, push messages, addresses of notices, webhooks and links in mails that were used
 * would work again, so all of them end, and pictures go to a model only after a new answer. Revisions are raised by the milliseconds since 1970, so that no page that a browser cached
 * before has the revision of one that is written from now on; what devices have read counts no longer.
 */
export async function endOldAccess(client: Client): Promise<RestoredAccess> {
  await client.query(`truncate ${ENDED_TABLES.join(', ')}`);
  await client.query(
    'delete from invitations i where not exists (select from auth_user u where u.invitation_id = i.id)',
  );
  await client.query('update share_links set revoked_at = now() where revoked_at is null');
  await client.query('update settings set model_pictures = null, model_pictures_at = null');
  await client.query('truncate live_generations');
  await client.query('alter table cars disable trigger user');
  await client.query(
    'update cars set revision = revision + (extract(epoch from clock_timestamp()) * 1000)::bigint',
  );
  await client.query('alter table cars enable trigger user');
  const { rows: counted } = await client.query<{ accounts: number }>(
    'select count(*)::int as accounts from auth_user',
  );
  return { accounts: counted[0]!.accounts };
}
