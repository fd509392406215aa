import { Suspense } from 'react';
import { showNotLoaded } from '#web/platform/toasts/error-toasts.ts';
import { lazyPart } from './lazy-part.tsx';
import type { SheetProps } from './sheet-panel.tsx';

const SheetPanel = lazyPart<SheetProps>(
  () => import('./sheet-panel.tsx').then((file) => file.SheetPanel),
  ({ onClose }) => {
    showNotLoaded();
    onClose?.();
  },
);

/** A tap outside closes it unless something was typed. Loaded on demand. */
export const Sheet = (props: SheetProps) =>
  props.open && (
    <Suspense>
      <SheetPanel {...props} />
    </Suspense>
  );
