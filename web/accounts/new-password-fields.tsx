import { useState } from 'react';
import { NewPassword, passwordRule } from '#domain/accounts/password-rule.ts';
import { errorOf, errorText } from '#web/platform/forms/check.ts';
import type { TextProps } from '#web/platform/forms/use-fields.ts';
import { useWords } from '#web/platform/language/language.ts';
import { PasswordField } from '#web/ui/password-field.tsx';

type Props = {
  field: (name: 'password' | 'confirmPassword') => TextProps;
  label: string;
  againLabel: string;
};

/** The rule stands below from the start; what breaks it is said once the field is left. */
export function NewPasswordFields({ field, label, againLabel }: Props) {
  const { t } = useWords();
  const [wasLeft, setLeft] = useState(false);
  const eye = { showLabel: t('Show password'), hideLabel: t('Hide password'), autoComplete: 'new-password' };
  const password = field('password');
  const problem = wasLeft && password.value !== '' ? errorOf(NewPassword, password.value) : undefined;
  return (
    <>
      <PasswordField
        label={label}
        hint={t(passwordRule)}
        {...eye}
        {...password}
        error={password.error ?? errorText(t, problem)}
        onBlur={() => setLeft(true)}
      />
      <PasswordField label={againLabel} {...eye} {...field('confirmPassword')} />
    </>
  );
}
