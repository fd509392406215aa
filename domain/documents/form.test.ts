import { describe, expect, test } from 'vitest';
import { checkForm } from '#web/platform/forms/check.ts';
import { repairOfDocument } from './cost-record.ts';
import { documentForm } from './form.ts';
import { documentFormValues, newDocumentValues, type DocumentFormValues } from './form-values.ts';
import { documentKindNames } from './kind-names.ts';
import { DocumentKind, type Document } from './schema.ts';

const today = '2026-06-15';
const id = '018f0000-0000-7000-8000-000000000001';
const read = (changes: Partial<DocumentFormValues>, record: Parameters<typeof documentForm>[0]['record']) =>
  checkForm(documentForm({ currency: 'EUR', today, record }), {
    ...newDocumentValues('OCTA', 'EUR'),
    ...changes,
  });
const fields = (changes: Partial<DocumentFormValues>, record: Parameters<typeof read>[1] = { id }) => {
  const checked = read(changes, record);
  if (!checked.success) throw new Error(JSON.stringify(checked.errors));
  return checked.data;
};
const errorsOf = (changes: Partial<DocumentFormValues>) => {
  const checked = read(changes, { id });
  return checked.success ? [] : Object.keys(checked.errors);
};

describe('the form of a document', () => {
  test('needs no more than a kind and a title', { tags: ['DOC-01'] }, () => {
    const empty = { number: null, company: null, validFrom: null, validTo: null, notes: null };
    expect(fields({})).toEqual({ kind: 'octa', title: 'OCTA', ...empty, fileIds: [], record: null });
    expect(errorsOf({ title: ' ' })).toEqual(['title']);
  });

  test('a cost is in the currency that is chosen, also when that changes', { tags: ['DOC-01'] }, () => {
    const recorded = { id, date: '2026-06-01', cost: 9, currency: 'EUR' };
    for (const record of [{ id }, recorded]) {
      const values = { ...newDocumentValues('OCTA', 'PLN'), cost: '120,50' };
      const checked = checkForm(documentForm({ currency: 'PLN', today, record }), values);
      expect(checked).toMatchObject({ data: { record: { id, cost: 120.5, currency: 'PLN' } } });
    }
  });

  test('has a name for every kind, which the title is offered from', { tags: ['DOC-01', 'DOC-02'] }, () => {
    expect(DocumentKind.options.map((kind) => documentKindNames[kind])).toEqual([
      'Third-party insurance (OCTA)',
      'Comprehensive insurance (KASKO)',
      'Technical inspection',
      'Registration certificate',
      'Warranty',
      "Driver's license",
      'Other document',
    ]);
  });

  test('names what is wrong at its field', { tags: ['DOC-02'] }, () => {
    expect(errorsOf({ validFrom: '2026-07-01', validTo: '2026-06-30' })).toEqual(['validTo']);
    expect(errorsOf({ validFrom: '2026-07-01', validTo: '2026-07-01' })).toEqual([]);
    expect(errorsOf({ validTo: '2026-02-30' })).toEqual(['validTo']);
    expect(errorsOf({ validFrom: '2026-02-30' })).toEqual(['validFrom']);
    expect(errorsOf({ cost: 'much' })).toEqual(['cost']);
  });

  test(
    'a cost is recorded when it begins, today if that lies ahead or is unknown',
    { tags: ['DOC-20'] },
    () => {
      const paid = (validFrom: string) => fields({ cost: '120,50', validFrom }).record;
      expect(paid('2026-06-01')).toEqual({ id, date: '2026-06-01', cost: 120.5, currency: 'EUR' });
      expect([paid('2026-07-01')?.date, paid('')?.date]).toEqual([today, today]);
    },
  );

  test('the record of a cost has the kind that fits', { tags: ['DOC-20'] }, () => {
    const record = { id: 'r', date: '2025-06-01', cost: 100, currency: 'EUR' };
    const kinds = DocumentKind.options.map((kind) => repairOfDocument({ title: 'T', kind }, record).kind);
    expect(kinds).toEqual(['insurance', 'insurance', 'inspection', 'other', 'other', 'other', 'other']);
  });

  test(
    'a changed cost stays in its record and on its day; a removed one leaves the record',
    { tags: ['DOC-22'] },
    () => {
      const record = { id: 'r', date: '2025-06-01', cost: 100, currency: 'EUR' };
      const changed = fields({ cost: '110', validFrom: '2026-06-01' }, record).record;
      expect(changed).toEqual({ ...record, cost: 110 });
      expect(fields({ cost: '' }, record).record).toEqual({ ...record, cost: null });
    },
  );

  test('an unchanged form says what the document says', { tags: ['DOC-01'] }, () => {
    const document: Document = {
      id: 'd',
      carId: 'a',
      kind: 'kasko',
      title: 'KASKO',
      number: 'K-1',
      company: 'Mutual',
      notes: 'Here',
      validFrom: '2026-01-01',
      validTo: '2026-12-31',
      reminderId: 'd',
      version: 1,
      createdAt: '',
      fileIds: [id],
      files: [{ id, kind: 'document', url: '/api/media/1/document.pdf' }],
      record: { id: 'r', date: '2026-01-01', cost: 1234.5, currency: 'EUR' },
    };
    const values = documentFormValues(document, 'lv');
    const { files: _files, carId: _carId, reminderId: _of, version: _v, createdAt: _at, ...rest } = document;
    expect({ id: 'd', ...fields(values, document.record!) }).toEqual(rest);
    const paidElsewhere = { ...document, record: { ...document.record!, currency: 'PLN' } };
    expect(documentFormValues(paidElsewhere, 'lv').currency).toBe('PLN');
  });
});
