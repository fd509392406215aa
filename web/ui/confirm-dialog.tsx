import { lazy, Suspense } from 'react';

export type ConfirmDialogProps = {
  open: boolean;
  title: string;
  text?: string;
  confirmLabel: string;
  cancelLabel: string;
  /** The thing asked about cannot be undone. */
  destructive?: boolean;
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
};

const ConfirmPanel = lazy(() =>
  import('./confirm-panel.tsx').then(({ ConfirmPanel: Panel }) => ({ default: Panel })),
);

/** A question that must be answered: a tap beside it does nothing. Fetched when it is first asked. */
export const ConfirmDialog = (props: ConfirmDialogProps) =>
  props.open && (
    <Suspense>
      <ConfirmPanel {...props} />
    </Suspense>
  );
