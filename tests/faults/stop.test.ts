import { rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { startApp } from '#tests/app-process.ts';
import { tempFolder } from '#tests/temp-folder.ts';

const STOPS_WITHIN_MS = 20_000;

let place: string;
beforeAll(async () => void (place = await tempFolder()));
afterAll(() => rm(place, { recursive: true, force: true }));

/** Sends a part of a large body and keeps the connection open. @returns once the refusal has arrived */
async function sendPartOfBody(url: string): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  const status = new Promise<string>((resolve) =>
    socket.once('data', (chunk) => resolve(String(chunk).split(' ')[1]!)),
  );
  socket.write(
    'POST /api/auth/sign-in/email HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n' +
      `content-length: 2500000\r\n\r\n${'x'.repeat(1_500_000)}`,
  );
  expect(await status).toBe('413');
  return socket;
}

test(
  'SIGTERM ends the app although the body of a refused request was never read',
  { tags: ['long'] },
  async () => {
    const env = { DATABASE_URL: inject('databaseUrl'), LOG_LEVEL: 'fatal', RATE_LIMITS: 'off' };
    const app = await startApp(place, env);
    const sockets: Socket[] = [];
    let state = 'running';
    try {
      sockets.push(await sendPartOfBody(app.url), await sendPartOfBody(app.url));
      sockets[0]!.destroy();
      const stopped = app.stop().then(() => (state = 'stopped'));
      await Promise.race([stopped, sleep(STOPS_WITHIN_MS, undefined, { ref: false })]);
      expect(state).toBe('stopped');
    } finally {
      for (const socket of sockets) socket.destroy();
      if (state === 'running') process.kill(app.pid, 'SIGKILL');
    }
  },
);
