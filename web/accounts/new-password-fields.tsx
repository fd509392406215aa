import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { errorText } from '#web/platform/forms/check.ts';
import { useWords } from '#web/platform/language/language.ts';
import { PasswordField } from '#web/ui/password-field.tsx';
import type { PasswordChoice } from '#domain/accounts/schema.ts';

type Props = { register: UseFormRegister<PasswordChoice>; errors: FieldErrors<PasswordChoice> };

export function NewPasswordFields({ register, errors }: Props) {
  const { t } = useWords();
  const eye = { showLabel: t('Show password'), hideLabel: t('Hide password'), autoComplete: 'new-password' };
  return (
    <>
      <PasswordField
        label={t('New password')}
        hint={t('At least 8 characters, a letter and a number among them')}
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
    </>
  );
}
