import { Navigate, useNavigate } from '#web/platform/router/router.tsx';
import { POLICY } from '#domain/accounts/policy/edition.ts';
import { FirstProfileDraft, type Session } from '#domain/accounts/schema.ts';
import { AccountFrame } from '#web/accounts/account-frame.tsx';
import { accountFailure } from '#web/accounts/failure-phrases.ts';
import { saveChoices } from '#web/accounts/save-choices.ts';
import { Names, PhoneField } from '#web/accounts/profile-fields.tsx';
import { TermsLabel } from '#web/accounts/terms-label.tsx';
import { saveProfile } from '#web/platform/account/sign-up.ts';
import { errorText } from '#web/platform/forms/check.ts';
import { useSchemaForm } from '#web/platform/forms/use-schema-form.ts';
import { href } from '#web/platform/hrefs.ts';
import { useWords } from '#web/platform/language/language.ts';
import { showError } from '#web/platform/toasts/error-toasts.ts';
import { takeOrigin } from '#web/platform/origin.ts';
import { useSession } from '#web/platform/session/session-store.ts';
import { Button } from '#web/ui/button.tsx';
import { Form } from '#web/ui/form.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Waiting } from '#web/ui/spinner.tsx';
import { CheckFailed } from './check-failed.tsx';

/** For a signed-in user without a users row. */
export function CompleteProfileScreen() {
  const { t } = useWords();
  const { session, profile, failure } = useSession();
  if (session === undefined || (session && profile === undefined))
    return failure ? <CheckFailed failure={failure} /> : <Waiting>{t('Verifying user profile...')}</Waiting>;
  if (!session) return <Navigate to={href('login')} replace />;
  return (
    <AccountFrame title={t('Complete your profile')} logo>
      <ProfileForm user={session.user} profile={profile ?? null} />
    </AccountFrame>
  );
}

type StoredProfile = { firstName: string; lastName: string; phone: string | null } | null;

function ProfileForm({ user, profile }: { user: Session['user']; profile: StoredProfile }) {
  const { t, language } = useWords();
  const navigate = useNavigate();
  const [firstName = '', ...rest] = user.name.split(' ');
  const form = useSchemaForm(FirstProfileDraft, {
    firstName: profile?.firstName ?? firstName,
    lastName: profile?.lastName ?? rest.join(' '),
    phone: profile?.phone ?? '',
    termsAccepted: profile !== null,
  });
  const submit = form.submit(async ({ termsAccepted: _accepted, ...draft }) => {
    try {
      await saveProfile({ ...draft, ...(!profile && { termsVersion: POLICY.version }) });
      if (!profile) await saveChoices({ language });
      navigate(takeOrigin(), { replace: true });
    } catch (error) {
      showError(t, accountFailure(error));
    }
  });
  return (
    <Form busy={form.busy} className="flex flex-col gap-4" onSubmit={submit}>
      <Names field={form.field} />
      <PhoneField field={form.field} />
      {!profile && (
        <Checkbox
          label={<TermsLabel />}
          error={errorText(t, form.errors.termsAccepted)}
          checked={form.values.termsAccepted}
          onChange={({ target }) => form.change({ termsAccepted: target.checked })}
        />
      )}
      <Button type="submit" wide busy={form.busy}>
        {form.busy ? t('Saving...') : t('Save and continue')}
      </Button>
    </Form>
  );
}
