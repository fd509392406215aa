import type { FastifyRequest } from 'fastify';
import type { Deps } from './deps.ts';
import { refusal } from './errors.ts';
import { hashToken } from './share-token.ts';
import { takeTurn, type Allowance } from './turns.ts';

/** What may be done through links, for each address and for each link (D85). A garage shares one address. */
export const linkAllowances = {
  open: { address: { max: 240, seconds: 60 }, link: { max: 120, seconds: 60 } },
  write: { address: { max: 60, seconds: 600 }, link: { max: 30, seconds: 600 } },
  upload: { address: { max: 120, seconds: 600 }, link: { max: 60, seconds: 600 } },
} as const satisfies Record<string, Record<'address' | 'link', Allowance>>;

/**
 * Counts one request through a link. It is counted before the link is looked up, and by what was sent as
 * its token, so that no answer tells whether there is such a link.
 * @throws TOO_MANY_REQUESTS
 */
export async function takeLinkTurn(
  { config, db, clock }: Deps,
  { ip }: Pick<FastifyRequest, 'ip'>,
  kind: keyof typeof linkAllowances,
  token: string,
): Promise<void> {
  if (!config.rateLimits) return;
  const turns: [key: string, allowance: Allowance][] = [
    [`link-${kind}-from:${ip}`, linkAllowances[kind].address],
    [`link-${kind}:${hashToken(token).toString('base64url')}`, linkAllowances[kind].link],
  ];
  for (const [key, allowance] of turns) {
    const retryAfter = await takeTurn(db, key, allowance, clock());
    if (retryAfter > 0) throw refusal('TOO_MANY_REQUESTS', { retryAfter });
  }
}
