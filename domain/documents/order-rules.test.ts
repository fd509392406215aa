import { expect, test } from 'vitest';
import { dueList } from '#domain/reminders/due-list-rules.ts';
import { byUrgency } from './order-rules.ts';
import { reminderOfDocument } from './reminder-rules.ts';
import type { Document } from './schema.ts';

const AT = '2026-01-02T10:00:00.000Z';
const document = (id: string, validTo: string | null): Document => ({
  id,
  carId: 'a',
  kind: 'other',
  title: `Paper ${id}`,
  number: null,
  company: null,
  validFrom: null,
  validTo,
  notes: null,
  fileIds: [],
  files: [],
  record: null,
  version: 1,
  createdAt: AT,
  reminderId: validTo === null ? null : id,
});

test(
  'documents stand as in the due list, those without an end after them by title',
  { tags: ['DOC-13'] },
  () => {
    const documents = [
      document('d', null),
      document('b', '2027-01-01'),
      document('c', null),
      document('a', '2026-01-31'),
      document('e', '2026-01-01'),
    ];
    const reminders = documents.flatMap((one) => reminderOfDocument(one, null, AT) ?? []);
    const listed = byUrgency(documents, dueList({ reminders, mileage: [] }, '2026-01-10', 'a'));
    const states = listed.map(({ document: { id }, due }) => `${id} ${due?.status.state}`);
    expect(states).toEqual(['e overdue', 'a soon', 'b ok', 'c undefined', 'd undefined']);
  },
);

test('titles stand as in a dictionary, and the same title as it came', { tags: ['DOC-13'] }, () => {
  const titles = ['Zīme', 'Āķis', 'adata', 'Zīme', 'Berze'];
  const documents = titles.map((title, at) => ({ ...document(String(at), null), title }));
  const listed = byUrgency(documents, []).map(({ document: { id, title } }) => `${title} ${id}`);
  expect(listed).toEqual(['adata 2', 'Āķis 1', 'Berze 4', 'Zīme 0', 'Zīme 3']);
});
