import type { PushMessage } from '#domain/notices/push-rules.ts';
import type { Attempt } from '#domain/notices/schema.ts';
import type { Words } from '#domain/language/words.ts';
import type { Deps } from '#server/platform/deps.ts';
import { pushKeys } from '#server/platform/access/push-keys.ts';
import { outsideFailure, sendOutside } from '#server/platform/outgoing/send-outside.ts';
import type { Device } from './device-store.ts';

const TTL_S = 24 * 60 * 60;

/** `refused` is final for this message; `failed` may be temporary. */
type Outcome = {
  outcome: Attempt['outcome'] | 'refused';
  reason?: string | number;
  retryAfterMs?: number | null;
};

/** A newer message with the same `tag` replaces an undelivered one. */
async function sendMessage(deps: Deps, device: Device, message: PushMessage): Promise<Outcome> {
  const { config, secrets } = deps;
  const { default: webPush } = await import('web-push');
  const { endpoint, p256dh, auth } = device;
  let details;
  try {
    details = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(message), {
      TTL: TTL_S,
      contentEncoding: 'aes128gcm',
      urgency: 'normal',
      topic: topicOf(message.tag),
      vapidDetails: { subject: contactOf(config), ...pushKeys(secrets) },
    });
  } catch (error) {
    // Stored by a version that did not check keys.
    return { outcome: 'refused', reason: outsideFailure(error).reason };
  }
  const { method, headers, body } = details;
  try {
    const sent = { method: method as 'POST', url: endpoint, headers: textHeaders(headers), body };
    const { status, retryAfterMs } = await sendOutside(sent, config.notifyPrivate);
    if (status >= 200 && status < 300) return { outcome: 'sent' };
    if (status === 404 || status === 410) return { outcome: 'gone' };
    const isFinal = status >= 400 && status < 500 && status !== 408 && status !== 429;
    return { outcome: isFinal ? 'refused' : 'failed', reason: status, retryAfterMs };
  } catch (error) {
    return { outcome: 'failed', reason: outsideFailure(error).reason };
  }
}

/** Stops at the first failure. @param onBegun called after the first of several messages */
export async function sendPush(
  deps: Deps,
  device: Device,
  messages: readonly PushMessage[],
  onBegun: () => Promise<void>,
): Promise<Outcome> {
  for (const [at, message] of messages.entries()) {
    if (at === 1) await onBegun();
    const outcome = await sendMessage(deps, device, message);
    if (outcome.outcome !== 'sent') return outcome;
  }
  return { outcome: 'sent' };
}

export const sendTest = (deps: Deps, device: Device, { t }: Words): Promise<Outcome> =>
  sendMessage(deps, device, {
    title: 'Carful',
    body: t('Notifications arrive on this device.'),
    tag: 'test',
    url: '/settings/notifications',
    actions: [],
    badge: null,
  });

/** Contact for the push service; some refuse senders without one. */
const contactOf = ({ publicUrl }: Deps['config']) =>
  publicUrl?.startsWith('https://') ? publicUrl : 'mailto:operator@carful.invalid';

/** The protocol allows 32 characters of base64url. */
const topicOf = (tag: string) => tag.replaceAll(/[^A-Za-z0-9]/g, '').slice(-32);

const textHeaders = (headers: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
