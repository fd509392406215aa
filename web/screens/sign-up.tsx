import { useEffect, useState } from 'react';
import { useNavigate } from '#web/platform/router/router.tsx';
import { passwordRule } from '#domain/accounts/password-rule.ts';
import { SignUpDraft } from '#domain/accounts/schema.ts';
import { AccountFrame } from '#web/accounts/account-frame.tsx';
import { useRedirectSignedIn } from '#web/accounts/sign-in-redirect.ts';
import { SignUpNotice } from '#web/accounts/sign-up-notice.tsx';
import { openAccount } from '#web/accounts/sign-up.ts';
import { TermsLabel } from '#web/accounts/terms-label.tsx';
import { useInvitation } from '#web/accounts/use-invitation.ts';
import { errorText } from '#web/platform/forms/check.ts';
import { useSchemaForm } from '#web/platform/forms/form.ts';
import { href } from '#web/platform/hrefs.ts';
import { stored } from '#web/platform/drafts/tab-draft.ts';
import { useWords } from '#web/platform/language/language.ts';
import { useSession } from '#web/platform/session/session-store.ts';
import { writeTab } from '#web/platform/storage/storage.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';

export function SignUpScreen() {
  const { t } = useWords();
  const { session } = useSession();
  const { search } = useInvitation();
  // Once submitted, the form itself decides where to go.
  const [sending, setSending] = useState(false);
  return (
    <AccountFrame
      title={t('Create account')}
      back={{ to: href('registerOptions') + search, label: t('Back') }}
    >
      {session && !sending && <RedirectSignedIn />}
      <SignUpNotice />
      <SignUpForm onSending={setSending} />
      <p className="text-muted mt-6 flex flex-wrap items-center justify-center gap-x-2">
        {t('Already have an account?')}
        <ButtonLink variant="quiet" size="small" to={href('registerOptions') + search}>
          {t('Login')}
        </ButtonLink>
      </p>
    </AccountFrame>
  );
}

function RedirectSignedIn() {
  useRedirectSignedIn();
  return null;
}

const empty = { firstName: '', lastName: '', email: '', phone: '', password: '', confirmPassword: '' };

const DRAFT = 'sign-up';
type Draft = { firstName: string; lastName: string; email: string; phone?: string | undefined };

/** Survives a reload, in this tab and without the password, until the account is there. */
const keepDraft = ({ firstName, lastName, email, phone }: Draft) =>
  writeTab(DRAFT, JSON.stringify({ firstName, lastName, email, phone }));

function SignUpForm({ onSending }: { onSending: (sending: boolean) => void }) {
  const words = useWords();
  const { t } = words;
  const navigate = useNavigate();
  const { invitation } = useInvitation();
  const [start] = useState(() => ({ ...empty, ...stored<Draft>(DRAFT) }));
  const { register, handleSubmit, formState, subscribe } = useSchemaForm(SignUpDraft, start);
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => keepDraft(values) }),
    [subscribe],
  );
  const { errors, isSubmitting } = formState;
  const error = (name: keyof typeof empty) => errorText(t, errors[name]);
  const submit = handleSubmit(async (draft) => {
    onSending(true);
    const next = await openAccount(draft, invitation, words);
    if (next === 'stay') return onSending(false);
    writeTab(DRAFT, null);
    navigate(next, { replace: true });
  });
  const eye = { showLabel: t('Show password'), hideLabel: t('Hide password'), autoComplete: 'new-password' };
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
      <TextField
        label={t('First name')}
        autoComplete="given-name"
        error={error('firstName')}
        {...register('firstName')}
      />
      <TextField
        label={t('Last name')}
        autoComplete="family-name"
        error={error('lastName')}
        {...register('lastName')}
      />
      <TextField
        label={t('Email')}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        error={error('email')}
        {...register('email')}
      />
      <TextField
        label={t('Phone (optional)')}
        type="tel"
        autoComplete="tel"
        error={error('phone')}
        {...register('phone')}
      />
      <PasswordField
        label={t('Password')}
        hint={error('password') ? undefined : t(passwordRule)}
        error={error('password')}
        {...eye}
        {...register('password')}
      />
      <PasswordField
        label={t('Confirm password')}
        error={error('confirmPassword')}
        {...eye}
        {...register('confirmPassword')}
      />
      <Checkbox
        label={<TermsLabel />}
        error={errorText(t, errors.termsAccepted)}
        {...register('termsAccepted')}
      />
      <Button type="submit" wide busy={isSubmitting}>
        {isSubmitting ? t('Creating Account...') : t('Create account')}
      </Button>
    </form>
  );
}
