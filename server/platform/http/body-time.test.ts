import { connect } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { limitBodyTime } from './body-time.ts';

let app: FastifyInstance;
let port: number;

beforeAll(async () => {
  app = Fastify({ requestTimeout: 0 });
  limitBodyTime(app, 200);
  app.post('/usual', (request) => ({ got: request.body }));
  app.post('/patient', { config: { bodyMs: 60_000 } }, (request) => ({ got: request.body }));
  await app.listen({ host: '127.0.0.1', port: 0 });
  port = (app.server.address() as { port: number }).port;
});
afterAll(() => app.close());

/** Sends headers and half of the body, then the rest after a delay. @returns the whole response */
function halting(path: string, pauseMs: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let said = '';
    socket.on('data', (chunk) => (said += String(chunk)));
    socket.on('error', reject);
    socket.on('close', () => resolve(said));
    socket.write(
      `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 4\r\n` +
        'connection: close\r\n\r\ntr',
    );
    setTimeout(() => socket.writable && socket.write('ue'), pauseMs);
  });
}

test('a body that arrives too slowly gets an error, and the connection is closed', async () => {
  const said = await halting('/usual', 5_000);
  expect(said).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
  expect(JSON.parse(said.split('\r\n\r\n')[1]!)).toMatchObject({ code: 'UPLOAD_FAILED', status: 408 });
});

test('a route may allow more time, and a body in time is accepted', async () => {
  const [slow, quick] = await Promise.all([halting('/patient', 600), halting('/usual', 0)]);
  for (const said of [slow, quick]) {
    expect(said).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
    expect(said).toContain('{"got":true}');
  }
});

test('headers keep Node’s own timeout', () => {
  expect(app.server.headersTimeout).toBe(60_000);
  expect(app.server.requestTimeout).toBe(0);
});
