import './styles.css';
import { createRoot } from 'react-dom/client';
import { checkConnection } from '#web/platform/connection.ts';
import { rememberedLanguage, showLanguage } from '#web/platform/language.ts';
import { readNonce } from '#web/platform/nonce.ts';
import { endOnReconnect } from '#web/platform/session-ending.ts';
import { followOtherTabs, readSession } from '#web/platform/session-store.ts';
import { followSystemTheme } from '#web/platform/theme.ts';
import { App } from './app.tsx';

readNonce();
followSystemTheme();
endOnReconnect();
followOtherTabs();
void readSession();
void checkConnection();
await showLanguage(rememberedLanguage());
createRoot(document.getElementById('app')!).render(<App />);
