import { ProfileDraft } from '#domain/accounts/schema.ts';
import { saveProfile } from '#web/platform/account/sign-up.ts';
import { useSchemaForm } from '#web/platform/forms/use-schema-form.ts';
import { useWords } from '#web/platform/language/language.ts';
import { showToast } from '#web/platform/toasts/toasts.ts';
import { useSession } from '#web/platform/session/session-store.ts';
import { AccountForm } from './account-form.tsx';
import { Names, PhoneField } from './profile-fields.tsx';
import { useAttempt } from './use-attempt.ts';

export function EditProfile({ onDone }: { onDone: () => void }) {
  const { t } = useWords();
  const { profile } = useSession();
  const { busy, failure, attempt } = useAttempt();
  const form = useSchemaForm(ProfileDraft, {
    firstName: profile?.firstName ?? '',
    lastName: profile?.lastName ?? '',
    phone: profile?.phone ?? '',
  });
  const submit = form.submit((draft) =>
    attempt(async () => {
      await saveProfile(draft);
      showToast({ title: t('Profile saved') });
      onDone();
    }),
  );
  return (
    <AccountForm failure={failure} busy={busy} submitLabel={t('Save')} onSubmit={submit}>
      <Names field={form.field} />
      <PhoneField field={form.field} />
    </AccountForm>
  );
}
