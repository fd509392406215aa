import { useState } from 'react';
import { useNavigate, useSearchParams } from '#web/platform/router/router.tsx';
import { AccountFrame } from '#web/accounts/account-frame.tsx';
import { AccountForm } from '#web/accounts/account-form.tsx';
import { AfterNewPassword } from '#web/accounts/after-new-password.tsx';
import { NewPasswordFields } from '#web/accounts/new-password-fields.tsx';
import { useAttempt } from '#web/accounts/use-attempt.ts';
import { PasswordChoice } from '#domain/accounts/password-rule.ts';
import type { StillIn } from '#domain/accounts/schema.ts';
import { resetPassword } from '#web/platform/account/recovery.ts';
import { isCode } from '#web/platform/api/errors.ts';
import { useSchemaForm } from '#web/platform/forms/use-schema-form.ts';
import { href } from '#web/platform/hrefs.ts';
import { useWords } from '#web/platform/language/language.ts';
import { showToast } from '#web/platform/toasts/toasts.ts';
import { Alert } from '#web/ui/alert.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';

/** Target of a reset mail's link, which carries a token or the server's error. */
export function ResetPasswordScreen() {
  const { t } = useWords();
  const [query] = useSearchParams();
  const [expired, setExpired] = useState(false);
  const token = query.get('token');
  return (
    <AccountFrame title={t('Reset password')} back={{ to: href('login'), label: t('Back') }}>
      {token && !query.has('error') && !expired ? (
        <NewPasswordForm token={token} onExpired={() => setExpired(true)} />
      ) : (
        <Expired />
      )}
    </AccountFrame>
  );
}

function Expired() {
  const { t } = useWords();
  return (
    <div className="flex flex-col gap-4">
      <Alert>{t('This password reset link has expired. Please request a new one.')}</Alert>
      <ButtonLink wide to={href('forgotPassword')}>
        {t('Send reset link')}
      </ButtonLink>
    </div>
  );
}

function NewPasswordForm({ token, onExpired }: { token: string; onExpired: () => void }) {
  const { t } = useWords();
  const navigate = useNavigate();
  const { busy, failure, attempt } = useAttempt();
  const [stillIn, setStillIn] = useState<StillIn[]>([]);
  const form = useSchemaForm(PasswordChoice, { password: '', confirmPassword: '' });
  const submit = form.submit(({ password }) =>
    attempt(async () => {
      try {
        const others = await resetPassword(token, password);
        if (others.length > 0) return setStillIn(others);
      } catch (error) {
        if (isCode(error, 'TOKEN_EXPIRED') || isCode(error, 'INVALID_TOKEN')) return onExpired();
        throw error;
      }
      showToast({ title: t('Password changed') });
      navigate(href('login'), { replace: true });
    }),
  );
  if (stillIn.length > 0) return <Others stillIn={stillIn} />;
  return (
    <AccountForm failure={failure} busy={busy} submitLabel={t('Save password')} onSubmit={submit}>
      <AfterNewPassword />
      <NewPasswordFields field={form.field} label={t('New password')} againLabel={t('New password again')} />
    </AccountForm>
  );
}

/** They stay, since one may be all that its owner has left; only who is logged in removes one. */
function Others({ stillIn }: { stillIn: readonly StillIn[] }) {
  const { t } = useWords();
  return (
    <div className="flex flex-col gap-4" role="status">
      <p className="font-medium">{t('Password changed')}</p>
      <p>{t('You can also still log in with these:')}</p>
      <ul className="list-disc pl-5">
        {stillIn.map(({ kind, name }) => (
          <li key={`${kind} ${name}`} className="wrap-anywhere">
            {kind === 'passkey' ? t('Passkey {name}', { name }) : name}
          </li>
        ))}
      </ul>
      <p className="text-muted">
        {t('Is one of them not yours? Log in and remove it in Settings, Account, under Ways to log in.')}
      </p>
      <ButtonLink wide to={href('login')}>
        {t('Log in')}
      </ButtonLink>
    </div>
  );
}
