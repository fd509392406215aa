import type { FieldErrors, UseFormRegisterReturn } from 'react-hook-form';
import { errorText } from '#web/platform/forms/check.ts';
import { useWords } from '#web/platform/language/language.ts';
import { TextField } from '#web/ui/text-field.tsx';

type Fields = Record<'firstName' | 'lastName' | 'phone', string>;
type Props = {
  form: {
    register(name: keyof Fields): UseFormRegisterReturn;
    formState: { errors: FieldErrors<Fields> };
  };
};

export function ProfileFields({ form }: Props) {
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
