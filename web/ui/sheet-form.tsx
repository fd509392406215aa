import type { ReactNode } from 'react';
import { useWords } from '#web/platform/language/language.ts';
import { showFailure } from '#web/platform/toasts/show-failure.ts';
import { Form } from './form.tsx';
import { EditButtons } from './edit-buttons.tsx';
import { Sheet } from './sheet.tsx';

type Props = {
  title: string;
  description?: string | undefined;
  busy: boolean;
  onClose: () => void;
  onSubmit: (form: HTMLFormElement) => Promise<void>;
  children: ReactNode;
};

/** A few fields with 'Save' and 'Cancel'. Shows an error if `onSubmit` throws. */
export function SheetForm({ busy, onClose, onSubmit, children, ...texts }: Props) {
  const { t } = useWords();
  const submit = async (form: HTMLFormElement) => {
    try {
      await onSubmit(form);
    } catch (error) {
      console.warn('The form could not be saved', error);
      showFailure(t, error);
    }
  };
  return (
    <Sheet open onClose={() => !busy && onClose()} closeLabel={t('Close')} {...texts}>
      <Form busy={busy} className="flex flex-col gap-4 pt-2" onSubmit={submit}>
        {children}
        <EditButtons busy={busy} onCancel={onClose} />
      </Form>
    </Sheet>
  );
}
