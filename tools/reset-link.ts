import { join } from 'node:path';
import { makeResetLink } from '#server/accounts/make-reset-link.ts';
import { readConfig } from '#server/platform/config.ts';
import { openDb } from '#server/platform/database/db.ts';
import { BackupError } from '#server/platform/backup/manifest.ts';
import { reachDatabase } from './backup/reach-database.ts';
import { orSay } from './backup/say.ts';

/** npm run reset-link -- EMAIL: for a forgotten password where no mail is configured (D113). */
await orSay('No link was made.', async () => {
  const email = process.argv[2];
  if (!email) throw new BackupError('Say whose: npm run reset-link -- EMAIL');
  const config = readConfig(join(import.meta.dirname, '..'));
  const database = await reachDatabase(config);
  const db = openDb(database.url, 1, (error) => console.error(error));
  try {
    const path = await makeResetLink(db, email, new Date());
    if (path === null) throw new BackupError(`No account has the address ${email}.`);
    const host = ['0.0.0.0', '::'].includes(config.host) ? 'localhost' : config.host;
    const origin = config.publicUrl ? new URL(config.publicUrl).origin : `http://${host}:${config.port}`;
    console.log(`${origin}${path}`);
    console.log('Hand it to the owner of the account. It works once, for an hour.');
  } finally {
    await db.$client.end();
    await database.leave();
  }
});
