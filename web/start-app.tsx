import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { checkConnection } from '#web/platform/api/connection.ts';
import { readFirstAnswers } from '#web/platform/api/read-first-answers.ts';
import { rememberedLanguage, showLanguage } from '#web/platform/language/language.ts';
import { readNonce } from '#web/platform/nonce.ts';
import { signOutOnReconnect } from '#web/platform/session/pending-sign-out.ts';
import { accountSince } from '#web/platform/session/stored-session.ts';
import { followOtherTabs, readSession } from '#web/platform/session/session-store.ts';
import { followSystemTheme } from '#web/platform/theme.ts';
import { App } from './app.tsx';
import { fetchScreen } from './routes.tsx';

/** How long the first render waits for the screen's code once the phrases are loaded. */
const SCREEN_WAIT_MS = 100;
/** Leaves the network to the first screen until then. */
const CONNECTION_CHECK_MS = 1_000;

export async function startApp(): Promise<void> {
  readNonce();
  readFirstAnswers(accountSince());
  followSystemTheme();
  signOutOnReconnect();
  followOtherTabs();
  void readSession();
  const screen = fetchScreen(location.pathname);
  await showLanguage(rememberedLanguage());
  await Promise.race([screen, new Promise((resolve) => setTimeout(resolve, SCREEN_WAIT_MS))]);
  // Rendered in short tasks: a long list in one task would block a slow phone.
  startTransition(() => createRoot(document.getElementById('app')!).render(<App />));
  setTimeout(() => void checkConnection(), CONNECTION_CHECK_MS);
}
