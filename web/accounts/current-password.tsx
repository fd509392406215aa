import type { ComponentProps } from 'react';
import { useWords } from '#web/platform/language/language.ts';
import { PasswordField } from '#web/ui/password-field.tsx';

export function CurrentPassword(props: ComponentProps<'input'>) {
  const { t } = useWords();
  return (
    <PasswordField
      label={t('Current password')}
      autoComplete="current-password"
      showLabel={t('Show password')}
      hideLabel={t('Hide password')}
      {...props}
    />
  );
}
