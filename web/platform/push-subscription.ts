import type { Write } from '#domain/calls.ts';
import { newId } from '#web/platform/ids.ts';

/** `install`: iOS has push only in an app on the home screen. */
export type PushSupport = 'possible' | 'install' | 'impossible';

export function pushSupport(): PushSupport {
  if ('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window) return 'possible';
  return /iPhone|iPad/.test(navigator.userAgent) ? 'install' : 'impossible';
}

export const isPushBlocked = (): boolean => 'Notification' in window && Notification.permission === 'denied';

/** The page has no service worker. */
export class WorkerMissing extends Error {}
const WORKER_WAIT_MS = 10_000;

const bytesOf = (base64url: string) =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));

const textOf = (bytes: ArrayBuffer | null) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes ?? [])))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** With a timeout: `ready` never settles without a worker, as in some private windows. */
async function activeWorker(): Promise<ServiceWorkerRegistration> {
  const { promise: timeout, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new WorkerMissing('No service worker is active')), WORKER_WAIT_MS);
  try {
    return await Promise.race([navigator.serviceWorker.ready, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

/** Requests the permission. @returns null if denied @throws WorkerMissing, or if the browser's push service fails */
export async function subscribe(pushKey: string): Promise<Write<'notices.addDevice'> | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const { pushManager } = await activeWorker();
  const stale = await pushManager.getSubscription();
  if (stale && textOf(stale.options.applicationServerKey) !== pushKey) await stale.unsubscribe();
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: bytesOf(pushKey),
  });
  return {
    id: newId(),
    endpoint: subscription.endpoint,
    p256dh: textOf(subscription.getKey('p256dh')),
    auth: textOf(subscription.getKey('auth')),
  };
}

export async function isSubscribed(pushKey: string): Promise<boolean> {
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  return subscription != null && textOf(subscription.options.applicationServerKey) === pushKey;
}

/** The server forgets the device when its next message is refused. */
export async function unsubscribe(): Promise<void> {
  if (pushSupport() !== 'possible') return;
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  await subscription?.unsubscribe();
}
