import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { notFound } from './guard.ts';
import { pagePreloads } from './page-preloads.ts';
import { drainAfterResponse, leaveBodiesUnread } from './streamed-body.ts';

/** Serves the built web app: hashed assets immutable, pages with a fresh nonce. */
export async function pages(
  app: FastifyInstance,
  { folder, secure }: { folder: string; secure: boolean },
): Promise<void> {
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
  const send = (reply: FastifyReply, html: string, extra: Record<string, string> = {}, nonce = newNonce()) =>
    reply
      .headers({ ...pageHeaders(nonce, secure), ...extra })
      .type('text/html; charset=utf-8')
      .send(html.replaceAll('__NONCE__', nonce));
  app.get('/mechanic-share', (_request, reply) =>
    // D83: not indexed, no referrer, not cached.
    send(reply, share!, {
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
      'permissions-policy': allowing('()'),
    }),
  );
  // Its pages are addresses of their own: nothing of them is shared with those of an account (D133).
  for (const path of ['/demo', '/demo/*'])
    app.get(path, (_request, reply) => send(reply, demo!, { 'x-robots-tag': 'noindex' }));
  // A page of an older version asks for files that are gone: answer 404 rather than HTML for a script.
  app.get('/assets/*', notFound);
  // The share target of the manifest, where no service worker took what was shared: nothing of it is read.
  await app.register(async (inner) => {
    leaveBodiesUnread(inner);
    inner.post('/incoming', (request, reply) => {
      drainAfterResponse(request, reply);
      return reply.redirect('/incoming?failed', 303);
    });
  });
  app.get('/*', (request, reply) => {
    const nonce = newNonce();
    const [path = ''] = request.url.split('?');
    const link = preloadsOf({ path, cookies: request.headers.cookie ?? '', nonce });
    return send(reply, main!, link ? { link } : {}, nonce);
  });
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
    'referrer-policy': 'same-origin',
    'permissions-policy': allowing('(self)'),
    'cross-origin-opener-policy': 'same-origin',
    'x-frame-options': 'DENY',
    'x-content-type-options': 'nosniff',
  };
}
