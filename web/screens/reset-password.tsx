import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { Phrase } from '#domain/language/words.ts';
import { AccountFrame } from '#web/accounts/account-frame.tsx';
import { accountFailure } from '#web/accounts/failure-phrases.ts';
import { PasswordChoice } from '#web/accounts/password-choice.ts';
import { resetPassword } from '#web/platform/account-recovery.ts';
import { errorText, useSchemaForm } from '#web/platform/form.ts';
import { href } from '#web/platform/hrefs.ts';
import { useWords } from '#web/platform/language.ts';
import { notify } from '#web/platform/notices.ts';
import { Alert } from '#web/ui/alert.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';

/** Where the link of a reset mail leads: a token, or the error the server found in it (D17). */
export function ResetPasswordScreen() {
  const { t } = useWords();
  const [query] = useSearchParams();
  const token = query.get('token');
  return (
    <AccountFrame title={t('Reset password')} back={{ to: href('login'), label: t('Back') }}>
      {token && !query.has('error') ? <NewPasswordForm token={token} /> : <Expired />}
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

function NewPasswordForm({ token }: { token: string }) {
  const { t } = useWords();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<Phrase | null>(null);
  const { register, handleSubmit, formState } = useSchemaForm(PasswordChoice, {
    password: '',
    confirmPassword: '',
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async ({ password }) => {
    setFailure(null);
    try {
      await resetPassword(token, password);
      notify({ title: t('Password changed') });
      await navigate(href('login'), { replace: true });
    } catch (error) {
      setFailure(accountFailure(error));
    }
  });
  const eye = { showLabel: t('Show password'), hideLabel: t('Hide password'), autoComplete: 'new-password' };
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
      {failure && <Alert>{t(failure)}</Alert>}
      <PasswordField
        label={t('New password')}
        error={errorText(t, errors.password)}
        {...eye}
        {...register('password')}
      />
      <PasswordField
        label={t('New password again')}
        error={errorText(t, errors.confirmPassword)}
        {...eye}
        {...register('confirmPassword')}
      />
      <Button type="submit" wide busy={isSubmitting}>
        {isSubmitting ? t('Saving...') : t('Save password')}
      </Button>
    </form>
  );
}
