import type { ReactNode } from 'react';
import { useWords } from '#web/platform/language/language.ts';
import { EditButtons } from './edit-buttons.tsx';
import { Sheet } from './sheet.tsx';

type Props = {
  title: string;
  description?: string;
  busy: boolean;
  onClose: () => void;
  onSubmit: (form: HTMLFormElement) => Promise<void>;
  children: ReactNode;
};

/** A few fields with 'Save' and 'Cancel'; stays open while it is saved. */
export function SheetForm({ busy, onClose, onSubmit, children, ...texts }: Props) {
  const { t } = useWords();
  return (
    <Sheet open onClose={() => !busy && onClose()} closeLabel={t('Close')} {...texts}>
      <form
        noValidate
        className="flex flex-col gap-4 pt-2"
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) void onSubmit(event.currentTarget);
        }}
      >
        {children}
        <EditButtons busy={busy} onCancel={onClose} />
      </form>
    </Sheet>
  );
}
