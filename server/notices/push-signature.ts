import { pushKeys } from '#server/platform/access/push-keys.ts';
import type { Deps } from '#server/platform/deps.ts';
import { putRecent } from '#server/platform/put-recent.ts';

const REUSED_MS = 60 * 60_000;
/** Devices choose their push service, so there may be any number of them. */
const MAX_SERVICES = 100;

type Signature = { header: string; at: number };
const signatures = new WeakMap<Deps['secrets'], Map<string, Signature>>();

/** RFC 8292. One signature per service and hour, because signing costs more than the rest of a message. */
export async function signatureFor(
  origin: string,
  { config, secrets }: Pick<Deps, 'config' | 'secrets'>,
): Promise<string> {
  const kept = signatures.get(secrets) ?? new Map<string, Signature>();
  signatures.set(secrets, kept);
  // Uses this clock, which the signature names: one that was set back makes a new signature.
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
  putRecent(kept, origin, { header, at: now }, MAX_SERVICES);
  return header;
}

/** Contact for the push service; some refuse senders without one. */
const contactOf = ({ publicUrl }: Deps['config']) =>
  publicUrl?.startsWith('https://') ? publicUrl : 'mailto:operator@carful.invalid';
