import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** Whether a host is known only to a local network; such hosts are trusted while PUBLIC_URL is unset. */
export function isPrivateHost(hostname: string): boolean {
  const host = hostname.toLowerCase().replace(/^\[|\]$/g, '');
  if (host === 'localhost' || host.endsWith('.localhost') || host.endsWith('.local')) return true;
  if (isIP(host) === 4) {
    const [a = 0, b = 0] = host.split('.').map(Number);
    return (
      a === 127 ||
      a === 10 ||
      (a === 192 && b === 168) ||
      (a === 172 && b >= 16 && b <= 31) ||
      (a === 169 && b === 254)
    );
  }
  return isIP(host) === 6 && (host === '::1' || /^f[cd]/.test(host) || /^fe[89ab]/.test(host));
}

export const ownOrigin = (
  publicUrl: string | undefined,
  request: Pick<FastifyRequest, 'protocol' | 'host'>,
) => (publicUrl ? new URL(publicUrl).origin : `${request.protocol}://${request.host || 'localhost'}`);

/** Browsers always send the origin of a write; other programs send none and carry no one else's cookies. */
export function isOwnRequest(
  publicUrl: string | undefined,
  request: Pick<FastifyRequest, 'protocol' | 'host' | 'hostname' | 'headers'>,
): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (site === 'cross-site' || site === 'same-site') return false;
  // Links in mail use the request's host, so an unknown host must be refused (DNS rebinding).
  if (publicUrl === undefined && !isPrivateHost(request.hostname)) return false;
  return origin === undefined || origin === ownOrigin(publicUrl, request);
}
