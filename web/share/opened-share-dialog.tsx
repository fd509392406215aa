import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { createStore } from '#web/platform/store.ts';
import { lazyDialog } from '#web/ui/lazy-part.tsx';
import type { ShareDialogProps } from './share-dialog.tsx';

const ShareDialog = lazyDialog(() => import('./share-dialog.tsx').then((file) => file.ShareDialog));

type Opened = Omit<ShareDialogProps, 'onClose'>;
const opened = createStore<Opened | null>(null);

export const openShareDialog = (dialog: Opened): void => opened.set(dialog);
const close = () => opened.set(null);

/** Outside the screens: what a mechanic adds can remove the button that opened it. */
export function OpenedShareDialog() {
  const dialog = useSyncExternalStore(opened.subscribe, opened.get);
  useEffect(() => close, []);
  return (
    dialog && (
      <Suspense>
        <ShareDialog {...dialog} onClose={close} />
      </Suspense>
    )
  );
}
