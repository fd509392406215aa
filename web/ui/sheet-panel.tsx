import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { useRef, type ReactNode } from 'react';
import { IconButton } from './icon-button.tsx';
import { useReturnFocus } from './return-focus.ts';
import { useCloseOnBack } from './use-close-on-back.ts';

export type SheetProps = {
  open: boolean;
  /** If absent, Back, Escape and a tap outside do not close the sheet. */
  onClose?: () => void;
  title: string;
  description?: string | undefined;
  /** If absent, there is no close button. */
  closeLabel?: string;
  children: ReactNode;
};

const panelClasses =
  'bg-surface shadow-sheet animate-rise fixed z-50 flex max-h-[92dvh] flex-col overscroll-contain outline-none ' +
  'inset-x-0 bottom-0 rounded-t-sheet pb-[env(safe-area-inset-bottom)] ' +
  'wide:inset-x-auto wide:bottom-auto wide:left-1/2 wide:top-1/2 wide:w-[min(32rem,calc(100vw-3rem))] wide:-translate-x-1/2 wide:-translate-y-1/2 wide:rounded-sheet wide:animate-appear';

export function SheetPanel({ onClose, title, description, closeLabel, children }: SheetProps) {
  const typed = useRef(false);
  const returnFocus = useReturnFocus();
  useCloseOnBack(() => onClose?.());
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose?.()}>
      <Dialog.Portal>
        <Dialog.Overlay className="bg-overlay animate-appear fixed inset-0 z-50" />
        <Dialog.Content
          className={panelClasses}
          onCloseAutoFocus={returnFocus}
          onInput={() => {
            typed.current = true;
          }}
          onInteractOutside={(event) => {
            if (typed.current) event.preventDefault();
          }}
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          <div className="flex items-start justify-between gap-3 px-5 pt-4 pb-2">
            <div className="min-w-0 pt-2">
              <Dialog.Title className="text-lg leading-snug font-semibold">{title}</Dialog.Title>
              {description && (
                <Dialog.Description className="text-muted mt-1 text-sm">{description}</Dialog.Description>
              )}
            </div>
            {closeLabel && (
              <Dialog.Close asChild>
                <IconButton
                  label={closeLabel}
                  icon={<X aria-hidden="true" strokeWidth={1.75} className="size-5" />}
                  className="-mr-2"
                />
              </Dialog.Close>
            )}
          </div>
          <div className="overflow-y-auto px-5 pb-5">{children}</div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
