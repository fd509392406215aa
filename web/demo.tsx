import './styles.css';
import { createRoot } from 'react-dom/client';
import { startDemo } from '#web/platform/demo/start-demo.ts';
import { href, paths } from '#web/platform/hrefs.ts';
import { rememberedLanguage, showLanguage } from '#web/platform/language/language.ts';
import { readNonce } from '#web/platform/nonce.ts';
import { Navigate, type Route } from '#web/platform/router/router.tsx';
import { followSystemTheme } from '#web/platform/theme.ts';
import { DemoLayout } from '#web/screens/demo/demo-layout.tsx';
import { DemoSettingsScreen } from '#web/screens/demo/demo-settings.tsx';
import { needsAccount } from '#web/screens/demo/needs-account.tsx';
import { AppFrame } from './app-frame.tsx';
import { onboardedRoutes, type Screen } from './routes.tsx';

/** What the screens of an account ask a server for, they do not ask here. */
const replaced: Partial<Record<string, Screen>> = {
  [paths.settings]: DemoSettingsScreen,
  [paths.settingsPart]: needsAccount('Settings'),
  [paths.import]: needsAccount('Import from other apps'),
  [paths.connect]: needsAccount('Let a program in'),
  [paths.incoming]: needsAccount('Shared with Carful'),
};

const routes: readonly Route[] = [
  ...onboardedRoutes.map(([path, screen]) => {
    const Element = replaced[path] ?? screen;
    return { path, element: <Element />, layout: <DemoLayout /> };
  }),
  { path: '*', element: <Navigate to={href('home')} replace /> },
];

readNonce();
followSystemTheme();
startDemo();
await showLanguage(rememberedLanguage());
createRoot(document.getElementById('app')!).render(<AppFrame base="/demo" routes={routes} />);
