import { Suspense } from 'react';
import { showNotLoaded } from '#web/platform/toasts/error-toasts.ts';
import type { ConfirmDialogProps } from './confirm-panel.tsx';
import { lazyPart } from './lazy-part.tsx';

const ConfirmPanel = lazyPart<ConfirmDialogProps>(
  () => import('./confirm-panel.tsx').then((file) => file.ConfirmPanel),
  ({ onCancel }) => {
    showNotLoaded();
    onCancel();
  },
);

/** A modal question that a tap outside does not close. Loaded on demand. */
export const ConfirmDialog = (props: ConfirmDialogProps) =>
  props.open && (
    <Suspense>
      <ConfirmPanel {...props} />
    </Suspense>
  );
