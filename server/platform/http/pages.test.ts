import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { notFound, stayOnHttps } from './guard.ts';
import { pages } from './pages.ts';

let folder: string;
let app: FastifyInstance;
let secure: FastifyInstance;

const page = (words: string) =>
  `<!doctype html><title>${words}</title><script nonce="__NONCE__"></script><style nonce="__NONCE__"></style>`;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'carful-web-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), page('Carful'));
  await writeFile(join(folder, 'mechanic-share.html'), page('Shared'));
  await writeFile(join(folder, 'demo.html'), page('Demo'));
  await writeFile(
    join(folder, 'preloads.json'),
    JSON.stringify([
      { pattern: '^/terms/?$', gated: false, files: ['assets/terms-1.js'] },
      { pattern: '^/home/?$', gated: true, files: ['assets/main-1a2b.js', 'assets/home-2.js'] },
    ]),
  );
  await writeFile(join(folder, 'assets', 'main-1a2b.js'), 'export {}');
  await writeFile(join(folder, 'assets', 'main-1a2b.js.gz'), 'packed');
  await writeFile(join(folder, 'icon.svg'), '<svg/>');
  await writeFile(join(folder, 'service-worker.js'), '');
  [app, secure] = (await Promise.all(
    [false, true].map(async (isSecure) => {
      const made = Fastify();
      made.setNotFoundHandler(notFound);
      if (isSecure) stayOnHttps(made);
      await made.register(pages, {
        folder,
        secure: isSecure,
        hasSession: (cookies = '') => cookies.includes('carful.session_token='),
      });
      return made;
    }),
  )) as [FastifyInstance, FastifyInstance];
});
afterAll(async () => {
  await Promise.all([app.close(), secure.close()]);
  await rm(folder, { recursive: true });
});

const get = (url: string, from = app, headers: Record<string, string> = {}) =>
  from.inject({ method: 'GET', url, headers });
const policyOf = (headers: Record<string, unknown>) =>
  Object.fromEntries(
    String(headers['content-security-policy'])
      .split('; ')
      .map((part) => {
        const [name, ...values] = part.split(' ');
        return [name, values.join(' ')];
      }),
  );

describe('preloads of a page', () => {
  const session = { cookie: 'carful.session_token=x' };

  test('are the files of its screen, with the nonce of its policy', async () => {
    const { headers } = await get('/home');
    const nonce = /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1];
    expect(headers['link']).toBe(
      ['main-1a2b', 'home-2']
        .map((name) => `</assets/${name}.js>; rel=modulepreload; nonce="${nonce}"`)
        .join(', '),
    );
  });

  test('include the session only on pages that need one, and only with a session cookie', async () => {
    expect((await get('/home', app, session)).headers['link']).toContain(
      '</api/session>; rel=preload; as=fetch',
    );
    expect((await get('/home')).headers['link']).not.toContain('/api/');
    expect((await get('/terms', app, session)).headers['link']).not.toContain('/api/');
  });

  test('are empty for an unknown address, and the list itself is not served', async () => {
    expect((await get('/no/such/page', app, session)).headers).not.toHaveProperty('link');
    expect((await get('/preloads.json')).body).toContain('<title>Carful</title>');
  });
});

describe('a page', () => {
  test.each([
    ['/', 'Carful'],
    ['/login', 'Carful'],
    ['/cars/1', 'Carful'],
    ['/no/such/page', 'Carful'],
    ['/index.html', 'Carful'],
    ['/demo', 'Demo'],
    ['/demo/home', 'Demo'],
    ['/demonstration', 'Carful'],
  ])('%s is the app’s page, not cached, with a strict policy', async (url, title) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(answer.body).toContain(`<title>${title}</title>`);
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-cache',
      'referrer-policy': 'same-origin',
      'x-frame-options': 'DENY',
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
    });
    const policy = policyOf(answer.headers);
    expect(policy).toMatchObject({
      'default-src': "'self'",
      'object-src': "'none'",
      'base-uri': "'none'",
      'frame-ancestors': "'none'",
      'connect-src': "'self'",
      'form-action': "'self'",
    });
    expect(policy['script-src']).not.toMatch(/unsafe|\*|https?:/);
    expect(Object.values(policy).join(' ')).not.toMatch(/\*|https?:/);
  });

  test('may use the microphone, except for the mechanic’s page (D91)', async () => {
    for (const [path, microphone] of [
      ['/login', '(self)'],
      ['/log-symptom', '(self)'],
      ['/mechanic-share', '()'],
    ] as const) {
      const policy = String((await get(path)).headers['permissions-policy']).split(', ');
      expect([path, policy.find((each) => each.startsWith('microphone'))]).toEqual([
        path,
        `microphone=${microphone}`,
      ]);
    }
  });

  test('has a new nonce in every response, the same in policy and page', async () => {
    const nonces = await Promise.all(
      Array.from({ length: 5 }, async () => {
        const { headers, body } = await get('/login');
        const nonce = /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))![1]!;
        expect(body.match(/nonce="([^"]+)"/g)).toEqual([`nonce="${nonce}"`, `nonce="${nonce}"`]);
        expect(Buffer.from(nonce, 'base64')).toHaveLength(16);
        return nonce;
      }),
    );
    expect(new Set(nonces).size).toBe(5);
  });

  test('sends HSTS only when served over https', async () => {
    expect((await get('/', app)).headers['strict-transport-security']).toBeUndefined();
    expect(policyOf((await get('/', app)).headers)).not.toHaveProperty('upgrade-insecure-requests');
    expect((await get('/', secure)).headers['strict-transport-security']).toBe('max-age=31536000');
    expect(policyOf((await get('/', secure)).headers)).toHaveProperty('upgrade-insecure-requests');
  });
});

test('the mechanic’s page is separate, not indexed, not cached, without a referrer (D83)', async () => {
  const answer = await get('/mechanic-share?token=abc');
  expect(answer.body).toContain('<title>Shared</title>');
  expect(answer.body).not.toContain('abc');
  expect(answer.headers).toMatchObject({
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  expect(policyOf(answer.headers)['frame-ancestors']).toBe("'none'");
});

describe('an asset', () => {
  test('with a hash is immutable and compressed; without one it is cached for an hour', async () => {
    const asset = await get('/assets/main-1a2b.js', app, { 'accept-encoding': 'gzip' });
    expect(asset.headers).toMatchObject({ 'content-encoding': 'gzip', 'x-content-type-options': 'nosniff' });
    expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await get('/assets/main-1a2b.js')).body).toBe('export {}');
    expect((await get('/icon.svg')).headers['cache-control']).toBe('public, max-age=3600');
    expect((await get('/service-worker.js')).headers['cache-control']).toBe('no-cache');
  });

  test('that is missing gives 404 in the usual error shape, never a page', async () => {
    const gone = await get('/assets/old-9z.js');
    expect([gone.statusCode, gone.json<{ code: string }>().code]).toEqual([404, 'NOT_FOUND']);
  });

  test('is never read from outside the folder', async () => {
    for (const url of [
      '/../package.json',
      '/assets/..%2f..%2fpackage.json',
      '/assets/%2e%2e/%2e%2e/etc/passwd',
    ]) {
      const answer = await get(url);
      expect(answer.body).not.toMatch(/root:|"dependencies"/);
    }
  });
});

test('what a phone shares, where no service worker took it, leads to the page that says so', async () => {
  for (const payload of ['--x--', 'x'.repeat(2_000_000)]) {
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const answer = await app.inject({ method: 'POST', url: '/incoming', headers, payload });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/incoming?failed']);
  }
  expect((await get('/incoming?failed')).body).toContain('Carful');
});
