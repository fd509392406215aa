import { join } from 'node:path';
import { readConfig, type Config } from '#server/platform/config.ts';
import { openDb, type Db } from '#server/platform/database/db.ts';
import { reachDatabase } from './reach-database.ts';
import { runCommand } from './run-command.ts';

/** Runs an operator's command on the database of a Carful that may be running. @param failed begins what is printed when it fails */
export const onDatabase = (
  failed: string,
  command: (db: Db, config: Config) => Promise<void>,
): Promise<void> =>
  runCommand(failed, async () => {
    const config = readConfig(join(import.meta.dirname, '../..'));
    const database = await reachDatabase(config);
    const db = openDb(database.url, 1, (error) => console.error(error));
    try {
      await command(db, config);
    } finally {
      await db.$client.end();
      await database.leave();
    }
  });

/** Where people reach this server. */
export function originOf({ publicUrl, host, port }: Config): string {
  if (publicUrl) return new URL(publicUrl).origin;
  return `http://${['0.0.0.0', '::'].includes(host) ? 'localhost' : host}:${port}`;
}
