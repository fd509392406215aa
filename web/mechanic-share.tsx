import './styles.css';
import { createRoot } from 'react-dom/client';
import { rememberedLanguage, showLanguage } from '#web/platform/language.ts';
import { readNonce } from '#web/platform/nonce.ts';
import { followSystemTheme } from '#web/platform/theme.ts';
import { LanguageSwitch } from '#web/ui/language-switch.tsx';

// An entry of its own, without the router: a mechanic opens one page, once, on a slow network.
readNonce();
followSystemTheme();
await showLanguage(rememberedLanguage());
createRoot(document.getElementById('app')!).render(<LanguageSwitch />);
