import type { ReactNode } from 'react';
import type { DocumentFormValues } from '#domain/documents/form-values.ts';
import { documentKindNames } from '#domain/documents/kind-names.ts';
import { DocumentKind } from '#domain/documents/schema.ts';
import { limits } from '#domain/limits.ts';
import type { FormErrors } from '#web/platform/forms/check.ts';
import { useFields } from '#web/platform/forms/use-fields.ts';
import { useWords } from '#web/platform/language/language.ts';
import { CurrencySelect } from '#web/ui/currency-select.tsx';
import { FieldPairs } from '#web/ui/field-pairs.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';

type Props = {
  values: DocumentFormValues;
  errors: FormErrors<DocumentFormValues>;
  /** Of the car, unless another was chosen. */
  usualCurrency: string;
  onChange: (to: Partial<DocumentFormValues>) => void;
  files: ReactNode;
  /** That end with it. */
  reminders: ReactNode;
};

export function DocumentFields({ values, errors, usualCurrency, onChange, files, reminders }: Props) {
  const { t } = useWords();
  const field = useFields(values, errors, onChange);
  const chooseKind = (kind: DocumentKind) => {
    const isNamedByKind = values.title === '' || values.title === t(documentKindNames[values.kind]);
    onChange({ kind, ...(isNamedByKind && { title: t(documentKindNames[kind]) }) });
  };
  return (
    <div className="flex flex-col gap-4">
      <Select
        label={t('Kind')}
        {...field('kind')}
        onChange={({ target }) => chooseKind(target.value as DocumentKind)}
        options={DocumentKind.options.map((kind) => ({ value: kind, label: t(documentKindNames[kind]) }))}
      />
      <TextField label={t('Title')} {...field('title')} maxLength={limits.shortText} />
      <FieldPairs>
        <TextField label={t('Valid from')} type="date" {...field('validFrom')} />
        <TextField label={t('Valid until')} type="date" {...field('validTo')} />
      </FieldPairs>
      <p className="text-muted -mt-2 text-sm">{t('You will be reminded before this date.')}</p>
      {reminders}
      {files}
      <FieldPairs>
        <TextField label={t('Number')} {...field('number')} maxLength={limits.shortText} />
        <TextField label={t('Company')} {...field('company')} maxLength={limits.shortText} />
        <TextField label={t('Cost')} inputMode="decimal" className="tabular" {...field('cost')} />
        <CurrencySelect {...field('currency')} value={values.currency || usualCurrency} />
      </FieldPairs>
      <p className="text-muted -mt-2 text-sm">{t('The cost is added to the service records once.')}</p>
      <TextArea label={t('Notes')} rows={2} {...field('notes')} maxLength={limits.longText} />
    </div>
  );
}
