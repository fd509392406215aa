import { Email } from '#domain/accounts/schema.ts';
import { Id } from '#domain/ids.ts';
import {
  deleteInvitation,
  listInvitations,
  type KnownInvitation,
} from '#server/accounts/invitation-store.ts';
import { makeInvitation } from '#server/accounts/make-invitation.ts';
import { BackupError } from '#server/platform/backup/manifest.ts';
import type { Db } from '#server/platform/database/db.ts';
import { readArguments } from './arguments.ts';
import { onDatabase, originOf } from './backup/on-database.ts';
import { moment, printTable } from './print-table.ts';

const USAGE = 'npm run invite -- [EMAIL] [--days N], npm run invite -- list, or npm run invite -- revoke ID';
const MAX_DAYS = 90;

/** npm run invite: links with which one account can be made each (docs/operate/self-hosting.md). */
const { words, values } = readArguments(USAGE, { days: { type: 'string', default: '7' } });
await onDatabase('Nothing was done.', async (db, config) => {
  const days = daysOf(values.days);
  const [first, second] = words;
  if (first === 'list') return list(db);
  if (first === 'revoke') return revoke(db, second);
  const email = first === undefined ? null : emailOf(first);
  const { path, expiresAt } = await makeInvitation(db, { email, days, now: new Date() });
  console.log(`${originOf(config)}${path}`);
  console.log(
    `It works for one account${email ? ` with the address ${email}` : ''} until ${moment(expiresAt)} UTC, and is not shown again.`,
  );
  if (config.signUp !== 'invite')
    console.log(`SIGN_UP is ${config.signUp}: an invitation counts with SIGN_UP=invite.`);
});

function daysOf(word: string): number {
  const days = Number(word);
  if (Number.isInteger(days) && days >= 1 && days <= MAX_DAYS) return days;
  throw new BackupError(`--days takes 1 to ${MAX_DAYS} days. Usage: ${USAGE}`);
}

function emailOf(word: string): string {
  const { data } = Email.safeParse(word);
  if (data === undefined) throw new BackupError(`${word} is no e-mail address. Usage: ${USAGE}`);
  return data;
}

async function list(db: Db): Promise<void> {
  const now = new Date();
  const row = (each: KnownInvitation) => [
    each.id,
    each.email ?? 'any',
    moment(each.expiresAt),
    stateOf(each, now),
  ];
  printTable([['invitation', 'for', 'until (UTC)', 'state'], ...(await listInvitations(db)).map(row)]);
}

function stateOf({ usedBy, expiresAt }: KnownInvitation, now: Date): string {
  if (usedBy) return `used by ${usedBy}`;
  return expiresAt > now ? 'open' : 'expired';
}

async function revoke(db: Db, word: string | undefined): Promise<void> {
  const { data: id } = Id.safeParse(word);
  if (id === undefined || !(await deleteInvitation(db, id)))
    throw new BackupError('No invitation has this id: npm run invite -- list shows them.');
  console.log('Nobody can use it any more. An account that was made with it stays.');
}
