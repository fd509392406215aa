import { describe, expect, test } from 'vitest';
import { withDone, withUndone } from '#domain/reminders/change-rules.ts';
import { correctedCompletion } from '#domain/reminders/corrected-completion.ts';
import { asksNextDate } from '#domain/reminders/kind-names.ts';
import type { Reminder } from '#domain/reminders/schema.ts';
import { nextDateProblem, servedBy } from '#domain/reminders/served-rules.ts';
import { endedBy, reminderOfDocument } from './reminder-rules.ts';
import { DocumentKind } from './schema.ts';

const AT = '2026-01-02T10:00:00.000Z';
const document = (changes: object = {}) => ({
  id: 'd',
  carId: 'a',
  kind: 'octa' as const,
  title: 'OCTA',
  validTo: '2026-12-31',
  ...changes,
});
const made = (changes: object = {}): Reminder => reminderOfDocument(document(changes), null, AT)!;

describe('the reminder of a document', () => {
  test('is due when it ends, has its title, and is never repeated', { tags: ['DOC-10', 'DOC-11'] }, () => {
    const reminder = made();
    expect(reminder).toMatchObject({ id: 'd', documentId: 'd', title: 'OCTA', kind: 'insurance' });
    expect(reminder.plan).toMatchObject({
      dueDate: '2026-12-31',
      dueKm: null,
      repeat: null,
      repeatKm: null,
      base: 'due',
    });
    expect(reminderOfDocument(document({ validTo: null }), null, AT)).toBeNull();
    expect(reminderOfDocument(document({ validTo: null }), reminder, AT)).toBeNull();
  });

  test('has a kind that reminders know', { tags: ['DOC-01'] }, () => {
    const kinds = DocumentKind.options.map((kind) => `${kind} ${made({ kind }).kind}`);
    expect(kinds).toEqual([
      'octa insurance',
      'kasko insurance',
      'inspection inspection',
      'registration documents',
      'warranty documents',
      'license documents',
      'other documents',
    ]);
  });

  test('moves with the end, and a new title or kind leaves it', { tags: ['DOC-10', 'DOC-11'] }, () => {
    const snoozed = { ...made(), snooze: { until: '2027-01-05', wasOverdue: false } };
    expect(reminderOfDocument(document(), snoozed, AT)).toBe(snoozed);
    const renamed = reminderOfDocument(document({ title: 'Policy' }), snoozed, AT)!;
    expect(renamed).toEqual({ ...snoozed, title: 'Policy' });
    const ofKind = reminderOfDocument(document({ kind: 'inspection' }), snoozed, AT);
    expect(ofKind).toEqual({ ...snoozed, kind: 'inspection' });
    const moved = reminderOfDocument(document({ validTo: '2027-01-31' }), { ...snoozed, isDone: true }, AT)!;
    expect(moved).toMatchObject({
      isDone: false,
      snooze: null,
      plan: { dueDate: '2027-01-31', anchorDay: 31 },
    });
  });

  test('asks for a new date, ends without one, and is undone exactly', { tags: ['DOC-12'] }, () => {
    const reminder = made();
    const due = { date: '2026-12-31', km: null };
    const done = { id: 'c', doneOn: '2026-12-20', doneKm: null, isKmEstimated: false, due };
    expect(asksNextDate(reminder)).toBe(true);
    const renewed = withDone(reminder, { ...done, nextDate: '2027-12-28' }, AT);
    expect(renewed).toMatchObject({ isDone: false, plan: { dueDate: '2027-12-28', anchorDay: 28 } });
    const ended = withDone(reminder, { ...done, nextDate: null }, AT);
    expect(ended).toMatchObject({ isDone: true, plan: { dueDate: '2026-12-31' } });
    for (const after of [renewed, ended]) expect(withUndone(after, 'c')).toEqual(reminder);
  });

  test('is offered with a repair of its kind, and asks for the new date there', { tags: ['DOC-14'] }, () => {
    const repair = { title: 'OCTA', kind: 'insurance' as const, date: '2026-12-20', hasMileage: true };
    const [served, ...others] = servedBy([made()], repair);
    expect([served, others]).toMatchObject([{ isNamed: true, asksDate: true, needsDate: true }, []]);
    expect(servedBy([made()], { ...repair, title: 'Paid' })).toMatchObject([{ isNamed: false }]);
    expect(servedBy([made()], { ...repair, kind: null })).toMatchObject([{ isNamed: true }]);
    expect(servedBy([made()], { ...repair, title: 'Paid', kind: 'service' })).toEqual([]);
    const problem = (one: typeof served, nextDate: string | null) =>
      nextDateProblem(one!, { doneOn: '2026-12-20', nextDate });
    expect(problem(served, null)).toBe('Date is required');
    expect(problem(served, '2026-12-20')).toBe('The new date must be after the day the work was done');
    expect(problem(served, '2027-12-31')).toBeNull();
    const yearly = { ...made(), documentId: null };
    const repeat = { every: 1, unit: 'year' } as const;
    const [own] = servedBy([{ ...yearly, plan: { ...yearly.plan, repeat } }], repair);
    expect([own!.asksDate, problem(own, null)]).toEqual([true, null]);
  });

  test.each([
    // Of a document's kind and title: which reminders are offered, those that are chosen marked.
    ['octa', 'Third-party insurance (OCTA)', ['*OCTA', 'Insurance']],
    ['kasko', 'Comprehensive insurance (KASKO)', ['Insurance', '*Kasko polise']],
    ['inspection', 'Technical inspection', ['*Tehniskā apskate']],
    ['warranty', 'Battery warranty', []],
    ['other', 'Parking permit 2027', ['*Parking permit']],
  ] as const)('of %s ends others of the same paper', { tags: ['DOC-15'] }, (kind, title, offered) => {
    const own = (of: string, reminderKind: Reminder['kind'], changes: Partial<Reminder> = {}): Reminder => ({
      ...made({ title: of, validTo: '2026-11-12' }),
      id: of,
      kind: reminderKind,
      documentId: null,
      ...changes,
    });
    const reminders = [
      own('OCTA', 'insurance'),
      own('Insurance', 'insurance'),
      own('Kasko polise', 'insurance'),
      own('Tehniskā apskate', 'inspection'),
      own('Parking permit', 'documents'),
      own('OCTA of a document', 'insurance', { documentId: 'd' }),
      own('Old OCTA', 'insurance', { isDone: true }),
      own('OCTA in a pause', 'insurance', { isPaused: true }),
      { ...made({ title: 'Next OCTA', validTo: '2027-01-01' }), documentId: null },
    ];
    const paper = { kind, title, validFrom: null, validTo: null };
    const ended = endedBy(reminders, { ...paper, validTo: '2026-12-31' }, '2026-11-30');
    expect(ended.map(({ reminder, isNamed }) => (isNamed ? '*' : '') + reminder.title)).toEqual(offered);
    expect(endedBy(reminders, paper, '2026-11-30')).toEqual([]);
  });

  test.each([
    // Chosen only where the titles say the same beside the words of the kind.
    ['octa', 'Third-party insurance (OCTA)', 'Renew OCTA 2026', 'chosen'],
    ['octa', 'OCTA', 'Insurance', 'offered'],
    ['octa', 'OCTA', 'Travel insurance', 'offered'],
    ['octa', 'OCTA', 'Ceļojuma apdrošināšana', 'offered'],
    ['octa', 'OCTA', 'OCTA of the trailer', 'offered'],
    ['octa', 'OCTA Balta', 'KASKO Balta', 'absent'],
    ['kasko', 'KASKO Balta 2027', 'Kasko polise Balta', 'chosen'],
    ['inspection', 'Technical inspection', 'Inspection', 'chosen'],
    ['inspection', 'Technical inspection', 'LPG tank inspection', 'offered'],
    ['inspection', 'Technical inspection', 'Gāzes iekārtas apskate', 'offered'],
    ['inspection', 'Technical inspection', 'Gāzes balona pārbaude', 'offered'],
    ['registration', 'Registration certificate', 'Registration documents', 'chosen'],
    ['registration', 'Registration certificate', 'Parking registration', 'offered'],
    ['warranty', 'Battery warranty', 'Garantija', 'offered'],
    ['warranty', 'Battery warranty', 'Engine warranty', 'offered'],
    ['warranty', 'Battery warranty', 'Battery guarantee', 'chosen'],
    ['warranty', 'Warranty', 'Warranty', 'offered'],
    ['license', "Driver's license", "Anna's driver's license", 'offered'],
    ['license', "Driver's license", 'Driver license Janis', 'offered'],
    ['license', "Anna's driver's license", 'Driver’s licence: Anna', 'offered'],
    ['license', "Driver's license", 'Vadītāja apliecība', 'offered'],
    ['license', 'Anna driver license', 'Vadītāja apliecība Anna', 'chosen'],
    ['other', 'Parking permit, zone A', 'Parking permit, zone B', 'absent'],
  ] as const)('of %s, %s: of %s it is %s', { tags: ['DOC-15'] }, (kind, title, named, expected) => {
    const before = { ...made({ kind, title: named, validTo: '2026-11-12' }), documentId: null };
    const paper = { kind, title, validFrom: null, validTo: '2026-12-31' };
    const [one] = endedBy([before], paper, '2026-11-30');
    expect(one ? (one.isNamed ? 'chosen' : 'offered') : 'absent').toBe(expected);
  });

  test.each([
    // Due on, valid from, whether it is ended on November 30.
    ['2026-11-05', '2026-12-20', false],
    ['2026-11-05', '2026-11-30', true],
    ['2026-12-19', '2026-12-20', true],
    ['2026-12-18', '2026-12-20', false],
  ])('due on %s stays until a later one begins on %s', { tags: ['DOC-15'] }, (due, validFrom, isEnded) => {
    const before = { ...made({ validTo: due }), documentId: null };
    const next = { ...document(), validFrom, validTo: '2027-12-19' };
    expect(endedBy([before], next, '2026-11-30').length > 0).toBe(isEnded);
  });

  test('that ends another is undone exactly, though that repeats', { tags: ['DOC-15'] }, () => {
    const yearly = made({ validTo: '2026-11-12' });
    yearly.plan = { ...yearly.plan, repeat: { every: 1, unit: 'year' } };
    const due = { date: '2026-11-12', km: null };
    const done = { id: 'c', doneOn: '2026-11-30', doneKm: null, isKmEstimated: false, due, nextDate: null };
    const after = withDone(yearly, { ...done, ends: true }, AT);
    expect(after.isDone).toBe(true);
    expect(withUndone(after, 'c')).toEqual(yearly);
  });

  test('stays as it is when its repair is moved behind the new date', { tags: ['DOC-14', 'REM-55'] }, () => {
    const due = { date: '2026-12-31', km: null };
    const done = { id: 'c', doneOn: '2026-12-20', doneKm: null, isKmEstimated: false, due, repairId: 'r' };
    const renewed = withDone(made(), { ...done, nextDate: '2027-12-28' }, AT);
    const corrected = (date: string) => correctedCompletion(renewed, { id: 'r', date, mileage: null });
    expect(corrected('2026-12-19')).toMatchObject({ doneOn: '2026-12-19', nextDate: '2027-12-28' });
    expect(corrected('2027-12-28')).toBeNull();
  });
});
