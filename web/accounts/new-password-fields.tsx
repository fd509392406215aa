import { passwordRule } from '#domain/accounts/password-rule.ts';
import type { TextProps } from '#web/platform/forms/use-fields.ts';
import { useWords } from '#web/platform/language/language.ts';
import { PasswordField } from '#web/ui/password-field.tsx';

type Props = { field: (name: 'password' | 'confirmPassword') => TextProps };

export function NewPasswordFields({ field }: Props) {
  const { t } = useWords();
  const eye = { showLabel: t('Show password'), hideLabel: t('Hide password'), autoComplete: 'new-password' };
  const password = field('password');
  return (
    <>
      <PasswordField
        label={t('New password')}
        hint={password.error ? undefined : t(passwordRule)}
        {...eye}
        {...password}
      />
      <PasswordField label={t('New password again')} {...eye} {...field('confirmPassword')} />
    </>
  );
}
