import { Check, Circle } from 'lucide-react';
import { useState } from 'react';
import { NewPassword, passwordRules } from '#domain/accounts/password-rule.ts';
import { errorOf, errorText } from '#web/platform/forms/check.ts';
import type { TextProps } from '#web/platform/forms/use-fields.ts';
import { useWords } from '#web/platform/language/language.ts';
import { PasswordField } from '#web/ui/password-field.tsx';

type Props = {
  field: (name: 'password' | 'confirmPassword') => TextProps;
  label: string;
  againLabel: string;
};

/** The rules stand below from the start and are ticked off; what breaks one is said once the field is left. */
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
        hint={<Rules password={password.value} />}
        {...eye}
        {...password}
        error={password.error ?? errorText(t, problem)}
        onBlur={() => setLeft(true)}
      />
      <PasswordField label={againLabel} {...eye} {...field('confirmPassword')} />
    </>
  );
}

function Rules({ password }: { password: string }) {
  const { t } = useWords();
  return passwordRules.map(({ rule, isMet }) => {
    const met = isMet(password);
    const Icon = met ? Check : Circle;
    return (
      <span key={rule} className={`mr-3 inline-flex items-start gap-1.5 ${met ? 'text-resolved' : ''}`}>
        <Icon
          {...(met ? { role: 'img', 'aria-label': t('Done') } : { 'aria-hidden': true })}
          strokeWidth={met ? 2.5 : 1.75}
          className="mt-0.5 size-4 shrink-0"
        />
        {t(rule)}
      </span>
    );
  });
}
