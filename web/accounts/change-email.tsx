import { useState } from 'react';
import * as z from 'zod/mini';
import { Email, type EmailChangeOutcome } from '#domain/accounts/schema.ts';
import type { Phrase } from '#domain/language/words.ts';
import { changeEmail } from '#web/platform/account/account-settings.ts';
import { useSchemaForm } from '#web/platform/forms/use-schema-form.ts';
import { useWords } from '#web/platform/language/language.ts';
import { Alert } from '#web/ui/alert.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { AccountForm } from './account-form.tsx';
import { CurrentPassword } from './current-password.tsx';
import { FRESH_SIGN_IN_NEEDED } from './failure-phrases.ts';
import { useAttempt } from './use-attempt.ts';

const Form = z.object({ newEmail: Email, password: z.string() });

const refusals: Partial<Record<EmailChangeOutcome, Phrase>> = {
  same: 'This is already your address.',
  taken: 'This address is already used by another account.',
  'wrong-password': 'Wrong password',
  'sign-in-needed': FRESH_SIGN_IN_NEEDED,
};

/** With mail configured, the new address has to be confirmed first; otherwise it takes effect at once. */
export function ChangeEmail({ hasPassword }: { hasPassword: boolean }) {
  const { t } = useWords();
  const { busy, failure, setFailure, attempt } = useAttempt();
  const [done, setDone] = useState<string | null>(null);
  const form = useSchemaForm(Form, { newEmail: '', password: '' });
  const submit = form.submit(({ newEmail, password }) =>
    attempt(async () => {
      const outcome = await changeEmail(newEmail, hasPassword ? password : undefined);
      if (outcome === 'mail-sent')
        setDone(
          t('We sent a confirmation link to {name}. Your address changes once you open the link.', {
            name: newEmail,
          }),
        );
      else if (outcome === 'changed') setDone(t('Your email address is now {name}.', { name: newEmail }));
      else setFailure(refusals[outcome] ?? 'An unexpected error occurred. Please try again.');
    }),
  );
  if (done !== null) return <Alert tone="info">{done}</Alert>;
  return (
    <AccountForm failure={failure} busy={busy} submitLabel={t('Change email')} onSubmit={submit}>
      <TextField
        label={t('New email')}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        {...form.field('newEmail')}
      />
      {hasPassword && <CurrentPassword {...form.field('password')} />}
    </AccountForm>
  );
}
