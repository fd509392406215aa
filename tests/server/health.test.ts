import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startFauxqs } from 'fauxqs';
import { afterEach, expect, test, vi } from 'vitest';
import { freePort } from '#tests/free-port.ts';
import { openWorld, type World } from '#tests/world.ts';

const opened: World[] = [];
afterEach(async () => {
  for (const world of opened.splice(0)) await world.close();
});

async function open(options: Parameters<typeof openWorld>[0] = {}): Promise<World> {
  const world = await openWorld({ ...options, env: { LOG_LEVEL: 'silent', ...options.env } });
  opened.push(world);
  return world;
}

async function ask(world: World, path: string): Promise<{ status: number; body: unknown }> {
  const { status, body, headers } = await world.visitor().send('GET', path);
  expect(headers.get('cache-control')).toBe('no-store');
  return { status, body };
}

const s3 = (port: number) => ({
  FILE_STORAGE: 's3',
  S3_BUCKET: 'carful',
  S3_ENDPOINT: `http://127.0.0.1:${port}`,
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
});
const notReady = (reason: string) => ({ status: 503, body: { status: 'unavailable', reason } });
const ok = { status: 200, body: { status: 'ok' } };

test('a process is live and ready, and says nothing else about itself', async () => {
  const world = await open();
  expect(await ask(world, '/health/live')).toEqual(ok);
  expect(await ask(world, '/health/ready')).toEqual(ok);
});

test('without the database a process is live and not ready', async () => {
  const world = await open({ databaseUrl: 'postgresql://nobody:nothing@127.0.0.1:9/none' });
  expect(await ask(world, '/health/live')).toEqual(ok);
  expect(await ask(world, '/health/ready')).toEqual(notReady('database'));
});

test('a process becomes ready as soon as S3 answers and has the bucket', async () => {
  const port = await freePort();
  const world = await open({ env: s3(port) });
  expect(await ask(world, '/health/ready')).toEqual(notReady('storage'));
  const server = await startFauxqs({ port, logger: false });
  try {
    await new Promise((resolve) => setTimeout(resolve, 1100)); // A result is shared for a second.
    expect(await ask(world, '/health/ready')).toEqual(notReady('storage'));
    server.createBucket('carful');
    await vi.waitFor(async () => expect(await ask(world, '/health/ready')).toEqual(ok), 10_000);
  } finally {
    await server.stop();
  }
});

test.each([
  ['InvalidAccessKeyId', notReady('storage')],
  ['AccessDenied', ok],
])('an S3 that answers %s to a key that does not exist', async (code, expected) => {
  const server = createServer((_request, response) => {
    response.writeHead(403, { 'content-type': 'application/xml' });
    response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>No</Message></Error>`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const world = await open({ env: s3((server.address() as AddressInfo).port) });
    expect(await ask(world, '/health/ready')).toEqual(expected);
  } finally {
    server.closeAllConnections();
    server.close();
  }
});

test('many probes at once ask the database once', async () => {
  const world = await open();
  const query = vi.spyOn(world.deps.db, 'execute');
  await Promise.all(Array.from({ length: 20 }, () => ask(world, '/health/ready')));
  expect(query).toHaveBeenCalledTimes(1);
});
