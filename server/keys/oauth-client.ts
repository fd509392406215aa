import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import { limits } from '#domain/limits.ts';
import type { Secrets } from '#server/platform/access/secrets.ts';

/** Apps that come back by a scheme of their own; others need one with a domain in its name (RFC 8252, 7.1). */
const APP_SCHEMES = ['claude:', 'cursor:', 'vscode:', 'vscode-insiders:', 'windsurf:'];
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

const ADDRESSES_MAX = 10;

/** Where an owner may be sent back to: https, a program on the same device, or an app. */
export function isReturnAddress(address: string): boolean {
  if (!URL.canParse(address) || /[\s\\#]/.test(address)) return false;
  const { protocol, hostname, username, password } = new URL(address);
  if (username !== '' || password !== '') return false;
  if (protocol === 'https:') return true;
  if (protocol === 'http:') return LOOPBACK.includes(hostname);
  return APP_SCHEMES.includes(protocol) || /^[a-z][a-z0-9-]*(\.[a-z0-9-]+)+:$/.test(protocol);
}

const UNNAMED = 'MCP';
/** What a client calls itself, shown within quotes: neither marks that turn text around nor quotes of its own. */
const LONGEST = new RegExp(`^.{0,${limits.keyName}}`, 'u');
const nameOf = (given: string): string => {
  const plain = given.replaceAll(/["“”„‟«»]/gu, '').replaceAll(/[\p{C}\p{Z}\s]+/gu, ' ');
  return LONGEST.exec(plain.trim())![0].trim() || UNNAMED;
};

export const Registration = z.object({
  client_name: z._default(z.pipe(z.string(), z.transform(nameOf)), UNNAMED),
  redirect_uris: z
    .array(z.string().check(z.maxLength(limits.oauthText), z.refine(isReturnAddress)))
    .check(z.minLength(1), z.maxLength(ADDRESSES_MAX)),
});

const Client = z.tuple([z.string(), z.array(z.string())]);
export type OAuthClient = { name: string; mayReturnTo: (address: string) => boolean };

/** A program on the device listens on the port that it gets, so that does not count (RFC 8252, 7.3). */
function compared(address: string): string {
  const url = new URL(address);
  if (url.protocol !== 'http:') return address;
  url.port = '';
  return url.href;
}

const marked = (address: string) =>
  createHash('sha256').update(compared(address)).digest().subarray(0, 16).toString('base64url');
const sign = ({ auth }: Pick<Secrets, 'auth'>, text: string) =>
  createHmac('sha256', auth).update('oauth-client').update(text).digest();

/** Holds all that is known of the client, so that registering, which anybody may do, stores nothing. */
export function clientIdOf(
  secrets: Pick<Secrets, 'auth'>,
  { client_name, redirect_uris }: z.output<typeof Registration>,
): string {
  const text = Buffer.from(JSON.stringify([client_name, redirect_uris.map(marked)])).toString('base64url');
  return `${text}.${sign(secrets, text).toString('base64url')}`;
}

/** Null for an id that this server did not give. */
export function readClientId(secrets: Pick<Secrets, 'auth'>, id: string): OAuthClient | null {
  const [text = '', signature = ''] = id.split('.');
  const given = Buffer.from(signature, 'base64url');
  const expected = sign(secrets, text);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const [name, addresses] = Client.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
  return { name, mayReturnTo: (address) => isReturnAddress(address) && addresses.includes(marked(address)) };
}

/** The host or the app of an address; null on the device itself. */
export function placeOf(address: string): string | null {
  const { protocol, host } = new URL(address);
  if (protocol === 'https:') return host;
  return protocol === 'http:' ? null : protocol.slice(0, -1);
}
