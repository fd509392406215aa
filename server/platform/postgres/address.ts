import { createHash, randomBytes } from 'node:crypto';
import { chmod, chown, lstat, mkdir } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Account } from './account.ts';
import { failureCode } from '#server/platform/database/postgres-error.ts';

/** `host` is the socket's folder (an absolute path) or a loopback address, as in PostgreSQL's own notation. */
export type PostgresAddress = { host: string; port: number };

/** The system's limit, without the final zero. */
const LONGEST_SOCKET_PATH = process.platform === 'darwin' ? 103 : 107;
const DEFAULT_PORT = 5432;

export async function chooseAddress(folder: string, account: Account): Promise<PostgresAddress> {
  for (const host of [join(folder, 'run'), shortFolder(folder)]) {
    if (await supportsSockets(host, account)) return { host, port: DEFAULT_PORT };
  }
  return { host: '127.0.0.1', port: await freePort() };
}

export function connectionString(
  { host, port }: PostgresAddress,
  { user, password, database }: { user: string; password: string; database: string },
): string {
  const location = host.startsWith('/')
    ? `localhost:${port}/${database}?host=${encodeURIComponent(host)}`
    : undefined;
  return `postgresql://${user}:${password}@${location ?? `${host}:${port}/${database}`}`;
}

function shortFolder(folder: string): string {
  return join(tmpdir(), `carful-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`);
}

async function supportsSockets(host: string, account: Account): Promise<boolean> {
  const socket = join(host, `.s.PGSQL.${DEFAULT_PORT}`);
  if (Buffer.byteLength(socket) > LONGEST_SOCKET_PATH) return false;
  if (!(await isPrivate(host, account))) return false;
  // Found by trial, because network and shared file systems reject sockets in many ways.
  return canListen(join(host, `try-${randomBytes(4).toString('hex')}`));
}

// The name of the folder under tmpdir() can be guessed, so a folder created by another user is not used.
async function isPrivate(host: string, account: Account): Promise<boolean> {
  try {
    await mkdir(host, { mode: 0o700 });
  } catch (failure) {
    if (failureCode(failure) !== 'EEXIST') return false;
  }
  const info = await lstat(host);
  const owner = account?.uid ?? process.geteuid?.();
  if (!info.isDirectory() || (info.uid !== owner && info.uid !== process.geteuid?.())) return false;
  await chmod(host, 0o700);
  if (account) await chown(host, account.uid, account.gid);
  return true;
}

function canListen(socket: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(socket, () => server.close(() => resolve(true)));
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
