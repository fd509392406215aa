import { Client } from 'pg';
import { startPostgresForApp } from '#server/platform/postgres/for-app.ts';

/** An app that only writes: every number on its output is a row that the database has acknowledged. */
const [folder = ''] = process.argv.slice(2);
const database = await startPostgresForApp({ folder, log: () => undefined });
const client = new Client({ connectionString: database.connectionString });
await client.connect();
await client.query('CREATE TABLE IF NOT EXISTS written (number bigint PRIMARY KEY)');
const { rows } = await client.query<{ last: string }>('SELECT coalesce(max(number), 0) AS last FROM written');
for (let number = Number(rows[0]?.last) + 1; ; number += 1) {
  await client.query('INSERT INTO written VALUES ($1)', [number]);
  process.stdout.write(`${number}\n`);
}
