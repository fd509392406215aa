import type { ReactNode } from 'react';
import type { Phrase } from '#domain/language/words.ts';
import { useWords } from '#web/platform/language/language.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Form } from '#web/ui/form.tsx';

type Props = {
  failure: Phrase | null;
  busy: boolean;
  submitLabel: string;
  onSubmit: (form: HTMLFormElement) => Promise<void>;
  onCancel?: () => void;
  children: ReactNode;
};

export function AccountForm({ failure, busy, submitLabel, onSubmit, onCancel, children }: Props) {
  const { t } = useWords();
  return (
    <Form busy={busy} className="flex flex-col gap-4" onSubmit={onSubmit}>
      {failure && <Alert>{t(failure)}</Alert>}
      {children}
      <Button type="submit" wide busy={busy}>
        {busy ? t('Saving...') : submitLabel}
      </Button>
      {onCancel && (
        <Button variant="secondary" wide disabled={busy} onClick={onCancel}>
          {t('Cancel')}
        </Button>
      )}
    </Form>
  );
}
