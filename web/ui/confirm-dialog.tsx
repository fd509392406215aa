import { Suspense } from 'react';
import { notifyNotLoaded } from '#web/platform/notices/notify-error.ts';
import { lazyPart } from './lazy-part.tsx';
import type { ConfirmDialogProps } from './confirm-panel.tsx';

const ConfirmPanel = lazyPart<ConfirmDialogProps>(
  () => import('./confirm-panel.tsx').then((file) => file.ConfirmPanel),
  ({ onCancel }) => {
    notifyNotLoaded();
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
