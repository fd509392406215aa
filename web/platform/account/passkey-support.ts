import type { Phrase } from '#domain/language/words.ts';

/** Why passkeys do not work at this address or in this browser; null if they do. */
export function passkeyObstacle(): Phrase | null {
  if (/^[\d.]+$|:/.test(location.hostname))
    return 'Passkeys need a domain name in the address, such as cars.example.org: they do not work with an IP address.';
  if (!isSecureContext) return 'Passkeys require an https address.';
  if (typeof PublicKeyCredential === 'undefined' || !('parseRequestOptionsFromJSON' in PublicKeyCredential))
    return 'This browser is too old for passkeys.';
  return null;
}
