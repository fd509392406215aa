import { Client, DatabaseError, escapeLiteral } from 'pg';
import { connectionString, type PostgresAddress } from './address.ts';
import { SUPERUSER } from './cluster.ts';

/** Name of the database and of its owner, who is no superuser, so that an SQL injection cannot open a shell. */
const NAME = 'carful';
const MISSING_CODES = new Set(['3D000', '28P01', '28000']);

/** Creates role and database if missing, and checks the connection. @returns the connection string */
export async function openDatabase(address: PostgresAddress, password: string): Promise<string> {
  const url = connectionString(address, { user: NAME, password, database: NAME });
  try {
    await withClient(url, (client) => client.query('SELECT 1'));
  } catch (failure) {
    if (!(failure instanceof DatabaseError) || !MISSING_CODES.has(failure.code ?? '')) throw failure;
    const admin = { user: SUPERUSER, password, database: 'postgres' };
    await withClient(connectionString(address, admin), (client) => createDatabase(client, password));
    await withClient(url, (client) => client.query('SELECT 1'));
  }
  return url;
}

async function createDatabase(client: Client, password: string): Promise<void> {
  // Two first starts at once must not run this concurrently.
  await client.query("SELECT pg_advisory_lock(hashtext('carful first start'))");
  const roles = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [NAME]);
  if (roles.rowCount === 0)
    await client.query(`CREATE ROLE ${NAME} LOGIN PASSWORD ${escapeLiteral(password)}`);
  const databases = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [NAME]);
  if (databases.rowCount === 0) await client.query(`CREATE DATABASE ${NAME} OWNER ${NAME}`);
}

async function withClient(
  connectionString: string,
  work: (client: Client) => Promise<unknown>,
): Promise<void> {
  const client = new Client({ connectionString, connectionTimeoutMillis: 10_000 });
  // A connection lost between two statements fails the next one; without a listener it would end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await work(client);
  } finally {
    await client.end();
  }
}
