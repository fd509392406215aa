import { readShare } from '#domain/media/incoming-rules.ts';
import type { PushMessage } from '#domain/notices/push-rules.ts';
import { keepIncoming } from '#web/platform/storage/incoming.ts';
import { SYNC_TAG } from '#web/platform/outbox/background-sync.ts';
import { sendInBackground } from '#web/platform/outbox/send-in-background.ts';
import { clientsClaim } from 'workbox-core';
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

declare const self: ServiceWorkerGlobalScope & {
  __WB_MANIFEST: Parameters<typeof precacheAndRoute>[0];
};

/** Paths never answered with the cached app page: the API, assets, the demo, and the mechanic's page. */
const NOT_THE_APP = [
  /^\/api\//,
  /^\/health\b/,
  /^\/demo(\/|$)/,
  /^\/mechanic-share\b/,
  /^\/assets\//,
  /\.\w+$/,
];

// The whole app, for an offline start; a new version is downloaded before it activates.
precacheAndRoute(self.__WB_MANIFEST, { directoryIndex: '', cleanURLs: false });
cleanupOutdatedCaches();
clientsClaim();
registerRoute(new NavigationRoute(appPage, { denylist: NOT_THE_APP }));
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname === '/incoming', receiveShare, 'POST');

// A new version waits for the user's consent, so that no input is lost.
self.addEventListener('message', ({ data }) => {
  if (data === 'take-over') void self.skipWaiting();
});

self.addEventListener('push', (event) => {
  const message = event.data?.json() as PushMessage | undefined;
  if (message) event.waitUntil(showMessage(message));
});

async function showMessage({ title, body, tag, url, actions, badge }: PushMessage): Promise<void> {
  const urls = Object.fromEntries(actions.map(({ action, url: target }) => [action, target]));
  await self.registration.showNotification(title, {
    body,
    tag,
    icon: '/icons/icon-192.png',
    data: { url, urls },
    actions: actions.map(({ action, title: label }) => ({ action, title: label })),
  } as NotificationOptions);
  // A badge is an extra that some systems refuse.
  if (badge !== null && 'setAppBadge' in navigator) await navigator.setAppBadge(badge).catch(() => undefined);
}

// Each action opens a cached page that carries it out and can queue the write.
self.addEventListener('notificationclick', (event) => {
  const { action, notification } = event;
  const { url, urls } = notification.data as { url: string; urls: Record<string, string> };
  notification.close();
  event.waitUntil(self.clients.openWindow(urls[action] ?? url));
});

// Online again: an open page sends the queue, or the worker if there is none.
self.addEventListener('sync', (event) => {
  const { tag, waitUntil } = event as SyncEvent;
  if (tag === SYNC_TAG) waitUntil.call(event, sendWaiting());
});

/** Background Sync, missing from TypeScript's types. */
type SyncEvent = ExtendableEvent & { tag: string };

const CLOSING_MS = 2000;

async function sendWaiting(): Promise<void> {
  const pages = () => self.clients.matchAll({ type: 'window' });
  const [page] = await pages();
  if (page) {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a page of the worker has no target
    page.postMessage(SYNC_TAG);
    // A page that was just closed is still listed, but does nothing.
    await new Promise((resolve) => void setTimeout(resolve, CLOSING_MS));
    if ((await pages()).length > 0) return;
  }
  await sendInBackground(async () => (await pages()).length === 0);
}

/** Stores content shared by another app until a form takes it. */
async function receiveShare({ request }: { request: Request }): Promise<Response> {
  try {
    const isKept = (await keepIncoming(readShare(await request.formData()))) !== null;
    return Response.redirect(isKept ? '/incoming' : '/incoming?full', 303);
  } catch (error) {
    console.warn('What was shared could not be kept', error);
    return Response.redirect('/incoming?failed', 303);
  }
}

/** The cached app page with a fresh CSP nonce, as the server would send it. */
async function appPage({ request }: { request: Request }): Promise<Response> {
  const cached = await matchPrecache('/index.html');
  if (!cached) return fetch(request);
  const headers = new Headers(cached.headers);
  const policy = headers.get('content-security-policy') ?? '';
  const used = /'nonce-([^']+)'/.exec(policy)?.[1];
  if (used === undefined) return cached;
  const nonce = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));
  headers.set('content-security-policy', policy.replaceAll(used, nonce));
  headers.delete('content-length');
  headers.delete('link');
  return new Response((await cached.text()).replaceAll(used, nonce), { headers });
}
