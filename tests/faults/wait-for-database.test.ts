import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, inject, test, vi } from 'vitest';
import { appEntry, appFlags, childEnvironment } from '#tests/app-process.ts';
import { freePort } from '#tests/free-port.ts';
import { tempFolder } from '#tests/temp-folder.ts';

let place: string;
let child: ChildProcess;
let said: string;

beforeAll(async () => void (place = await tempFolder()));
afterEach(async () => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
});
afterAll(() => rm(place, { recursive: true, force: true }));

function start(env: Record<string, string>): void {
  said = '';
  child = spawn(process.execPath, [...appFlags, appEntry()], {
    env: { ...childEnvironment, DATA_DIR: place, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const out of [child.stdout!, child.stderr!])
    out.on('data', (chunk: Buffer) => (said += chunk.toString()));
}

const prints = (text: string | RegExp) => vi.waitFor(() => expect(said).toMatch(text), 60_000);

async function ends(): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  return child.exitCode;
}

const at = (port: number, database = 'carful') => {
  const { username, password } = new URL(inject('databaseUrl'));
  return `postgresql://${username}:${password}@127.0.0.1:${port}/${database}`;
};

/** The test database under a port of its own. */
async function serveDatabase(port: number): Promise<Server> {
  const { hostname, port: own, searchParams } = new URL(inject('databaseUrl'));
  const folder = searchParams.get('host');
  const server = createServer((socket) => {
    const target = folder ? connect(`${folder}/.s.PGSQL.${own}`) : connect(Number(own), hostname);
    for (const end of [socket, target]) end.on('error', () => undefined);
    socket.pipe(target).pipe(socket);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

test('a start without its database waits, says so without the password, and goes on', async () => {
  const port = await freePort();
  start({ DATABASE_URL: at(port) });
  await prints(`The database of DATABASE_URL (127.0.0.1:${port}/carful) does not answer`);
  expect(said).not.toContain(new URL(at(port)).password);
  expect(said).not.toMatch(/\n\s+at /);
  const server = await serveDatabase(port);
  try {
    await prints('Carful is ready');
    child.kill('SIGTERM');
    expect(await ends()).toBe(0);
  } finally {
    server.close();
  }
});
