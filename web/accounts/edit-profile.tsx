import { useState } from 'react';
import { ProfileDraft } from '#domain/accounts/schema.ts';
import type { Phrase } from '#domain/language/words.ts';
import { saveProfile } from '#web/platform/account/opening.ts';
import { useSchemaForm } from '#web/platform/forms/form.ts';
import { useWords } from '#web/platform/language/language.ts';
import { notify } from '#web/platform/notices/notices.ts';
import { useSession } from '#web/platform/session/session-store.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { accountFailure } from './failure-phrases.ts';
import { ProfileFields } from './profile-fields.tsx';

/** D21 */
export function EditProfile({ onDone }: { onDone: () => void }) {
  const { t } = useWords();
  const { profile } = useSession();
  const [failure, setFailure] = useState<Phrase | null>(null);
  const form = useSchemaForm(ProfileDraft, {
    firstName: profile?.firstName ?? '',
    lastName: profile?.lastName ?? '',
    phone: profile?.phone ?? '',
  });
  const submit = form.handleSubmit(async (draft) => {
    setFailure(null);
    try {
      await saveProfile(draft);
      notify({ title: t('Profile saved') });
      onDone();
    } catch (error) {
      setFailure(accountFailure(error));
    }
  });
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
      {failure && <Alert>{t(failure)}</Alert>}
      <ProfileFields form={form} />
      <Button type="submit" wide busy={form.formState.isSubmitting}>
        {form.formState.isSubmitting ? t('Saving...') : t('Save')}
      </Button>
    </form>
  );
}
