import type { FastifyReply, FastifyRequest } from 'fastify';
import { clientNetwork } from '#server/platform/http/client-network.ts';
import type { Deps } from '#server/platform/deps.ts';
import { refusal } from '#server/platform/errors.ts';
import { hashToken } from '#server/platform/access/share-token.ts';
import { countRequests, type RateLimit } from './rate-limit.ts';

/** A repair shop shares one address. A file counts once, and once more for each further megabyte sent. An upload in
 * parts counts as one when it begins; its requests count as parts. */
export const linkRateLimits = {
  open: { address: { max: 240, seconds: 60 }, link: { max: 120, seconds: 60 } },
  write: { address: { max: 60, seconds: 600 }, link: { max: 30, seconds: 600 } },
  part: { address: { max: 4_800, seconds: 600 }, link: { max: 2_400, seconds: 600 } },
  upload: { address: { max: 120, seconds: 600 }, link: { max: 60, seconds: 600 } },
  file: { address: { max: 40_000, seconds: 600 }, link: { max: 10_000, seconds: 600 } },
  live: { address: { max: 2_400, seconds: 60 }, link: { max: 240, seconds: 60 } },
} as const satisfies Record<string, Record<'address' | 'link', RateLimit>>;

type Kind = keyof typeof linkRateLimits;
type Client = Pick<FastifyRequest, 'ip'>;

const MEGABYTE = 1024 * 1024;

/** Counted before the link is looked up, so that the response does not reveal whether it exists.
 * @throws TOO_MANY_REQUESTS */
export async function limitLinkRequests(
  deps: Deps,
  client: Client,
  kind: Kind,
  token: string,
): Promise<void> {
  if (!deps.config.rateLimits) return;
  const retryAfter = await countFor(deps, client, kind, token, 1);
  if (retryAfter > 0) throw refusal('TOO_MANY_REQUESTS', { retryAfter });
}

/** Counts the bytes actually sent: a player requests the rest of a video at every seek and reads little of it. */
export function countSentBytes(
  deps: Deps,
  request: FastifyRequest,
  { raw }: Pick<FastifyReply, 'raw'>,
  token: string,
): void {
  if (!deps.config.rateLimits) return;
  const { socket } = request.raw;
  const before = socket.bytesWritten;
  raw.once('close', () => {
    const further = Math.floor((socket.bytesWritten - before) / MEGABYTE);
    if (further === 0) return;
    countFor(deps, request, 'file', token, further).catch((error: unknown) =>
      deps.log.warn({ err: error }, 'bytes sent through a link could not be counted'),
    );
  });
}

/** @returns 0 when allowed, else the seconds to wait; a refused address does not count against the link */
async function countFor(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { ip }: Client,
  kind: Kind,
  token: string,
  count: number,
): Promise<number> {
  const { address, link } = linkRateLimits[kind];
  const counted: [key: string, limit: RateLimit][] = [
    [`link-${kind}-from:${clientNetwork(ip)}`, address],
    [`link-${kind}:${hashToken(token).toString('base64url')}`, link],
  ];
  for (const [key, limit] of counted) {
    const retryAfter = await countRequests(db, key, limit, clock(), count);
    if (retryAfter > 0) return retryAfter;
  }
  return 0;
}
