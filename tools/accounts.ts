import { AccountOrder } from '#domain/operator/schema.ts';
import {
  deleteAccountOf,
  disableAccount,
  enableAccount,
  makeOperator,
} from '#server/accounts/operate-accounts.ts';
import { endLink, listAccounts, stateOf, type AccountLine } from '#server/accounts/operator-store.ts';
import { BackupError } from '#server/platform/backup/manifest.ts';
import type { Config } from '#server/platform/config.ts';
import type { Db } from '#server/platform/database/db.ts';
import { exportAccount } from './accounts/export-account.ts';
import { tellOwners } from './accounts/tell-owners.ts';
import { readArguments } from './arguments.ts';
import { onDatabase } from './backup/on-database.ts';
import { megabytes } from './backup/run-command.ts';
import { moment, tableText } from './print-table.ts';

const USAGE = `npm run accounts -- COMMAND
  list [TEXT] [--by size|used|made] [--json]   accounts whose address has the text
  disable EMAIL, enable EMAIL, delete EMAIL [--now]
  operator EMAIL                               the account that opens the operator's page
  export EMAIL FILE                            what its owner's own export holds, as a zip
  end-link LINK                                ends one share link, by its address or token
  tell FILE [--send]                           mails a text to all owners; its first line is the subject`;

type Given = { db: Db; config: Config; words: string[]; now: Date; values: typeof values };
/** What was done; null: no account has this address. */
type Command = (given: Given) => Promise<string | null>;

/** As its commands call them. */
const states = { active: 'active', unconfirmed: 'unconfirmed', locked: 'disabled', deleted: 'deleted' };

const ofAddress =
  (run: (given: Given, email: string) => Promise<string | null>): Command =>
  async (given) => {
    const [email] = given.words;
    if (email === undefined) throw new BackupError(`Usage: ${USAGE}`);
    const outcome = await run(given, email);
    if (outcome === null) throw new BackupError(`No account has the address ${email}.`);
    return `${email}: ${outcome}`;
  };

const commands: Record<string, Command> = {
  list: async ({ db, words: [text = ''], values: { by = 'made', json } }) => {
    const order = AccountOrder.safeParse(by);
    if (!order.success) throw new BackupError(`Usage: ${USAGE}`);
    const found = await listAccounts(db, { text, by: order.data });
    return json ? JSON.stringify(found, null, 2) : tableOf(found);
  },
  disable: ofAddress(async ({ db, now }, email) =>
    (await disableAccount(db, email, now))
      ? 'It is logged out everywhere; its links, keys and other access have ended.'
      : null,
  ),
  enable: ofAddress(async ({ db }, email) =>
    (await enableAccount(db, email))
      ? 'The account can log in again. Its links, keys and other access do not come back.'
      : null,
  ),
  delete: ofAddress(async ({ db, now, values: { now: isNow } }, email) => {
    if (!(await deleteAccountOf(db, email, now, isNow ? 'now' : 'later'))) return null;
    return isNow
      ? 'It is erased. Its files are removed within the hour, while Carful runs.'
      : 'It is disabled, and erased in 30 days. Until then, enable takes this back.';
  }),
  operator: ofAddress(async ({ db }, email) =>
    (await makeOperator(db, email))
      ? 'It finds *This server* in its settings, and no other account does, unless ADMIN_EMAILS says so.'
      : null,
  ),
  export: ofAddress(async ({ db, config, words: [, file] }, email) => {
    if (file === undefined) throw new BackupError(`Usage: ${USAGE}`);
    return (await exportAccount(db, config, email, file)) ? `Its data are in ${file}.` : null;
  }),
  'end-link': async ({ db, words: [link = ''], now }) => {
    const token = URL.canParse(link) ? new URL(link).searchParams.get('token') : link;
    const owner = await endLink(db, token ?? '', now);
    if (owner === undefined) throw new BackupError('No open share link has this address.');
    return `The link is closed. It was made by ${owner}.`;
  },
  tell: async ({ db, config, words: [file], values: { send = false } }) => {
    if (file === undefined) throw new BackupError(`Usage: ${USAGE}`);
    const owners = await tellOwners(db, config, file, send);
    return send
      ? `${owners} owners were sent the text.`
      : `${owners} owners would get the text: --send does it.`;
  },
};

/** npm run accounts (docs/operate/self-hosting.md). */
const { words, values } = readArguments(USAGE, {
  now: { type: 'boolean' },
  json: { type: 'boolean' },
  by: { type: 'string' },
  send: { type: 'boolean' },
});
await onDatabase('Nothing was done.', async (db, config) => {
  const [command = '', ...rest] = words;
  const run = Object.hasOwn(commands, command) ? commands[command] : undefined;
  if (!run) throw new BackupError(`Usage: ${USAGE}`);
  console.log(await run({ db, config, words: rest, now: new Date(), values }));
});

function tableOf(accounts: readonly AccountLine[]): string {
  const titles = ['account', 'state', 'made (UTC)', 'last log-in', 'files', 'storage'];
  const rows = accounts.map((account) => [
    account.email,
    states[stateOf(account)],
    moment(account.createdAt),
    moment(account.lastSeen),
    `${account.files}`,
    megabytes([{ size: account.bytes }]),
  ]);
  const total = megabytes(accounts.map(({ bytes }) => ({ size: bytes })));
  return `${tableText([titles, ...rows])}\n${accounts.length} accounts, ${total}`;
}
