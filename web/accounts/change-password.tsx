import { useState } from 'react';
import type { Phrase } from '#domain/language/words.ts';
import { changePassword } from '#web/platform/account/care.ts';
import { useSchemaForm } from '#web/platform/forms/form.ts';
import { useWords } from '#web/platform/language/language.ts';
import { notify } from '#web/platform/notices/notices.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { accountFailure } from './failure-phrases.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { PasswordChoice } from '#domain/accounts/schema.ts';
import { PresentPassword } from './present-password.tsx';

/** Signs every other device out. */
export function ChangePassword({ onDone }: { onDone: () => void }) {
  const { t } = useWords();
  const [present, setPresent] = useState('');
  const [failure, setFailure] = useState<Phrase | null>(null);
  const { register, handleSubmit, formState } = useSchemaForm(PasswordChoice, {
    password: '',
    confirmPassword: '',
  });
  const submit = handleSubmit(async ({ password }) => {
    setFailure(null);
    try {
      await changePassword(present, password);
      notify({ title: t('Password changed. Other devices were signed out.') });
      onDone();
    } catch (error) {
      setFailure(accountFailure(error));
    }
  });
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
      {failure && <Alert>{t(failure)}</Alert>}
      <p className="text-muted">{t('Other devices will be signed out.')}</p>
      <PresentPassword value={present} onChange={({ target }) => setPresent(target.value)} />
      <NewPasswordFields register={register} errors={formState.errors} />
      <Button type="submit" wide busy={formState.isSubmitting}>
        {formState.isSubmitting ? t('Saving...') : t('Save password')}
      </Button>
    </form>
  );
}
