import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import type { ApiDocument } from '#server/platform/http/api-page.ts';
import { newId } from '#server/platform/deps.ts';
import { carDraft, newCar } from '#tests/people.ts';
import { openWorld, type World } from '#tests/world.ts';
import { owner, withOwner, world } from '#tests/set-up.ts';

withOwner();

/** Raw bytes for the socket, which no client library would send. */
async function raw(request: string): Promise<{ status: number; head: string; body: string }> {
  const { hostname, port } = new URL(world.baseUrl);
  const socket = connect(Number(port), hostname);
  socket.write(request);
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), head, body };
}

describe('every error has the one shape', () => {
  test('an unknown path, in the API and beside it, whatever the method', async () => {
    for (const path of ['/api/nothing', '/api/cars/x/y/z', '/nothing', '/api/auth']) {
      for (const method of ['GET', 'POST', 'PATCH', 'DELETE']) {
        const { status, body } = await owner.send(method, path, method === 'GET' ? {} : { json: {} });
        expect([method, path, status, body]).toEqual([
          method,
          path,
          404,
          { defined: true, code: 'NOT_FOUND', status: 404, message: 'Not found' },
        ]);
      }
    }
  });

  test('a body that is no JSON, no object, or of another kind', async () => {
    const send = (body: string, type = 'application/json') =>
      owner.send('POST', '/api/cars', { body, headers: { 'content-type': type } });
    for (const body of ['{', '', '[]', '"x"', 'null', '{"a":1,}']) {
      const answer = await send(body);
      expect([body, answer.status, answer.body]).toMatchObject([
        body,
        400,
        { defined: true, code: 'BAD_REQUEST', data: { fields: expect.any(Array) } },
      ]);
    }
    const other = await send('brand=Volvo', 'application/x-www-form-urlencoded');
    expect(other.status).toBeGreaterThanOrEqual(400);
    expect(other.status).toBeLessThan(500);
    expect(other.body).toMatchObject({ defined: true, status: other.status });
  });

  test('a body that is too large, told with the limit in bytes', async () => {
    const large = await owner.send('POST', '/api/cars', {
      json: { ...carDraft(), nickname: 'x'.repeat(1_100_000) },
    });
    expect(large).toMatchObject({
      status: 413,
      body: { defined: true, code: 'TOO_LARGE', data: { limit: 1024 * 1024 } },
    });
  });

  test('headers that are too long, and what is no HTTP at all', async () => {
    const long = await raw(
      `GET /api/session HTTP/1.1\r\nhost: localhost\r\nx-long: ${'x'.repeat(20_000)}\r\n\r\n`,
    );
    expect(long.status).toBe(431);
    expect(JSON.parse(long.body)).toMatchObject({ defined: true, code: 'BAD_REQUEST', status: 431 });
    const noHttp = await raw('hello there\r\n\r\n');
    expect(noHttp.status).toBe(400);
    expect(JSON.parse(noHttp.body)).toMatchObject({ defined: true, code: 'BAD_REQUEST', status: 400 });
    expect(noHttp.head.toLowerCase()).toContain('connection: close');
  });
});

test('TRACE and CONNECT are refused', async () => {
  const { host } = new URL(world.baseUrl);
  const trace = await raw(
    `TRACE /api/session HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\nx-mark: 7\r\n\r\n`,
  );
  expect([trace.status, trace.body.includes('x-mark')]).toEqual([404, false]);
  expect((await raw(`CONNECT ${host} HTTP/1.1\r\nhost: ${host}\r\n\r\n`)).head).toBe('');
});

describe('the Host header', () => {
  const ask = async (...hosts: string[]) => {
    const lines = hosts.map((host) => `Host: ${host}\r\n`).join('');
    const { status, body } = await raw(`GET /api/session HTTP/1.1\r\n${lines}connection: close\r\n\r\n`);
    return status === 200 ? 'taken' : (JSON.parse(body) as { code: string }).code;
  };

  test('is refused when it names no host or comes twice', async () => {
    for (const host of ['localhost:99999', 'local host', 'localhost/x', 'a@localhost', '[::1', 'x?y']) {
      expect([host, await ask(host)]).toEqual([host, 'BAD_REQUEST']);
    }
    expect(await ask('localhost', 'evil.example')).toBe('BAD_REQUEST');
    expect(await ask('localhost', 'localhost')).toBe('BAD_REQUEST');
    for (const host of ['localhost', 'localhost:3000', '[::1]:3000', 'garage_1.local', '192.168.1.2']) {
      expect([host, await ask(host)]).toEqual([host, 'taken']);
    }
    const signIn = 'POST /api/auth/sign-in/email HTTP/1.1\r\nhost: localhost:99999\r\n';
    const answer = await raw(`${signIn}content-length: 0\r\nconnection: close\r\n\r\n`);
    expect([answer.status, JSON.parse(answer.body)]).toMatchObject([400, { code: 'BAD_REQUEST' }]);
  });
});

test('a body that is nested deeper than any record is refused', async () => {
  const editor = await world.newOwner();
  const { id } = await newCar(editor);
  const send = (depth: number) => {
    const nested = `${'['.repeat(depth)}${']'.repeat(depth)}`;
    const body = `{"opId":"${newId()}","baseVersion":1,"changes":{"nickname":{"from":${nested},"to":"x"}}}`;
    const headers = { 'content-type': 'application/json' };
    return editor.send('PATCH', `/api/cars/${id}`, { body, headers });
  };
  for (const depth of [40, 20_000]) {
    expect(await send(depth)).toMatchObject({
      status: 400,
      body: { defined: true, code: 'BAD_REQUEST', data: { fields: [] } },
    });
  }
  expect((await send(2)).status).toBe(200);
});

describe('a write from elsewhere', () => {
  const add = (headers: Record<string, string>) =>
    owner.send('POST', '/api/cars', { json: carDraft(), headers });
  const forbidden = { status: 403, body: { defined: true, code: 'FORBIDDEN' } };

  test('another site’s page may not write, with or without saying so', async () => {
    expect(await add({ origin: 'https://evil.example' })).toMatchObject(forbidden);
    expect(await add({ origin: 'null' })).toMatchObject(forbidden);
    expect(await add({ 'sec-fetch-site': 'cross-site' })).toMatchObject(forbidden);
    expect(await add({ 'sec-fetch-site': 'same-site' })).toMatchObject(forbidden);
    expect((await owner.call('cars.list')).cars).toEqual([]);
    const auth = await owner.send('POST', '/api/auth/sign-out', {
      json: {},
      headers: { origin: 'https://evil.example' },
    });
    expect(auth).toMatchObject(forbidden);
    expect((await owner.attempt('cars.list')).status).toBe(200);
  });

  test('a phone on the local network may, by the address it typed; a public name may not (D111)', async () => {
    const by = (host: string) => {
      const body = JSON.stringify(carDraft());
      return raw(
        `POST /api/cars HTTP/1.1\r\nhost: ${host}\r\norigin: http://${host}\r\ncookie: ${owner.cookie}\r\n` +
          `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
      );
    };
    for (const host of ['192.168.1.20:3000', '10.0.0.7:3000', 'garage.local:3000', '[fd00::7]:3000']) {
      expect([host, (await by(host)).status]).toEqual([host, 200]);
    }
    for (const host of ['evil.example', 'cars.example.org:3000', '203.0.113.9:3000']) {
      expect([host, (await by(host)).status]).toEqual([host, 403]);
    }
  });

  test('with PUBLIC_URL only its own pages may, and a forwarded name counts only from a trusted proxy', async () => {
    const behind = await openWorld({ env: { PUBLIC_URL: 'https://cars.example.org' } });
    try {
      const write = (headers: Record<string, string>) =>
        behind.visitor().send('POST', '/api/cars', { json: carDraft(), headers });
      expect((await write({ origin: 'https://cars.example.org' })).status).toBe(401);
      for (const origin of [behind.baseUrl, 'http://cars.example.org', 'https://evil.example']) {
        expect([origin, (await write({ origin, 'x-forwarded-host': new URL(origin).host })).status]).toEqual([
          origin,
          403,
        ]);
      }
    } finally {
      await behind.close();
    }
    const forwarded = { origin: 'http://192.168.9.9', 'x-forwarded-host': '192.168.9.9' };
    expect(await add(forwarded)).toMatchObject(forbidden);
    const proxied = await openWorld({ env: { TRUST_PROXY: '127.0.0.1' } });
    try {
      const answer = await proxied
        .visitor()
        .send('POST', '/api/cars', { json: carDraft(), headers: forwarded });
      expect(answer.status).toBe(401);
    } finally {
      await proxied.close();
    }
  });
});

test('every answer of the API is strict, and kept by nobody but where it says so', async () => {
  for (const path of [
    '/api/session',
    '/api/cars',
    '/api/nothing',
    '/api/shared?token=x',
    '/api/openapi.json',
  ]) {
    const { headers } = await owner.send('GET', path);
    expect([path, Object.fromEntries(headers)]).toMatchObject([
      path,
      {
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
        'cross-origin-resource-policy': 'same-origin',
      },
    ]);
    expect(headers.get('access-control-allow-origin')).toBeNull();
    expect(headers.get('x-powered-by')).toBeNull();
  }
});

test('with PUBLIC_URL of https every answer says to stay on https', async () => {
  const hsts = async (at: World, path: string) =>
    (await at.visitor().send('GET', path)).headers.get('strict-transport-security');
  const secure = await openWorld({ env: { PUBLIC_URL: 'https://cars.example.org' } });
  try {
    for (const path of ['/health', '/api/session', '/api/cars', '/api/docs', '/nothing'])
      expect([path, await hsts(secure, path)]).toEqual([path, 'max-age=31536000']);
  } finally {
    await secure.close();
  }
  expect(await hsts(world, '/api/session')).toBeNull();
});

test('the documentation names every procedure, runs no scripts, and no page may frame it', async () => {
  const { status, headers, body } = await world.visitor().send('GET', '/api/docs');
  const policy = (headers.get('content-security-policy') ?? '').split('; ');
  expect([status, policy]).toEqual([
    200,
    expect.arrayContaining(["default-src 'none'", "frame-ancestors 'none'", "base-uri 'none'"]),
  ]);
  const { paths } = (await world.visitor().send('GET', '/api/openapi.json')).body as ApiDocument;
  const named = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `<code>${method.toUpperCase()} ${path}</code>`),
  );
  expect(named.length).toBeGreaterThan(90);
  expect(named.filter((name) => !String(body).includes(name))).toEqual([]);
  expect(String(body)).not.toMatch(/<script|undefined|\[object/);
});

test('/health is 200 while the database answers, and 503 when it does not', async () => {
  const well = await world.visitor().send('GET', '/health');
  expect(well).toMatchObject({ status: 200, body: { status: 'ok' } });
  expect(well.headers.get('cache-control')).toBe('no-store');
  const env = { LOG_LEVEL: 'silent' };
  const cut = await openWorld({ env, databaseUrl: 'postgresql://nobody:nothing@127.0.0.1:9/none' });
  try {
    expect(await cut.visitor().send('GET', '/health')).toMatchObject({
      status: 503,
      body: { status: 'unavailable' },
    });
    // Reads by a procedure, a car read, the auth library and a plain route; and a write.
    const headers = { cookie: owner.cookie };
    const requests = [
      ['GET', '/api/cars'],
      ['GET', `/api/cars/${newId()}/issues`],
      ['GET', '/api/session'],
      ['GET', `/api/media/${newId()}/picture.jpg`],
      ['POST', '/api/auth/sign-in/email', { email: owner.email, password: owner.password }],
      ['POST', '/api/cars', carDraft()],
    ] as const;
    for (const [method, path, json] of requests) {
      const answer = await cut.visitor().send(method, path, { headers, ...(json ? { json } : {}) });
      expect([path, answer]).toMatchObject([
        path,
        { status: 503, body: { code: 'UNAVAILABLE', status: 503, message: 'Try again in a moment' } },
      ]);
    }
  } finally {
    await cut.close();
  }
});

describe('operations', () => {
  test('a refused write leaves no trace: the same operation, mended, is taken', async () => {
    const draft = carDraft();
    const missing = await owner.attempt('cars.add', { ...draft, photoId: draft.opId });
    expect(missing.status).toBe(404);
    expect((await owner.attempt('cars.add', draft)).status).toBe(200);
  });

  test('an operation id is its owner’s own: another one may use the same', async () => {
    const other = await world.newOwner();
    const draft = carDraft();
    expect((await owner.attempt('cars.add', draft)).status).toBe(200);
    expect((await other.attempt('cars.add', { ...carDraft(), opId: draft.opId })).status).toBe(200);
  });
});
