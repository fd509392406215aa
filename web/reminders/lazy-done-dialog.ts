import { lazyDialog } from '#web/ui/lazy-part.tsx';

export const DoneDialog = lazyDialog(() => import('./done-dialog.tsx').then((file) => file.DoneDialog));
