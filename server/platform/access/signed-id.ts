import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Id } from '#domain/ids.ts';
import type { Secrets } from './secrets.ts';

type Purpose = 'unsubscribe' | 'calendar';
type LinkSecret = Pick<Secrets, 'link'>;

const BYTES = 16;
const macOf = ({ link }: LinkSecret, purpose: Purpose, id: Buffer) =>
  createHmac('sha256', link).update(purpose).update(id).digest().subarray(0, BYTES);

/** For links without a session: only this installation can have signed the id for this purpose. */
export function signId(secrets: LinkSecret, purpose: Purpose, id: Id): string {
  const bytes = Buffer.from(id.replaceAll('-', ''), 'hex');
  return Buffer.concat([bytes, macOf(secrets, purpose, bytes)]).toString('base64url');
}

/** @returns null for a token that was not signed here, or for another purpose */
export function readSignedId(secrets: LinkSecret, purpose: Purpose, token: string): Id | null {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== 2 * BYTES) return null;
  const id = bytes.subarray(0, BYTES);
  if (!timingSafeEqual(bytes.subarray(BYTES), macOf(secrets, purpose, id))) return null;
  return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
