import type { UseFormReturn } from 'react-hook-form';
import type { ProfileDraft } from '#domain/accounts/schema.ts';
import { errorText } from '#web/platform/forms/check.ts';
import { useWords } from '#web/platform/language/language.ts';
import { TextField } from '#web/ui/text-field.tsx';

export function ProfileFields({ form }: { form: UseFormReturn<ProfileDraft> }) {
  const { t } = useWords();
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <>
      <TextField
        label={t('First name')}
        autoComplete="given-name"
        error={errorText(t, errors.firstName)}
        {...register('firstName')}
      />
      <TextField
        label={t('Last name')}
        autoComplete="family-name"
        error={errorText(t, errors.lastName)}
        {...register('lastName')}
      />
      <TextField
        label={t('Phone (optional)')}
        type="tel"
        autoComplete="tel"
        error={errorText(t, errors.phone)}
        {...register('phone')}
      />
    </>
  );
}
