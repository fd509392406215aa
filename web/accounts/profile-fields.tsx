import type { TextProps } from '#web/platform/forms/use-fields.ts';
import { useWords } from '#web/platform/language/language.ts';
import { TextField } from '#web/ui/text-field.tsx';

type Props = { field: (name: 'firstName' | 'lastName' | 'phone') => TextProps };

export function ProfileFields({ field }: Props) {
  const { t } = useWords();
  return (
    <>
      <TextField label={t('First name')} autoComplete="given-name" {...field('firstName')} />
      <TextField label={t('Last name')} autoComplete="family-name" {...field('lastName')} />
      <TextField label={t('Phone (optional)')} type="tel" autoComplete="tel" {...field('phone')} />
    </>
  );
}
