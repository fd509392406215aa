import { useMemo, type ComponentProps } from 'react';
import { useWords } from '#web/platform/language/language.ts';
import { currencyOptions } from '#web/platform/language/currency-options.ts';
import type { FieldTexts } from './field.tsx';
import { Select } from './select.tsx';

export function CurrencySelect(props: Partial<FieldTexts> & ComponentProps<'select'>) {
  const { t, language } = useWords();
  const options = useMemo(() => currencyOptions(language), [language]);
  return <Select label={t('Currency')} {...props} options={options} />;
}
