import { lazy, Suspense } from 'react';

export type ConfirmDialogProps = {
  open: boolean;
  title: string;
  text?: string;
  confirmLabel: string;
  cancelLabel: string;
  destructive?: boolean;
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
};

const ConfirmPanel = lazy(() =>
  import('./confirm-panel.tsx').then(({ ConfirmPanel: Panel }) => ({ default: Panel })),
);

/** A modal question that a tap outside does not close. Loaded on demand. */
export const ConfirmDialog = (props: ConfirmDialogProps) =>
  props.open && (
    <Suspense>
      <ConfirmPanel {...props} />
    </Suspense>
  );
