import { createHmac, randomBytes } from 'node:crypto';
import { POLICY } from '#domain/accounts/policy/edition.ts';
import { cookieName } from '#server/platform/access/session-cookie.ts';
import { newId } from '#server/platform/deps.ts';
import type { Visitor } from './client.ts';
import { HASH, PASSWORD } from './known-password.ts';
import type { Owner } from './people.ts';

const MONTH_MS = 30 * 24 * 3_600_000;

export type Entrance = {
  /** Of the server's database. */
  query(text: string, values: unknown[]): Promise<unknown>;
  authSecret: string;
  /** Served by https. */
  isSecure: boolean;
};

/**
 * An owner past the tutorial with a session, as `signUp` leaves one where no mail is set up, at a tenth of the cost; a test
 * compares the two.
 */
export async function enterOwner(
  visitor: Visitor,
  { query, authSecret, isSecure }: Entrance,
  name: string,
): Promise<Owner> {
  const id = newId();
  const email = `${randomBytes(8).toString('hex')}@example.com`;
  const token = randomBytes(24).toString('base64url');
  await query(
    `with entered as (
       insert into auth_user (id, name, email, email_verified, onboarding_completed)
       values ($1, $2, $3, true, true) returning id, email
     ), account as (
       insert into auth_account (id, user_id, account_id, provider_id, password)
       select $4, id, id::text, 'credential', $5 from entered
     )
     insert into users (id, email, first_name, last_name, terms_version, terms_accepted_at)
     select id, email, $2, 'Kalniņa', $6, now() from entered`,
    [id, name, email, newId(), HASH, POLICY.version],
  );
  await query(
    `insert into auth_session (id, user_id, token, expires_at, ip_address, user_agent, method)
     values ($1, $2, $3, $4, '127.0.0.1', 'node', 'password')`,
    [newId(), id, token, new Date(Date.now() + MONTH_MS)],
  );
  const signature = createHmac('sha256', authSecret).update(token).digest('base64');
  visitor.cookie = `${cookieName(isSecure)}=${encodeURIComponent(`${token}.${signature}`)}`;
  return Object.assign(visitor, { email, password: PASSWORD, id });
}
