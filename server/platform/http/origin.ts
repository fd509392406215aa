import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** Whether a host is known only to a local network; such hosts are trusted while PUBLIC_URL is unset. */
export function isPrivateHost(hostname: string): boolean {
  const host = hostname.toLowerCase().replace(/^\[|\]$/g, '');
  const version = isIP(host);
  if (version === 0) return isPrivateName(host);
  if (version === 6) return host === '::1' || /^f[cd]/.test(host) || /^fe[89ab]/.test(host);
  const [a = 0, b = 0] = host.split('.').map(Number);
  return (
    a === 127 ||
    a === 10 ||
    (a === 192 && b === 168) ||
    (a === 172 && b >= 16 && b <= 31) ||
    (a === 169 && b === 254) ||
    // Of providers and of VPNs such as Tailscale.
    (a === 100 && b >= 64 && b <= 127)
  );
}

/** Domains that nobody can register, or of a router's maker; so a foreign page cannot lead its own name here. */
const LOCAL_DOMAINS = ['localhost', 'local', 'lan', 'home.arpa', 'internal', 'fritz.box'];

const isPrivateName = (host: string): boolean =>
  /^[a-z0-9-]+$/.test(host) || LOCAL_DOMAINS.some((domain) => host.endsWith(`.${domain}`));

export const ownOrigin = (
  publicUrl: string | undefined,
  request: Pick<FastifyRequest, 'protocol' | 'host'>,
) => (publicUrl ? new URL(publicUrl).origin : `${request.protocol}://${request.host || 'localhost'}`);

type Asked = Pick<FastifyRequest, 'protocol' | 'host' | 'hostname' | 'headers'>;

/** Browsers always send the origin of a write; other programs send none and carry no one else's cookies. */
export function isOwnRequest(publicUrl: string | undefined, request: Asked): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (site === 'cross-site' || site === 'same-site') return false;
  // Links in mail use the request's host, so an unknown host must be refused (DNS rebinding).
  if (publicUrl === undefined && !isPrivateHost(request.hostname)) return false;
  return origin === undefined || origin === ownOrigin(publicUrl, request);
}

/** Where a refused request was sent from a page of this server: the address at which it was opened, which the server
 * does not know. Null for pages of others. */
export function unknownAddress(request: Asked): string | null {
  const { origin, 'sec-fetch-site': site } = request.headers;
  const isOurPage = site === undefined || site === 'same-origin';
  if (!isOurPage || origin === undefined || !URL.canParse(origin)) return null;
  return new URL(origin).host === request.host ? origin : null;
}
