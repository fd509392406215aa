import { clientsClaim } from 'workbox-core';
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

declare const self: ServiceWorkerGlobalScope & {
  __WB_MANIFEST: Parameters<typeof precacheAndRoute>[0];
};

/** Pages that are not the app's, or that nobody may keep (D83). Nothing under /api ever comes from here. */
const NOT_THE_APP = [/^\/api\//, /^\/health\b/, /^\/mechanic-share\b/, /^\/assets\//, /\.\w+$/];

// The app itself, so that it starts without a network; what is new is fetched before it takes over.
precacheAndRoute(self.__WB_MANIFEST, { directoryIndex: '', cleanURLs: false });
cleanupOutdatedCaches();
clientsClaim();
registerRoute(new NavigationRoute(appPage, { denylist: NOT_THE_APP }));

// A new version waits until the person agrees: what they are typing is theirs.
self.addEventListener('message', ({ data }) => {
  if (data === 'take-over') void self.skipWaiting();
});

/** The app's page as it was kept, with a nonce that was never used before, like the server sends it. */
async function appPage({ request }: { request: Request }): Promise<Response> {
  const kept = await matchPrecache('/index.html');
  if (!kept) return fetch(request);
  const headers = new Headers(kept.headers);
  const policy = headers.get('content-security-policy') ?? '';
  const used = /'nonce-([^']+)'/.exec(policy)?.[1];
  if (used === undefined) return kept;
  const nonce = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));
  headers.set('content-security-policy', policy.replaceAll(used, nonce));
  headers.delete('content-length');
  headers.delete('link');
  return new Response((await kept.text()).replaceAll(used, nonce), { headers });
}
