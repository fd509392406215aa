import { expect, test } from 'vitest';
import { idFrom } from '#domain/make-id.ts';
import { hasRecurred, notesWithSymptoms } from './recurrence-rules.ts';

test('a header with the long date, then one symptom a line', { tags: ['STAT-35', 'STAT-36'] }, () => {
  expect(notesWithSymptoms('', ['It squeals.', 'It pulls left.'], '2024-03-05', 'en')).toBe(
    'Additional symptoms from recurrence on March 5, 2024:\nIt squeals.\nIt pulls left.',
  );
  const many = Array.from({ length: 40 }, (_, at) => `Noise ${at + 1}.`);
  expect(notesWithSymptoms('', many, '2024-03-05', 'en').split('\n').slice(1)).toEqual(many);
  expect(notesWithSymptoms('', ['Čīkst.'], '2024-03-05', 'lv')).toContain('2024. gada 5. marts');
});

test('the notes already there come first', { tags: ['STAT-37'] }, () => {
  expect(notesWithSymptoms('Call the garage', ['It squeals.'], '2024-03-05', 'en')).toMatch(
    /^Call the garage\n\nAdditional/,
  );
});

test('blank notes are replaced; others lose only trailing white space', { tags: ['STAT-37'] }, () => {
  const header = 'Additional symptoms from recurrence on March 5, 2024:';
  expect(notesWithSymptoms(' \n', ['It squeals.'], '2024-03-05', 'en')).toBe(`${header}\nIt squeals.`);
  expect(notesWithSymptoms(' Call \n', ['It squeals.'], '2024-03-05', 'en')).toBe(
    ` Call\n\n${header}\nIt squeals.`,
  );
});

test('without symptoms nothing is appended (D54)', { tags: ['STAT-34'] }, () => {
  expect(notesWithSymptoms('Call the garage', [], '2024-03-05', 'en')).toBe('Call the garage');
});

test('an issue came back when a recurrence is later than its repair, or was recorded after it (D55)', () => {
  const resolvedAt = '2026-03-05T12:00:00.000Z';
  const recorded = (time: string, date: string) => ({
    id: idFrom(Date.parse(time), new Uint8Array(10)),
    date,
  });
  expect(hasRecurred([], resolvedAt)).toBe(false);
  expect(hasRecurred([], null)).toBe(false);
  expect(hasRecurred([recorded('2026-03-05T11:00:00Z', '2026-03-05')], null)).toBe(true);
  expect(hasRecurred([recorded('2026-03-05T12:00:00Z', '2026-03-04')], resolvedAt)).toBe(false);
  expect(hasRecurred([recorded('2026-03-05T11:00:00Z', '2026-03-05')], resolvedAt)).toBe(false);
  expect(hasRecurred([recorded('2026-03-05T13:00:00Z', '2026-03-05')], resolvedAt)).toBe(true);
  expect(hasRecurred([recorded('2026-03-05T11:00:00Z', '2026-03-06')], resolvedAt)).toBe(true);
});
