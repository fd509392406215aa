import { makeResetLink } from '#server/accounts/make-reset-link.ts';
import { BackupError } from '#server/platform/backup/manifest.ts';
import { readArguments } from './arguments.ts';
import { onDatabase, originOf } from './backup/on-database.ts';

/** npm run reset-link -- EMAIL: for a forgotten password where no mail is configured (D113). */
const [email] = readArguments('npm run reset-link -- EMAIL', {}).words;
await onDatabase('No link was made.', async (db, config) => {
  if (!email) throw new BackupError('Say whose: npm run reset-link -- EMAIL');
  const path = await makeResetLink(db, email, new Date());
  if (path === null) throw new BackupError(`No account has the address ${email}.`);
  console.log(`${originOf(config)}${path}`);
  console.log('Hand it to the owner of the account. It works once, for an hour.');
});
