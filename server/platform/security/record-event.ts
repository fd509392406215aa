import { sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { deviceOf } from '#domain/accounts/device-rules.ts';
import { DAY_MS } from '#domain/days.ts';
import type { Id } from '#domain/ids.ts';
import { newId, type Deps } from '#server/platform/deps.ts';
import { networkPrefix } from '#server/platform/http/client-network.ts';
import { rowTookAccess, tookAccess } from './event-class.ts';
import { securityEvents } from './table.ts';

type SecurityEvent = {
  action: string;
  /** 'done', or the reason for a refusal. */
  outcome: string;
  /** Null when the request names no account of this server. */
  account: Id | null;
};

/** Unrelated to access: the name of an account, and the way to a provider, whose return is recorded. */
const LOGGED_ONLY = new Set([
  'update-user',
  'sign-in/social',
  'link-social',
  'passkey/generate-register-options',
]);
/** Per account in 24 hours, counted separately: someone who guesses a password must not fill the disk. */
const MAX_PER_DAY = { tookAccess: 1000, others: 200 };
const OUTCOME_MAX = 100;

/** Logged with account and network address for investigations, and stored for the owner to read. Never contains an
 * e-mail address, a name, a token or a code. A failure to store it is logged and does not fail the request. */
export async function recordSecurityEvent(
  deps: Pick<Deps, 'db' | 'clock'>,
  { log, ip, headers }: Pick<FastifyRequest, 'log' | 'ip' | 'headers'>,
  { action, outcome: given, account }: SecurityEvent,
): Promise<void> {
  // A provider's answer comes through the browser, so it is not trusted.
  const outcome = given.slice(0, OUTCOME_MAX);
  log.info({ security: action, outcome, account, address: ip }, 'security event');
  if (account === null || LOGGED_ONLY.has(action)) return;
  const { browser, system } = deviceOf(headers['user-agent'] ?? null);
  const at = deps.clock();
  const isAccess = tookAccess(action, outcome);
  const most = isAccess ? MAX_PER_DAY.tookAccess : MAX_PER_DAY.others;
  const dayBefore = new Date(at.getTime() - DAY_MS);
  try {
    await deps.db.execute(sql`
      insert into ${securityEvents} (id, owner_id, at, action, outcome, network, browser, system)
      select ${newId()}::uuid, ${account}::uuid, ${at.toISOString()}::timestamptz, ${action}, ${outcome},
        ${networkPrefix(ip)}, ${browser}, ${system}
      where (
        select count(*) from (
          select from ${securityEvents} 
          where owner_id = ${account} and at > ${dayBefore.toISOString()}::timestamptz
            and ${rowTookAccess} = ${isAccess}::boolean
          limit ${most}
        ) as recent
      ) < ${most}::int`);
  } catch (error) {
    log.error({ err: error, security: action }, 'a security event could not be stored');
  }
}
