import { useState } from 'react';
import { addDays } from '#domain/days.ts';
import { dayOfInstant, formatDayInText } from '#domain/language/format.ts';
import { deleteAccount } from '#web/platform/account/account-settings.ts';
import { useWords } from '#web/platform/language/language.ts';
import { showToast } from '#web/platform/toasts/toasts.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { CurrentPassword } from './current-password.tsx';
import { FRESH_SIGN_IN_NEEDED } from './failure-phrases.ts';
import { useAttempt } from './use-attempt.ts';

/** The user types the email address to confirm. */
export function DeleteAccount({ email, hasPassword }: { email: string; hasPassword: boolean }) {
  const { t, language } = useWords();
  const [typed, setTyped] = useState('');
  const [password, setPassword] = useState('');
  const { busy, failure, setFailure, attempt } = useAttempt();
  const confirmed = typed.trim().toLowerCase() === email.toLowerCase();
  const submit = () =>
    attempt(async () => {
      const { outcome, eraseAt } = await deleteAccount(hasPassword ? password : undefined);
      if (outcome === 'wrong-password') setFailure('Wrong password');
      else if (outcome === 'sign-in-needed') setFailure(FRESH_SIGN_IN_NEEDED);
      else
        showToast({
          neutral: true,
          title: eraseAt
            ? t('Account deleted. To get it back, log in by {date}.', {
                // The whole day before: on the day itself it may be erased at any time.
                date: formatDayInText(addDays(dayOfInstant(eraseAt), -1), language),
              })
            : t('Account deleted'),
        });
    });
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (confirmed) void submit();
      }}
    >
      <p>
        {t(
          'Delete your account? You can get it back by logging in within 30 days; after that all data is erased.',
        )}
      </p>
      <p className="text-muted">
        {t(
          'Share links, the calendar address, notifications, access keys, AI clients, webhooks and logins end at once and do not come back with the account.',
        )}
      </p>
      {failure && <Alert>{t(failure)}</Alert>}
      <TextField
        label={t('Type {name} to confirm', { name: email })}
        type="email"
        autoComplete="off"
        autoCapitalize="none"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {hasPassword && (
        <CurrentPassword value={password} onChange={({ target }) => setPassword(target.value)} />
      )}
      <Button type="submit" variant="danger" wide busy={busy} disabled={!confirmed}>
        {busy ? t('Deleting...') : t('Delete account')}
      </Button>
    </form>
  );
}
