import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { Phrase } from '#domain/language/words.ts';
import { AccountFrame } from '#web/accounts/account-frame.tsx';
import { accountFailure } from '#web/accounts/failure-phrases.ts';
import { NewPasswordFields } from '#web/accounts/new-password-fields.tsx';
import { PasswordChoice } from '#domain/accounts/schema.ts';
import { resetPassword } from '#web/platform/account/recovery.ts';
import { isCode } from '#web/platform/api/errors.ts';
import { useSchemaForm } from '#web/platform/forms/form.ts';
import { href } from '#web/platform/hrefs.ts';
import { useWords } from '#web/platform/language/language.ts';
import { notify } from '#web/platform/notices/notices.ts';
import { Alert } from '#web/ui/alert.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Button } from '#web/ui/button.tsx';

/** Where the link of a reset mail leads: a token, or the error the server found in it (D17). */
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
  const [failure, setFailure] = useState<Phrase | null>(null);
  const { register, handleSubmit, formState } = useSchemaForm(PasswordChoice, {
    password: '',
    confirmPassword: '',
  });
  const { isSubmitting } = formState;
  const submit = handleSubmit(async ({ password }) => {
    setFailure(null);
    try {
      await resetPassword(token, password);
      notify({ title: t('Password changed') });
      await navigate(href('login'), { replace: true });
    } catch (error) {
      if (isCode(error, 'TOKEN_EXPIRED') || isCode(error, 'INVALID_TOKEN')) onExpired();
      else setFailure(accountFailure(error));
    }
  });
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
      {failure && <Alert>{t(failure)}</Alert>}
      <NewPasswordFields register={register} errors={formState.errors} />
      <Button type="submit" wide busy={isSubmitting}>
        {isSubmitting ? t('Saving...') : t('Save password')}
      </Button>
    </form>
  );
}
