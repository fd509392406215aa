import { pushKeys } from '#server/platform/access/push-keys.ts';
import type { Deps } from '#server/platform/deps.ts';

const REUSED_MS = 60 * 60_000;
/** Devices name their service themselves: there may be any number of them. */
const KEPT = 100;

type Signature = { header: string; at: number };
const known = new WeakMap<Deps['secrets'], Map<string, Signature>>();

/** RFC 8292. One for all messages to a service within an hour: signing costs more than the rest of a message. */
export async function signatureFor(
  origin: string,
  { config, secrets }: Pick<Deps, 'config' | 'secrets'>,
): Promise<string> {
  const kept = known.get(secrets) ?? new Map<string, Signature>();
  known.set(secrets, kept);
  // Of this clock, which the signature names: one that was set back makes another.
  const now = Date.now();
  const found = kept.get(origin);
  if (found && now >= found.at && now - found.at < REUSED_MS) return found.header;
  const { default: webPush } = await import('web-push');
  const { publicKey, privateKey } = pushKeys(secrets);
  const { Authorization: header } = webPush.getVapidHeaders(
    origin,
    contactOf(config),
    publicKey,
    privateKey,
    'aes128gcm',
  );
  kept.delete(origin);
  kept.set(origin, { header, at: now });
  if (kept.size > KEPT) kept.delete(kept.keys().next().value!);
  return header;
}

/** Whom a push service would write to; some refuse a sender without one. */
const contactOf = ({ publicUrl }: Deps['config']) =>
  publicUrl?.startsWith('https://') ? publicUrl : 'mailto:operator@carful.invalid';
