import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { dataTestsOf } from '#tests/tables.ts';
import { isPrivateAddress } from './private-address.ts';
import { openOutside, outsideFailure, sendOutside } from './send-outside.ts';

dataTestsOf('addresses.tsv')('what is reached at it', { tags: ['NOT-31'] }, (address, what) => {
  expect(isPrivateAddress(address)).toBe(what === 'a private network');
});

const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  }
});
async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
const send = (url: string, allowPrivate: boolean) =>
  sendOutside({ method: 'POST', url, headers: {}, body: 'hello' }, allowPrivate);

test(
  'neither a private address nor a name of one is asked without permission',
  { tags: ['NOT-31'] },
  async () => {
    let asked = 0;
    const { port } = new URL(await serve((_request, reply) => void reply.end(String((asked += 1)))));
    const refused = [
      `http://127.0.0.1:${port}`,
      `https://127.0.0.1:${port}`,
      `https://localhost:${port}`,
      `https://2130706433:${port}`,
      `https://[::ffff:127.0.0.1]:${port}`,
      `https://user:secret@example.com`,
    ];
    for (const url of refused)
      expect([url, await send(url, false).catch(outsideFailure)]).toMatchObject([
        url,
        { reason: expect.stringMatching(/not https|private|user/) },
      ]);
    expect(asked).toBe(0);
    expect(await send(`http://localhost:${port}`, true)).toEqual({
      status: 200,
      text: '1',
      retryAfterMs: null,
    });
  },
);

test('a redirect is not followed, and a long answer is cut', { tags: ['NOT-31'] }, async () => {
  const paths: string[] = [];
  const url = await serve(({ url: path }, reply) => {
    paths.push(path!);
    if (path === '/long') return void reply.end('x'.repeat(1_000_000));
    reply.writeHead(302, { location: '/elsewhere' }).end();
  });
  expect(await send(`${url}/moved`, true)).toEqual({ status: 302, text: '', retryAfterMs: null });
  expect((await send(`${url}/long`, true)).text).toHaveLength(16 * 1024);
  expect(paths).toEqual(['/moved', '/long']);
});

test('how long an answer asks to wait is read as seconds or as a date', { tags: ['NOT-05'] }, async () => {
  const waits = { '/seconds': '90', '/date': new Date(Date.now() + 600_000).toUTCString(), '/odd': 'soon' };
  const url = await serve(({ url: path }, reply) =>
    reply.writeHead(429, { 'retry-after': waits[path as keyof typeof waits] }).end(),
  );
  const waitOf = async (path: keyof typeof waits) => (await send(url + path, true)).retryAfterMs;
  expect([await waitOf('/seconds'), await waitOf('/odd')]).toEqual([90_000, null]);
  expect(Math.abs((await waitOf('/date'))! - 600_000)).toBeLessThan(20_000);
});

test('an answer that switches the protocol ends the request', { tags: ['NOT-62'] }, async () => {
  const url = await serve(() => undefined);
  servers[0]!.on('upgrade', () => undefined);
  servers[0]!.on('request', ({ socket }) =>
    socket.write('HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: any\r\n\r\n'),
  );
  expect(await send(url, true)).toEqual({ status: 101, text: '', retryAfterMs: null });
});

test('an answer that nobody reads closes its connection', { tags: ['NOT-62'] }, async () => {
  const closed = Promise.withResolvers<void>();
  const url = await serve((_request, reply) => {
    reply.once('close', closed.resolve);
    reply.writeHead(500).write('x');
  });
  const { body } = await openOutside({ method: 'GET', url, headers: {} }, true, 60_000);
  body.destroy();
  await closed.promise;
});

test('a failure is told without the address', async () => {
  const failure = await send('http://127.0.0.1:1/secret', true).catch(outsideFailure);
  expect(failure).toEqual({ kind: 'unreachable', reason: 'ECONNREFUSED' });
});

test('an answer that does not come in time is called slow', { tags: ['NOT-62'] }, async () => {
  const url = await serve(() => undefined);
  const request = { method: 'POST', url, headers: {}, body: 'hello' } as const;
  expect(await sendOutside(request, true, 50).catch(outsideFailure)).toEqual({
    kind: 'slow',
    reason: 'ABORT_ERR',
  });
});

test('a host that says nothing leaves connections to the others', async () => {
  let waiting = 0;
  const silent = await serve(() => void (waiting += 1));
  const other = await serve((_request, reply) => void reply.end('here'));
  const request = { method: 'POST', url: silent, headers: {}, body: 'hello' } as const;
  const asked = Array.from({ length: 150 }, () => sendOutside(request, true, 500).catch(outsideFailure));
  await expect.poll(() => waiting).toBe(100);
  expect(await send(other, true)).toMatchObject({ text: 'here' });
  expect(waiting).toBe(100);
  await Promise.all(asked);
});
