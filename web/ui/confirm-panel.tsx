import { AlertDialog } from 'radix-ui';
import { Button } from './button.tsx';
import { useReturnFocus } from './return-focus.ts';
import { useCloseOnBack } from './use-close-on-back.ts';

export type ConfirmDialogProps = {
  open: boolean;
  title: string;
  text?: string;
  confirmLabel: string;
  cancelLabel: string;
  destructive?: boolean;
  /** Whoever reads quickly should not confirm. */
  cautious?: boolean;
  busy?: boolean;
  /** A third answer. */
  other?: { label: string; onChoose: () => void } | undefined;
  onConfirm: () => void;
  onCancel: () => void;
};

export function ConfirmPanel(props: ConfirmDialogProps) {
  const { title, text, confirmLabel, cancelLabel, destructive, cautious, busy, other, onConfirm, onCancel } =
    props;
  const returnFocus = useReturnFocus();
  useCloseOnBack(onCancel);
  return (
    <AlertDialog.Root open onOpenChange={(open) => !open && onCancel()}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="bg-overlay animate-appear fixed inset-0 z-50" />
        <AlertDialog.Content
          onCloseAutoFocus={returnFocus}
          {...(text ? {} : { 'aria-describedby': undefined })}
          className="bg-surface shadow-sheet animate-appear rounded-sheet fixed top-1/2 left-1/2 z-50 max-h-[92dvh] w-[min(26rem,calc(100vw-2rem))] -translate-x-1/2 -translate-y-1/2 overflow-y-auto p-5 outline-none"
        >
          <AlertDialog.Title className="text-lg leading-snug font-semibold">{title}</AlertDialog.Title>
          {text && <AlertDialog.Description className="text-muted mt-2">{text}</AlertDialog.Description>}
          <div className="mt-5 flex flex-wrap justify-end gap-3">
            <AlertDialog.Cancel asChild>
              <Button variant={cautious ? 'primary' : 'secondary'} disabled={busy}>
                {cancelLabel}
              </Button>
            </AlertDialog.Cancel>
            {other && (
              <Button variant="secondary" disabled={busy} onClick={other.onChoose}>
                {other.label}
              </Button>
            )}
            <Button
              variant={destructive ? 'danger' : cautious ? 'secondary' : 'primary'}
              busy={busy ?? false}
              onClick={onConfirm}
            >
              {confirmLabel}
            </Button>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
