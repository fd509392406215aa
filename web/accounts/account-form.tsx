import type { FormEvent, ReactNode } from 'react';
import type { Phrase } from '#domain/language/words.ts';
import { useWords } from '#web/platform/language/language.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';

type Props = {
  failure: Phrase | null;
  busy: boolean;
  submitLabel: string;
  onSubmit: (event: FormEvent<HTMLFormElement>) => Promise<void>;
  children: ReactNode;
};

export function AccountForm({ failure, busy, submitLabel, onSubmit, children }: Props) {
  const { t } = useWords();
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void onSubmit(event)}>
      {failure && <Alert>{t(failure)}</Alert>}
      {children}
      <Button type="submit" wide busy={busy}>
        {busy ? t('Saving...') : submitLabel}
      </Button>
    </form>
  );
}
