import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { checkConnection } from '#web/platform/api/connection.ts';
import { readFirstAnswers } from '#web/platform/api/read-first-answers.ts';
import { rememberedLanguage, showLanguage } from '#web/platform/language/language.ts';
import { readNonce } from '#web/platform/nonce.ts';
import { signOutOnReconnect } from '#web/platform/session/pending-sign-out.ts';
import { accountSince } from '#web/platform/session/stored-session.ts';
import { followOtherTabs, onSignedOut, readSession } from '#web/platform/session/session-store.ts';
import { followSystemTheme } from '#web/platform/theme.ts';
import { fetchScreen, Gate, onboardedRoutes, publicRoutes } from './routes.tsx';
import type { Route } from '#web/platform/router/router.tsx';
import { AppFrame } from './app-frame.tsx';

const routes: readonly Route[] = [
  ...publicRoutes.map(([path, Screen]) => ({ path, element: <Screen /> })),
  ...onboardedRoutes.map(([path, Screen]) => ({ path, element: <Screen />, layout: <Gate /> })),
];

const App = () => <AppFrame routes={routes} />;

/** How long the first render waits for the screen's code once the phrases are loaded. */
const SCREEN_WAIT_MS = 100;
/** Leaves the network to the first screen until then. */
const CONNECTION_CHECK_MS = 1_000;

/** Nothing of an ended session stays on a shared device, whichever screen is open. */
function forgetEnded(userId: string): void {
  const forgotten = [
    import('#web/platform/records/record-store.ts').then(({ endRecords }) => endRecords(userId)),
    import('#web/platform/reads/stored-reads.ts').then(({ forgetReads }) => forgetReads(userId)),
  ];
  for (const one of forgotten)
    one.catch((error: unknown) => console.warn('What was kept could not be removed', error));
}

export async function startApp(): Promise<void> {
  readNonce();
  readFirstAnswers(accountSince());
  followSystemTheme();
  signOutOnReconnect();
  onSignedOut(forgetEnded);
  followOtherTabs();
  void readSession();
  const screen = fetchScreen(location.pathname);
  await showLanguage(rememberedLanguage());
  await Promise.race([screen, new Promise((resolve) => setTimeout(resolve, SCREEN_WAIT_MS))]);
  // Rendered in short tasks: a long list in one task would block a slow phone.
  startTransition(() => createRoot(document.getElementById('app')!).render(<App />));
  setTimeout(() => void checkConnection(), CONNECTION_CHECK_MS);
}
