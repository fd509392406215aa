import { useState } from 'react';
import type { TextProps } from '#web/platform/forms/use-fields.ts';
import { useWords } from '#web/platform/language/language.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { TextField } from '#web/ui/text-field.tsx';

type Props = { field: (name: 'firstName' | 'lastName' | 'phone') => TextProps };

export function Names({ field }: Props) {
  const { t } = useWords();
  return (
    <>
      <TextField label={t('First name')} autoComplete="given-name" {...field('firstName')} />
      <TextField label={t('Last name')} autoComplete="family-name" {...field('lastName')} />
    </>
  );
}

/** Folded until it is wanted; a number that is there is shown. */
export function PhoneField({ field }: Props) {
  const { t } = useWords();
  const phone = field('phone');
  const [isThere] = useState(phone.value !== '');
  const input = <TextField label={t('Phone (optional)')} type="tel" autoComplete="tel" {...phone} />;
  if (isThere) return input;
  return (
    <div className="flex flex-wrap gap-3">
      <Disclosure label={t('Add a phone number')} isNeeded={phone.error !== undefined}>
        {input}
      </Disclosure>
    </div>
  );
}
