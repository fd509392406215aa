import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { firstAnswersOf, type FirstAnswers } from './first-answers.ts';
import { notFound } from './guard.ts';
import { packText } from './pack-text.ts';
import { pagePreloads } from './page-preloads.ts';
import { drainAfterResponse, leaveBodiesUnread } from './streamed-body.ts';

type Options = {
  folder: string;
  secure: boolean;
  /** Whether a cookie header contains a session that this server signed, expired or not. */
  hasSession: (cookies: string | undefined) => boolean;
};

/** Serves the built web app: hashed assets as immutable, pages with a fresh nonce and, where possible, their first
 * answers. */
export async function pages(app: FastifyInstance, { folder, secure, hasSession }: Options): Promise<void> {
  const [main, share, demo] = await Promise.all(
    ['index.html', 'mechanic-share.html', 'demo.html'].map((name) => readFile(join(folder, name), 'utf8')),
  );
  const preloadsOf = await pagePreloads(folder);
  await app.register(fastifyStatic, {
    root: folder,
    serve: true,
    wildcard: false,
    index: false,
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    globIgnore: ['**/*.html', 'preloads.json', '**/*.br', '**/*.gz'],
    setHeaders: (reply, path) => {
      reply.header('x-content-type-options', 'nosniff');
      if (path.includes('/assets/')) return;
      const fresh = path.endsWith('worker.js');
      reply.header('cache-control', fresh ? 'no-cache' : 'public, max-age=3600');
    },
  });
  const send = async (request: FastifyRequest, reply: FastifyReply, page: Page) => {
    const { html, answers = null, headers = {}, nonce = newNonce() } = page;
    const text = html.replaceAll('__NONCE__', nonce);
    const whole = answers ? text.replace('</body>', () => `${answers.script}</body>`) : text;
    const { body, encoding } = await packText(whole, request.headers['accept-encoding']);
    if (answers && answers.cookies.length > 0) reply.header('set-cookie', answers.cookies);
    return reply
      .headers({
        ...pageHeaders(nonce, secure),
        ...(answers ? privateHeaders : {}),
        ...(encoding ? { 'content-encoding': encoding } : {}),
        ...headers,
      })
      .type('text/html; charset=utf-8')
      .send(body);
  };
  app.get('/mechanic-share', async (request, reply) => {
    const token = new URLSearchParams(request.url.split('?')[1]).get('token')?.trim();
    // Without these headers it may be a program that scans links in messages, which must not open one.
    const isOpened = token && isNavigation(request, 'certain');
    return send(request, reply, {
      html: share!,
      answers: isOpened ? await firstAnswersOf(app, request).ofLink(token) : null,
      // Shared cars are not indexed, send no referrer and are not cached.
      headers: {
        'x-robots-tag': 'noindex, nofollow',
        'referrer-policy': 'no-referrer',
        'cache-control': 'no-store',
        'permissions-policy': allowing('()'),
      },
    });
  });
  // The demo shares nothing with the pages of an account.
  for (const path of ['/demo', '/demo/*'])
    app.get(path, (request, reply) =>
      send(request, reply, { html: demo!, headers: { 'x-robots-tag': 'noindex' } }),
    );
  // A page of an older version requests files that are gone: answer 404 rather than HTML for a script.
  app.get('/assets/*', notFound);
  // The manifest's share target, reached only without a service worker: the shared content is ignored.
  await app.register(async (inner) => {
    leaveBodiesUnread(inner);
    inner.post('/incoming', (request, reply) => {
      drainAfterResponse(request, reply);
      return reply.redirect('/incoming?failed', 303);
    });
  });
  app.get('/*', async (request, reply) => {
    const nonce = newNonce();
    const [path = ''] = request.url.split('?');
    const preloads = preloadsOf(path);
    const session = hasSession(request.headers.cookie);
    const isSignedIn = Boolean(preloads?.gated) && session;
    const isVisitor = preloads?.gated === false && !session;
    const reads = firstAnswersOf(app, request);
    const read = isSignedIn ? () => reads.ofAccount(path) : isVisitor ? reads.ofVisitor : null;
    const answers = read && isNavigation(request, 'possible') ? await read() : null;
    const link = preloads?.linkOf({ nonce, session: isSignedIn && !answers });
    return send(request, reply, { html: main!, answers, nonce, headers: link ? { link } : {} });
  });
}

type Page = {
  html: string;
  answers?: FirstAnswers | null;
  nonce?: string;
  headers?: Record<string, string>;
};

/** The headers of an API answer, because the page now contains some. */
const privateHeaders = {
  'cache-control': 'private, no-store',
  'cross-origin-resource-policy': 'same-origin',
};

/** Whether a person opens the page. Browsers say so only over https and on localhost. */
function isNavigation({ method, headers }: FastifyRequest, certainty: 'certain' | 'possible'): boolean {
  // Programs use HEAD to check whether the page exists.
  if (method !== 'GET') return false;
  const { 'sec-fetch-dest': destination, 'sec-purpose': purpose, purpose: older } = headers;
  if (purpose !== undefined || older !== undefined) return false;
  return destination === 'document' || (destination === undefined && certainty === 'possible');
}

const newNonce = () => randomBytes(16).toString('base64');

const allowing = (microphone: '(self)' | '()') =>
  `camera=(self), microphone=${microphone}, geolocation=(), payment=(), usb=()`;

function pageHeaders(nonce: string, secure: boolean): Record<string, string> {
  const policy = [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic' 'self'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' blob: data:",
    "media-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ];
  return {
    'content-security-policy': policy.join('; '),
    'cache-control': 'no-cache',
    vary: 'accept-encoding, cookie',
    'referrer-policy': 'same-origin',
    'permissions-policy': allowing('(self)'),
    'cross-origin-opener-policy': 'same-origin',
    'x-frame-options': 'DENY',
    'x-content-type-options': 'nosniff',
  };
}
