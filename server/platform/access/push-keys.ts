import { createECDH, ECDH, hkdfSync } from 'node:crypto';

export type PushKeys = { publicKey: string; privateKey: string };

/** Whether a subscription's key, in base64url, is an uncompressed point on the curve. */
export function isPushPoint(key: string): boolean {
  try {
    return ECDH.convertKey(key, 'prime256v1', 'base64url', 'base64url', 'uncompressed') === key;
  } catch {
    return false;
  }
}

const derived = new Map<string, PushKeys>();

/** VAPID (RFC 8292), in base64url. Derived from the auth secret, so that all processes share the keys and a backup
 * preserves them. */
export function pushKeys({ auth }: { auth: string }): PushKeys {
  const cached = derived.get(auth);
  if (cached) return cached;
  for (let attempt = 0; ; attempt++) {
    const scalar = Buffer.from(hkdfSync('sha256', auth, '', `carful web push ${attempt}`, 32));
    const pair = createECDH('prime256v1');
    try {
      pair.setPrivateKey(scalar);
    } catch (error) {
      // One in four billion derived values is not a valid private key.
      if (attempt < 3) continue;
      throw error;
    }
    const keys = { publicKey: pair.getPublicKey('base64url'), privateKey: scalar.toString('base64url') };
    derived.set(auth, keys);
    return keys;
  }
}
