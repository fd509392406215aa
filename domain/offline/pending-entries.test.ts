import { expect, test } from 'vitest';
import { applyPending } from '#domain/outbox/apply-pending.ts';
import type { Pending, PendingOperation } from '#domain/outbox/pending.ts';
import { AT, carId, edit, entry, id, knowing, log, repair, waiting } from '#domain/outbox/pending-samples.ts';
import type { Issue, IssueEntry, IssuePage } from '#domain/issues/schema.ts';

const list = (known: IssueEntry[], pending: Pending, query: object = {}) => {
  const page: IssuePage = { issues: known, next: null };
  return (applyPending('issues.list', { carId, ...query }, page, pending, false) as IssuePage).issues;
};
const ids = (...of: Parameters<typeof list>) => list(...of).map((one) => one.id);
const again = (n: number, at: number): PendingOperation => ({
  procedure: 'recurrences.add',
  at: AT,
  input: { carId, issueId: id(n), id: id(at), date: '2026-03-06', notes: '' },
});
const notAgain = (n: number, at: number): PendingOperation => ({
  procedure: 'recurrences.delete',
  at: AT,
  input: { carId, issueId: id(n), recurrenceId: id(at) },
});

test(
  'what waits stands by its date among what is known, the newest first',
  { tags: ['TL-03', 'TL-06'] },
  () => {
    const known = [entry(4, '2026-03-06T00:00:00.000Z'), entry(3, '2026-03-01T00:00:00.000Z')];
    const newest = log(10, { date: '2026-03-07T00:00:00.000Z' });
    expect(ids(known, waiting(newest, log(9)))).toEqual([id(10), id(4), id(9), id(3)]);
    const to = '2026-03-08T00:00:00.000Z';
    const moved = waiting(log(9), edit(3, { date: { from: known[1]!.date, to } }));
    expect(list(known, moved).map((one) => [one.id, one.date])).toEqual([
      [id(3), to],
      [id(4), known[0]!.date],
      [id(9), AT],
    ]);
  },
);

test('an entry says the summary, else the description, as it waits', { tags: ['TL-05'] }, () => {
  const text = (known: IssueEntry[], pending: Pending) => list(known, pending)[0]!.text;
  const summary = (to: string) => edit(9, { aiSummary: { from: 'It may be worn', to } });
  expect(text([], waiting(log(9)))).toBe('It may be worn');
  expect(text([], waiting(log(9), summary('Worn pads')))).toBe('Worn pads');
  expect(text([], waiting(log(9), summary('')))).toBe('Problem 9');
  const known = [entry(9, AT, { text: 'It may be worn' })];
  expect(text(known, waiting(summary('Worn pads')))).toBe('Worn pads');
  const opened = applyPending('issues.read', { carId, issueId: id(9) }, undefined, waiting(log(9)), false);
  const answer = { procedure: 'issues.read', input: { carId }, data: opened as Issue, at: 1 };
  expect(text(known, knowing([answer], summary('')))).toBe('Problem 9');
  expect(text(known, knowing([answer], edit(9, { notes: { from: '', to: 'Mine' } })))).toBe('It may be worn');
});

test(
  'what happens to a known one while it waits shows in its badges',
  { tags: ['TL-07', 'TL-08', 'TL-09'] },
  () => {
    const badges = (...operations: PendingOperation[]) => {
      const [one] = list([entry(4, AT)], waiting(...operations));
      return [one!.status, one!.recurring, one!.occurrences];
    };
    expect(badges(again(9, 20))).toEqual(['new', false, 1]);
    expect(badges(again(4, 20))).toEqual(['new', true, 2]);
    expect(badges(again(4, 20), again(4, 21), again(4, 22))).toEqual(['new', true, 4]);
    expect(badges(again(4, 20), again(4, 21), notAgain(4, 20))).toEqual(['new', true, 2]);
    expect(badges(edit(4, { status: { from: 'new', to: 'processing' } }))).toEqual(['processing', false, 1]);
    expect(badges(repair(30, { resolvedIssues: [id(4)] }))).toEqual(['resolved', false, 1]);
    expect(badges(repair(30, { partiallyResolvedIssues: [id(4)] }))).toEqual([
      'partially_resolved',
      false,
      1,
    ]);
  },
);

test(
  'the filters keep the same of what waits',
  { tags: ['FILT-03', 'FILT-04', 'FILT-05', 'FILT-06', 'FILT-08', 'FILT-09', 'FILT-10'] },
  () => {
    const begun = edit(14, { status: { from: 'new', to: 'processing' } });
    const pending = waiting(
      ...[9, 10, 11, 12, 13, 14].map((n) => log(n, n === 10 ? { description: 'URGENT: a leak' } : {})),
      edit(11, { status: { from: 'new', to: 'resolved' } }),
      repair(30, { partiallyResolvedIssues: [id(12)] }),
      again(13, 20),
      begun,
    );
    const kept = (...active: string[]) =>
      ids([], pending, Object.fromEntries(active.map((name) => [name, 'true'])));
    expect(kept()).toEqual([14, 13, 12, 11, 10, 9].map(id));
    expect(kept('open')).toEqual([14, 13, 12, 10, 9].map(id));
    expect(kept('urgent')).toEqual([id(10)]);
    expect(kept('resolved')).toEqual([id(11)]);
    expect(kept('partiallyResolved')).toEqual([id(12)]);
    expect(kept('recurring')).toEqual([id(13)]);
    expect(kept('open', 'partiallyResolved')).toEqual([id(12)]);
    expect(kept('open', 'resolved')).toEqual([]);
  },
);
