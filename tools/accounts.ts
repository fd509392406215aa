import { deleteAccountOf, disableAccount, enableAccount } from '#server/accounts/operate-accounts.ts';
import { listAccounts, type AccountLine } from '#server/accounts/operator-store.ts';
import { BackupError } from '#server/platform/backup/manifest.ts';
import type { Db } from '#server/platform/database/db.ts';
import { readArguments } from './arguments.ts';
import { onDatabase } from './backup/on-database.ts';
import { megabytes } from './backup/run-command.ts';
import { moment, printTable } from './print-table.ts';

const USAGE =
  'npm run accounts -- list, or npm run accounts -- disable, enable or delete EMAIL; delete EMAIL --now erases it at once';

type Command = (db: Db, email: string, now: Date, isNow: boolean) => Promise<string | null>;

/** Null: no account has this address. */
const commands: Record<string, Command> = {
  disable: async (db, email, now) =>
    (await disableAccount(db, email, now))
      ? 'It is logged out everywhere, and its share links are closed.'
      : null,
  enable: async (db, email) =>
    (await enableAccount(db, email)) ? 'It can log in again. Its share links stay closed.' : null,
  delete: async (db, email, now, isNow) => {
    if (!(await deleteAccountOf(db, email, now, isNow ? 'now' : 'later'))) return null;
    return isNow
      ? 'It is erased. Its files are removed within the hour, while Carful runs.'
      : 'It is disabled, and erased in 30 days. Until then, enable takes this back.';
  },
};

/** npm run accounts (docs/operate/self-hosting.md). */
const { words, values } = readArguments(USAGE, { now: { type: 'boolean' } });
await onDatabase('Nothing was done.', async (db) => {
  const [command = '', email] = words;
  if (command === 'list' && email === undefined) return list(db);
  const run = Object.hasOwn(commands, command) ? commands[command] : undefined;
  if (!run || email === undefined) throw new BackupError(`Usage: ${USAGE}`);
  const outcome = await run(db, email, new Date(), values.now ?? false);
  if (outcome === null) throw new BackupError(`No account has the address ${email}.`);
  console.log(`${email}: ${outcome}`);
});

async function list(db: Db): Promise<void> {
  const row = (account: AccountLine) => [
    account.email,
    stateOf(account),
    moment(account.createdAt),
    moment(account.lastSeen),
    `${account.files}`,
    megabytes([{ size: account.bytes }]),
  ];
  const titles = ['account', 'state', 'made (UTC)', 'last log-in', 'files', 'storage'];
  printTable([titles, ...(await listAccounts(db)).map(row)]);
}

function stateOf({ isConfirmed, disabledAt, deletionRequestedAt }: AccountLine): string {
  if (deletionRequestedAt) return 'deleted';
  if (disabledAt) return 'disabled';
  return isConfirmed ? 'active' : 'unconfirmed';
}
