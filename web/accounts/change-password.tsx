import { useState } from 'react';
import { PasswordChoice } from '#domain/accounts/password-rule.ts';
import { changePassword } from '#web/platform/account/account-settings.ts';
import { useSchemaForm } from '#web/platform/forms/use-schema-form.ts';
import { useWords } from '#web/platform/language/language.ts';
import { showToast } from '#web/platform/toasts/toasts.ts';
import { AccountForm } from './account-form.tsx';
import { AfterNewPassword } from './after-new-password.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { CurrentPassword } from './current-password.tsx';
import { useAttempt } from './use-attempt.ts';

export function ChangePassword({ onDone }: { onDone: () => void }) {
  const { t } = useWords();
  const [present, setPresent] = useState('');
  const { busy, failure, attempt } = useAttempt();
  const form = useSchemaForm(PasswordChoice, { password: '', confirmPassword: '' });
  const submit = form.submit(({ password }) =>
    attempt(async () => {
      await changePassword(present, password);
      showToast({ title: t('Password changed. Other devices were logged out.') });
      onDone();
    }),
  );
  return (
    <AccountForm failure={failure} busy={busy} submitLabel={t('Save password')} onSubmit={submit}>
      <AfterNewPassword />
      <CurrentPassword value={present} onChange={({ target }) => setPresent(target.value)} />
      <NewPasswordFields field={form.field} label={t('New password')} againLabel={t('New password again')} />
    </AccountForm>
  );
}
