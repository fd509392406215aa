import { formatMoneyField } from '#domain/language/typed-numbers.ts';
import type { Language } from '#domain/language/words.ts';
import type { ChosenRecordFile } from '#domain/media/schema.ts';
import { toMinor } from '#domain/money/minor-units.ts';
import type { Document, DocumentKind } from './schema.ts';

/** The form as typed. Drafts are stored in this shape, so old ones must still open. */
export type DocumentFormValues = {
  kind: DocumentKind;
  title: string;
  number: string;
  company: string;
  validFrom: string;
  validTo: string;
  cost: string;
  /** '' for what is usual for the car. */
  currency: string;
  notes: string;
  files: ChosenRecordFile[];
};

export const offeredKind: DocumentKind = 'octa';

export const newDocumentValues = (title: string, currency: string): DocumentFormValues => ({
  kind: offeredKind,
  title,
  number: '',
  company: '',
  validFrom: '',
  validTo: '',
  cost: '',
  currency,
  notes: '',
  files: [],
});

export function documentFormValues(document: Document, language: Language): DocumentFormValues {
  const { kind, record } = document;
  const currency = record?.currency ?? '';
  return {
    kind,
    title: document.title,
    number: document.number ?? '',
    company: document.company ?? '',
    validFrom: document.validFrom ?? '',
    validTo: document.validTo ?? '',
    cost:
      record?.cost == null
        ? ''
        : formatMoneyField({ minor: toMinor(record.cost, currency), currency }, language),
    currency,
    notes: document.notes ?? '',
    files: document.files.map((file) => ({ ...file, name: '' })),
  };
}

/** For a new document like this one, whose number and end are others. */
export const repeatedDocumentValues = (
  document: Document,
  language: Language,
  validFrom: string,
): DocumentFormValues => ({
  ...documentFormValues(document, language),
  number: '',
  validFrom,
  validTo: '',
  files: [],
});
