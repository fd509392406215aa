import { lazyDialog } from '#web/ui/lazy-part.tsx';

export const KeyHelp = lazyDialog(() => import('./key-help.tsx').then((file) => file.KeyHelp));
