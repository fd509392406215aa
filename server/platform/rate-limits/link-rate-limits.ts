import type { FastifyReply, FastifyRequest } from 'fastify';
import { clientNetwork } from '#server/platform/http/client-network.ts';
import type { Deps } from '#server/platform/deps.ts';
import { refusal } from '#server/platform/errors.ts';
import { hashToken } from '#server/platform/access/share-token.ts';
import { takeTurn, type Allowance } from './rate-limit.ts';

/**
 * What may be done through links, for each network address and for each link (D85). A garage shares one
 * address. A file takes one turn, and one more for each further megabyte of it that was sent.
 */
export const linkAllowances = {
  open: { address: { max: 240, seconds: 60 }, link: { max: 120, seconds: 60 } },
  write: { address: { max: 60, seconds: 600 }, link: { max: 30, seconds: 600 } },
  upload: { address: { max: 120, seconds: 600 }, link: { max: 60, seconds: 600 } },
  file: { address: { max: 40_000, seconds: 600 }, link: { max: 10_000, seconds: 600 } },
  live: { address: { max: 2_400, seconds: 60 }, link: { max: 240, seconds: 60 } },
} as const satisfies Record<string, Record<'address' | 'link', Allowance>>;

type Kind = keyof typeof linkAllowances;
type Client = Pick<FastifyRequest, 'ip'>;

const MEGABYTE = 1024 * 1024;

/**
 * Counts one request through a link. It is counted before the link is looked up, and by what was sent as
 * its token, so that no answer tells whether there is such a link.
 * @throws TOO_MANY_REQUESTS
 */
export async function takeLinkTurn(deps: Deps, client: Client, kind: Kind, token: string): Promise<void> {
  if (!deps.config.rateLimits) return;
  const retryAfter = await countTurns(deps, client, kind, token, 1);
  if (retryAfter > 0) throw refusal('TOO_MANY_REQUESTS', { retryAfter });
}

/**
 * Counts what an answer with a file really carried, once it is over: a player asks for the whole rest of a
 * film at every jump and takes little of it.
 */
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
    countTurns(deps, request, 'file', token, further).catch((error: unknown) =>
      deps.log.warn({ err: error }, 'what was sent through a link could not be counted'),
    );
  });
}

/** @returns 0 when they were granted, else the seconds to wait; a refused address costs the link nothing */
async function countTurns(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { ip }: Client,
  kind: Kind,
  token: string,
  turns: number,
): Promise<number> {
  const { address, link } = linkAllowances[kind];
  const counted: [key: string, allowance: Allowance][] = [
    [`link-${kind}-from:${clientNetwork(ip)}`, address],
    [`link-${kind}:${hashToken(token).toString('base64url')}`, link],
  ];
  for (const [key, allowance] of counted) {
    const retryAfter = await takeTurn(db, key, allowance, clock(), turns);
    if (retryAfter > 0) return retryAfter;
  }
  return 0;
}
