import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PushMessage } from '#domain/notices/push-rules.ts';

export type Subscription = { endpoint: string; p256dh: string; auth: string };
export type ReceivedPush = { endpoint: string; message: PushMessage; ttl: string; topic: string };

export type PushService = {
  origin: string;
  received: ReceivedPush[];
  /** How many messages were answered with an error. */
  refused: number;
  /** What it answers with from now on. */
  status: number;
  /** Seconds, sent with 429. */
  retryAfter: string;
  /** Called with each message before it is answered. */
  beforeAnswered: (push: ReceivedPush) => Promise<void> | void;
  /** As a browser does. */
  subscribe(): Subscription;
  to({ endpoint }: Subscription): PushMessage[];
  stop(): Promise<void>;
};

type Keys = { privateKey: Buffer; publicKey: Buffer; auth: Buffer };

const hkdf = (salt: Buffer, key: Buffer, info: Buffer | string, length: number) =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));

/** Decrypts a message of one record as a browser does (RFC 8291, RFC 8188). @throws when it is not for these keys */
export function decryptPush(body: Buffer, { privateKey, publicKey, auth }: Keys): Buffer {
  const salt = body.subarray(0, 16);
  const sender = body.subarray(21, 21 + body.readUInt8(20));
  const sealed = body.subarray(21 + sender.length);
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(privateKey);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender]);
  const key = hkdf(auth, pair.computeSecret(sender), info, 32);
  const cipher = createDecipheriv(
    'aes-128-gcm',
    hkdf(salt, key, 'Content-Encoding: aes128gcm\0', 16),
    hkdf(salt, key, 'Content-Encoding: nonce\0', 12),
  );
  cipher.setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2));
}

/** RFC 8292. @throws unless the sender has signed for this service, for a day at most */
function checkSender({ headers }: IncomingMessage, origin: string): void {
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(headers.authorization ?? '') ?? [];
  const [head, claims, signature] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y } as never, format: 'jwk' });
  const signed = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const;
  const isGenuine = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    signed,
    Buffer.from(signature!, 'base64url'),
  );
  const { aud, exp } = JSON.parse(Buffer.from(claims!, 'base64url').toString()) as Record<string, unknown>;
  const seconds = Number(exp) - Date.now() / 1000;
  if (!isGenuine || aud !== origin || seconds <= 0 || seconds > 24 * 3600) throw new Error('not signed');
}

/** Takes messages as the push service of a browser does, and opens them as the browser does. */
export async function startPushService(): Promise<PushService> {
  const devices = new Map<string, Keys>();
  const server = createServer(async (request, reply) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const endpoint = `${service.origin}${request.url}`;
    const keys = devices.get(endpoint);
    if (!keys) return void reply.writeHead(404).end();
    if (service.status === 429) return void reply.writeHead(429, { 'retry-after': service.retryAfter }).end();
    if (service.status >= 300) {
      service.refused += 1;
      return void reply.writeHead(service.status).end();
    }
    try {
      checkSender(request, service.origin);
      const message = JSON.parse(decryptPush(Buffer.concat(chunks), keys).toString()) as PushMessage;
      const { ttl, topic } = request.headers;
      const push = { endpoint, message, ttl: String(ttl), topic: String(topic) };
      service.received.push(push);
      await service.beforeAnswered(push);
      reply.writeHead(service.status).end();
    } catch {
      reply.writeHead(400).end();
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const service: PushService = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received: [],
    refused: 0,
    status: 201,
    retryAfter: '90',
    beforeAnswered: () => undefined,
    subscribe() {
      const pair = createECDH('prime256v1');
      const publicKey = pair.generateKeys();
      const auth = randomBytes(16);
      const endpoint = `${service.origin}/push/${randomBytes(12).toString('hex')}`;
      devices.set(endpoint, { privateKey: pair.getPrivateKey(), publicKey, auth });
      return { endpoint, p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') };
    },
    to: ({ endpoint }) =>
      service.received.filter((push) => push.endpoint === endpoint).map(({ message }) => message),
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return service;
}
