import { Client, DatabaseError, escapeLiteral } from 'pg';
import { connectionString, type PostgresAddress } from './address.ts';
import { SUPERUSER } from './cluster.ts';

/** The database and the role that owns it, which is no superuser: a hole in one query opens no shell. */
const NAME = 'carful';
const MISSING = new Set(['3D000', '28P01', '28000']);

/** Makes the role and the database if they are missing, and proves that they answer. */
export async function openDatabase(address: PostgresAddress, password: string): Promise<string> {
  const ours = connectionString(address, { user: NAME, password, database: NAME });
  try {
    await ask(ours, (client) => client.query('SELECT 1'));
  } catch (failure) {
    if (!(failure instanceof DatabaseError) || !MISSING.has(failure.code ?? '')) throw failure;
    const admin = { user: SUPERUSER, password, database: 'postgres' };
    await ask(connectionString(address, admin), (client) => makeDatabase(client, password));
    await ask(ours, (client) => client.query('SELECT 1'));
  }
  return ours;
}

async function makeDatabase(client: Client, password: string): Promise<void> {
  // Two first starts at once take turns here.
  await client.query("SELECT pg_advisory_lock(hashtext('carful first start'))");
  const roles = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [NAME]);
  if (roles.rowCount === 0)
    await client.query(`CREATE ROLE ${NAME} LOGIN PASSWORD ${escapeLiteral(password)}`);
  const databases = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [NAME]);
  if (databases.rowCount === 0) await client.query(`CREATE DATABASE ${NAME} OWNER ${NAME}`);
}

async function ask(place: string, question: (client: Client) => Promise<unknown>): Promise<void> {
  const client = new Client({ connectionString: place, connectionTimeoutMillis: 10_000 });
  try {
    await client.connect();
    await question(client);
  } finally {
    await client.end();
  }
}
