import { join } from 'node:path';
import { Client } from 'pg';
import { readConfig } from '#server/platform/config.ts';
import { readQueueFigures, type QueueFigures } from '#server/platform/jobs/read-figures.ts';
import { readArguments } from './arguments.ts';
import { reachDatabase } from './backup/reach-database.ts';
import { runCommand } from './backup/run-command.ts';
import { printTable } from './print-table.ts';

/** npm run jobs: what waits, runs and failed, by queue (docs/operate/self-hosting.md). */
readArguments('npm run jobs', {});
await runCommand('The jobs cannot be read.', async () => {
  const database = await reachDatabase(readConfig(join(import.meta.dirname, '..')));
  const client = new Client({ connectionString: database.url, application_name: 'carful-jobs' });
  try {
    await client.connect();
    printTable([
      ['job', 'waiting', 'active', 'failed', 'done', 'next due', 'last failure'],
      ...(await readQueueFigures(client)).map(toRow),
    ]);
    console.log('\nFailed and done jobs are counted for a week.');
  } finally {
    await client.end();
    await database.leave();
  }
});

function toRow({ name, waiting, active, failed, done, oldest, lastFailure }: QueueFigures): string[] {
  const due = oldest?.toISOString().slice(0, 19).replace('T', ' ') ?? '';
  return [name, `${waiting}`, `${active}`, `${failed}`, `${done}`, due, lastFailure ?? ''];
}
