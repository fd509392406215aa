import { useState } from 'react';
import * as z from 'zod/mini';
import { Email, type EmailChangeOutcome } from '#domain/accounts/schema.ts';
import type { Phrase } from '#domain/language/words.ts';
import { changeEmail } from '#web/platform/account/care.ts';
import { errorText } from '#web/platform/forms/check.ts';
import { useSchemaForm } from '#web/platform/forms/form.ts';
import { useWords } from '#web/platform/language/language.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { accountFailure } from './failure-phrases.ts';
import { PresentPassword } from './present-password.tsx';

const Form = z.object({ newEmail: Email, password: z.string() });

const refusals: Partial<Record<EmailChangeOutcome, Phrase>> = {
  same: 'This is already your address.',
  taken: 'This address is already used by another account.',
  'wrong-password': 'Wrong password',
};

/** With mail the new address has to be confirmed first; without, it counts at once (D12). */
export function ChangeEmail({ hasPassword }: { hasPassword: boolean }) {
  const { t } = useWords();
  const [failure, setFailure] = useState<Phrase | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const { register, handleSubmit, formState } = useSchemaForm(Form, { newEmail: '', password: '' });
  const submit = handleSubmit(async ({ newEmail, password }) => {
    setFailure(null);
    try {
      const outcome = await changeEmail(newEmail, hasPassword ? password : undefined);
      if (outcome === 'mail-sent')
        setDone(
          t('We sent a confirmation link to {name}. Your address changes once you open it.', {
            name: newEmail,
          }),
        );
      else if (outcome === 'changed') setDone(t('Your email address is now {name}.', { name: newEmail }));
      else setFailure(refusals[outcome] ?? 'An unexpected error occurred. Please try again.');
    } catch (error) {
      setFailure(accountFailure(error));
    }
  });
  if (done !== null) return <Alert tone="info">{done}</Alert>;
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
      {failure && <Alert>{t(failure)}</Alert>}
      <TextField
        label={t('New email')}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        error={errorText(t, formState.errors.newEmail)}
        {...register('newEmail')}
      />
      {hasPassword && <PresentPassword {...register('password')} />}
      <Button type="submit" wide busy={formState.isSubmitting}>
        {formState.isSubmitting ? t('Saving...') : t('Change email')}
      </Button>
    </form>
  );
}
