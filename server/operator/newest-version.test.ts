import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { appVersion } from '#server/platform/app-version.ts';
import { askNewest } from './newest-version.ts';

let asked = 0;
const answers: Record<string, [status: number, text: string]> = {
  '/newer': [200, `{"url": "x", "tag_name": "v99.0.1", "body": "${'x'.repeat(100_000)}"}`],
  '/same': [200, JSON.stringify({ version: appVersion().version })],
  '/older': [200, '{"tag_name":"v0.0.9"}'],
  '/page': [200, '<html>'],
  '/gone': [404, '{"tag_name":"v99.0.0"}'],
};
const server = createServer(({ url }, reply) => {
  asked += 1;
  const [status, text] = answers[url!]!;
  reply.writeHead(status).end(text);
});
let base: string;
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

test.each<[string, object]>([
  ['/newer', { version: '99.0.1', isNewer: true }],
  ['/same', { version: appVersion().version, isNewer: false }],
  ['/older', { version: '0.0.9', isNewer: false }],
  ['/page', { failure: 'no version in the answer' }],
  ['/gone', { failure: 'status 404' }],
])('%s is read', async (path, expected) => {
  expect(await askNewest(base + path, true)).toEqual(expected);
});

test('an address of the own network is not asked unless the server may', async () => {
  const before = asked;
  expect(await askNewest(`${base}/newer`, false)).toEqual({ failure: 'not https' });
  expect(await askNewest('https://127.0.0.1/newer', false)).toEqual({ failure: 'a private address' });
  expect(asked).toBe(before);
});
