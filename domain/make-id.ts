import type { Id } from './ids.ts';

/** A UUIDv7 (RFC 9562) of milliseconds since the epoch and ten cryptographically random bytes. */
export function idFrom(now: number, random: Uint8Array): Id {
  if (random.length < 10) throw new RangeError('an id needs ten random bytes');
  const bytes = new Uint8Array(16);
  for (let i = 0; i < 6; i++) bytes[i] = Math.floor(now / 2 ** (8 * (5 - i))) % 256;
  bytes.set(random.subarray(0, 10), 6);
  bytes[6] = (bytes[6]! & 0x0f) | 0x70;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
