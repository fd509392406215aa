import { useEffect, useState } from 'react';
import { Navigate, useNavigate } from '#web/platform/router/router.tsx';
import { SignUpDraft } from '#domain/accounts/password-rule.ts';
import { AccountFrame } from '#web/accounts/account-frame.tsx';
import { NewPasswordFields } from '#web/accounts/new-password-fields.tsx';
import { ProvidersFirst } from '#web/accounts/provider-buttons.tsx';
import { KeptProblemNote } from '#web/accounts/kept-problem-note.tsx';
import { useRedirectSignedIn } from '#web/accounts/sign-in-redirect.ts';
import { SignUpAlert } from '#web/accounts/sign-up-alert.tsx';
import { Names, PhoneField } from '#web/accounts/profile-fields.tsx';
import { openAccount } from '#web/accounts/sign-up.ts';
import { TermsLabel } from '#web/accounts/terms-label.tsx';
import { useInvitation } from '#web/accounts/use-invitation.ts';
import { errorText } from '#web/platform/forms/check.ts';
import { useSchemaForm } from '#web/platform/forms/use-schema-form.ts';
import { href } from '#web/platform/hrefs.ts';
import { stored } from '#web/platform/drafts/tab-draft.ts';
import { useWords } from '#web/platform/language/language.ts';
import { useSession } from '#web/platform/session/session-store.ts';
import { writeTab } from '#web/platform/storage/storage.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { Form } from '#web/ui/form.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { TextField } from '#web/ui/text-field.tsx';

export function SignUpScreen() {
  const { t } = useWords();
  const { session, features } = useSession();
  const { invitation, search } = useInvitation();
  // Once submitted, the form decides where to go.
  const [sending, setSending] = useState(false);
  if (features?.openId?.only) return <Navigate to={href('registerOptions') + search} replace />;
  return (
    <AccountFrame
      title={t('Create account')}
      back={{ to: href('registerOptions') + search, label: t('Back') }}
    >
      {session && !sending && <RedirectSignedIn />}
      <SignUpAlert />
      <KeptProblemNote />
      <ProvidersFirst invitation={invitation} />
      <SignUpForm onSending={setSending} />
      <p className="text-muted mt-6 flex flex-wrap items-center justify-center gap-x-2">
        {t('Already have an account?')}
        <ButtonLink
          variant="quiet"
          size="small"
          to={href('registerOptions') + search}
          state={{ logIn: true }}
        >
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

const empty = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  password: '',
  confirmPassword: '',
  termsAccepted: false,
};

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
  const { values, errors, change, field, submit, busy } = useSchemaForm(SignUpDraft, () => ({
    ...empty,
    ...stored<Draft>(DRAFT),
  }));
  useEffect(() => keepDraft(values), [values]);
  const openAndLeave = submit(async (draft) => {
    onSending(true);
    const next = await openAccount(draft, invitation, words);
    if (next === 'stay') return onSending(false);
    writeTab(DRAFT, null);
    navigate(next, { replace: true });
  });
  return (
    <Form busy={busy} className="flex flex-col gap-4" onSubmit={openAndLeave}>
      <Names field={field} />
      <TextField
        label={t('Email')}
        type="email"
        autoComplete="email"
        inputMode="email"
        autoCapitalize="none"
        {...field('email')}
      />
      <NewPasswordFields field={field} label={t('Password')} againLabel={t('Confirm password')} />
      <PhoneField field={field} />
      <Checkbox
        label={<TermsLabel />}
        error={errorText(t, errors.termsAccepted)}
        checked={values.termsAccepted}
        onChange={({ target }) => change({ termsAccepted: target.checked })}
      />
      <Button type="submit" wide busy={busy}>
        {busy ? t('Creating Account...') : t('Create account')}
      </Button>
    </Form>
  );
}
