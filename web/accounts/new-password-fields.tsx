import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { errorText } from '#web/platform/forms/check.ts';
import { useWords } from '#web/platform/language/language.ts';
import { PasswordField } from '#web/ui/password-field.tsx';
import type { PasswordChoice } from '#domain/accounts/schema.ts';
import { passwordRule } from '#domain/accounts/password-rule.ts';

type Props = { register: UseFormRegister<PasswordChoice>; errors: FieldErrors<PasswordChoice> };

export function NewPasswordFields({ register, errors }: Props) {
  const { t } = useWords();
  const eye = { showLabel: t('Show password'), hideLabel: t('Hide password'), autoComplete: 'new-password' };
  return (
    <>
      <PasswordField
        label={t('New password')}
        hint={errors.password ? undefined : t(passwordRule)}
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
