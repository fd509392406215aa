import { sql, type SQL } from 'drizzle-orm';
import { securityEvents } from './table.ts';

const DONE = ['done', 'changed', 'mail-sent', 'confirmed', 'requested', 'same'];
/** Mails that anybody who knows the address can request. */
const OPEN_TO_ANYBODY = ['request-password-reset', 'send-verification-email'];

export const isDone = (outcome: string): boolean => DONE.includes(outcome);

/** Whether it gave access to the account. Events that a stranger can cause must not crowd these out. */
export const tookAccess = (action: string, outcome: string): boolean =>
  isDone(outcome) && !OPEN_TO_ANYBODY.includes(action);

export const rowTookAccess: SQL<boolean> = sql`(
  ${securityEvents.outcome} = any(${sql.param(DONE)}::text[])
  and ${securityEvents.action} <> all(${sql.param(OPEN_TO_ANYBODY)}::text[]))`;
