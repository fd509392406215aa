import { Suspense } from 'react';
import { showNotLoaded } from '#web/platform/toasts/error-toasts.ts';
import { lazyPart } from './lazy-part.tsx';

export type ConfirmDialogProps = {
  open: boolean;
  title: string;
  text?: string;
  confirmLabel: string;
  cancelLabel: string;
  destructive?: boolean;
  busy?: boolean;
  /** Another answer than the two. */
  other?: { label: string; onChoose: () => void } | undefined;
  onConfirm: () => void;
  onCancel: () => void;
};

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
