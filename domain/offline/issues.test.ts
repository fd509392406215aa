import { describe, expect, test } from 'vitest';
import { healthOf } from '#domain/cars/health-facts.ts';
import { entriesOf, filtered, type IssueFilter, type IssueRecord } from '#domain/issues/issue-record.ts';
import { issueOf } from '#domain/issues/whole-issue.ts';
import { dayOfInstant } from '#domain/language/format.ts';
import type { PendingOperation } from '#domain/outbox/pending.ts';
import {
  AT,
  carId,
  edit,
  id,
  log,
  readingsAfter,
  recordsAfter,
  repair,
  waiting,
} from '#tests/pending-samples.ts';
import { filesOf } from '#domain/outbox/register.ts';
import { withWaiting } from '#domain/outbox/with-waiting.ts';

type Operations = PendingOperation[];
const again = (n: number, at: number): PendingOperation => ({
  procedure: 'recurrences.add',
  at: AT,
  input: { carId, issueId: id(n), id: id(at), date: '2026-03-06', notes: ' wet ' },
});
const notAgain = (n: number, at: number): PendingOperation => ({
  procedure: 'recurrences.delete',
  at: AT,
  input: { carId, issueId: id(n), recurrenceId: id(at) },
});
const remove = (n: number): PendingOperation => ({
  procedure: 'issues.delete',
  at: AT,
  input: { carId, issueId: id(n) },
});
const entries = (...operations: Operations) => entriesOf(recordsAfter(...operations));
const read = (n: number, ...operations: Operations) => issueOf(recordsAfter(...operations), id(n));

test('problems stand by their dates, the newest first', { tags: ['TL-03', 'TL-06'] }, () => {
  const on = (n: number, day: string) => log(n, { date: `${day}T00:00:00.000Z` });
  const all = [on(4, '2026-03-06'), on(3, '2026-03-01'), on(10, '2026-03-07'), log(9)];
  expect(entries(...all).map((one) => one.id)).toEqual([id(10), id(4), id(9), id(3)]);
  const to = '2026-03-08T00:00:00.000Z';
  const moved = edit(3, { date: { from: '2026-03-01T00:00:00.000Z', to } });
  expect(entries(...all, moved).map((one) => [one.id, one.date])[0]).toEqual([id(3), to]);
});

test('an entry says the summary, else the description', { tags: ['TL-05'] }, () => {
  const text = (...operations: Operations) => entries(log(9), ...operations)[0]!.text;
  const summary = (to: string) => edit(9, { aiSummary: { from: 'It may be worn', to } });
  expect(text()).toBe('It may be worn');
  expect(text(summary('Worn pads'))).toBe('Worn pads');
  expect(text(summary(''))).toBe('Problem 9');
  expect(text(edit(9, { notes: { from: '', to: 'Mine' } }))).toBe('It may be worn');
});

test('what happens to a problem shows in its badges', { tags: ['TL-07', 'TL-08', 'TL-09'] }, () => {
  const badges = (...operations: Operations) => {
    const [one] = entries(log(4), ...operations);
    return [one!.status, one!.recurring, one!.occurrences];
  };
  expect(badges(again(9, 20))).toEqual(['new', false, 1]);
  expect(badges(again(4, 20))).toEqual(['new', true, 2]);
  expect(badges(again(4, 20), again(4, 21), again(4, 22))).toEqual(['new', true, 4]);
  expect(badges(again(4, 20), again(4, 21), notAgain(4, 20))).toEqual(['new', true, 2]);
  expect(badges(edit(4, { status: { from: 'new', to: 'processing' } }))).toEqual(['processing', false, 1]);
  expect(badges(repair(30, { resolvedIssues: [id(4)] }))).toEqual(['resolved', false, 1]);
  expect(badges(repair(30, { partiallyResolvedIssues: [id(4)] }))).toEqual(['partially_resolved', false, 1]);
  // Of two with one title both come back.
  expect(badges(log(5, { description: ' problem 4' }))).toEqual(['new', true, 1]);
});

test(
  'every filter keeps what it names',
  { tags: ['FILT-03', 'FILT-04', 'FILT-05', 'FILT-06', 'FILT-08', 'FILT-09', 'FILT-10'] },
  () => {
    const all = entries(
      ...[9, 10, 11, 12, 13, 14].map((n) => log(n, n === 10 ? { description: 'URGENT: a leak' } : {})),
      edit(11, { status: { from: 'new', to: 'resolved' } }),
      repair(30, { partiallyResolvedIssues: [id(12)] }),
      again(13, 20),
      edit(14, { status: { from: 'new', to: 'processing' } }),
    );
    const kept = (...filters: IssueFilter[]) => filtered(all, filters).map((one) => one.id);
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

describe('a problem that is not yet sent', () => {
  test(
    'opens with all that was entered, its pictures and its assessment',
    { tags: ['STAT-05', 'ENT-20', 'ENT-21', 'ENT-22', 'ENT-26', 'ENT-27'] },
    () => {
      expect(read(9, log(9, { mediaIds: [id(50)] }))).toMatchObject({
        id: id(9),
        title: 'Problem 9',
        description: 'Problem 9',
        date: AT,
        aiQuestions: ['Since when?'],
        aiAnswers: ['Monday'],
        images: ['blob:picture'],
        videos: [],
        status: 'new',
        version: 1,
        aiSummary: 'It may be worn',
        synthesized: ['It squeals'],
        source: 'engine',
        createdAt: AT,
      });
      expect(read(9, log(9, { description: '' }))!.title).toBe(`untitled en ${AT}`);
      expect(read(9, log(9, { description: 'x'.repeat(51) }))!.title).toBe(`${'x'.repeat(50)}...`);
      expect(read(8, log(9))).toBeUndefined();
    },
  );

  test('takes what was done to it afterwards', { tags: ['ENT-28', 'ENT-30'] }, () => {
    const solved = edit(9, {
      status: { from: 'new', to: 'resolved' },
      notes: { from: '', to: 'Mended' },
    });
    const issue = read(9, log(9), solved, again(9, 20));
    expect(issue).toMatchObject({ status: 'resolved', resolvedAt: AT, notes: 'Mended', recurring: true });
    expect(issue!.recurrences).toEqual([{ id: id(20), date: '2026-03-06', notes: 'wet' }]);
    expect(read(9, log(9), again(9, 20), notAgain(9, 20))!.recurrences).toEqual([]);
    expect(read(9, log(9), remove(9))).toBeUndefined();
  });

  test('has the files that were added and not those that were removed', { tags: ['SUM-25'] }, () => {
    const logged = recordsAfter(log(9)).issue!.get(id(9)) as IssueRecord;
    const stored = { id: id(51), kind: 'document', extension: 'pdf' } as const;
    const known = new Map([[carId, { issue: new Map([[id(9), { ...logged, media: [stored] }]]) }]]);
    const change = (from: string[], to: string[]) => edit(9, { mediaIds: { from, to } });
    const shown = (...operations: Operations) => {
      const cars = withWaiting(known, waiting(...operations));
      const { files, images, documents } = issueOf(cars.get(carId)!, id(9))!;
      return [files.map((file) => file.id), images, documents];
    };
    const add = change([], [id(50)]);
    const address = `/api/media/${id(51)}/document.pdf`;
    expect(shown(add)).toEqual([[id(51), id(50)], ['blob:picture'], [address]]);
    const drop = change([id(51)], []);
    expect(shown(add, drop)).toEqual([[id(50)], ['blob:picture'], []]);
    expect(shown(add, drop, change([], [id(51)]))[0]).toEqual([id(50), id(51)]);
    expect(filesOf(change([id(51)], [id(51), id(50)]))).toEqual([id(50)]);
  });

  test('that has arrived, but whose answer was lost, is there once', () => {
    expect(entries(log(9), log(9))).toHaveLength(1);
  });
});

test('an unsent problem adds its mileage, which its edits change and its deletion removes', () => {
  const readings = (...operations: Operations) =>
    readingsAfter(...operations).map(({ km, date, source, sourceId }) => [km, date, source, sourceId]);
  const logged = log(9, { mileage: 5000 });
  const day = dayOfInstant(AT);
  expect(readings(log(9))).toEqual([]);
  expect(readings(logged)).toEqual([[5000, day, 'issue', id(9)]]);
  expect(read(9, logged)?.mileage).toBe(5000);
  expect(readings(logged, edit(9, { mileage: { from: 5000, to: 5100 } }))).toEqual([
    [5100, day, 'issue', id(9)],
  ]);
  const moved = edit(9, { date: { from: AT, to: '2026-02-01T12:00:00.000Z' } });
  expect(readings(logged, moved)).toEqual([[5000, '2026-02-01', 'issue', id(9)]]);
  expect(readings(logged, edit(9, { mileage: { from: 5000, to: null } }))).toEqual([]);
  expect(readings(logged, remove(9))).toEqual([]);
});

test('what waits counts in the health of its car: the worst that is left', { tags: ['STAT-20'] }, () => {
  const advised = (n: number, drivingAdvice: string) => {
    const one = log(n) as PendingOperation<'issues.log'>;
    return {
      ...one,
      input: { ...one.input, assessment: { ...one.input.assessment, drivingAdvice } },
    } as typeof one;
  };
  const all = [advised(1, 'stop_driving'), advised(2, 'soon'), advised(3, 'can_wait')];
  const worst = (...operations: Operations) => {
    const found = healthOf(recordsAfter(...all, ...operations)).worst;
    return found && [found.id, found.advice];
  };
  const resolve = (n: number) => edit(n, { status: { from: 'new', to: 'resolved' } });
  expect(worst()).toEqual([id(1), 'stop_driving']);
  expect(worst(resolve(1))).toEqual([id(2), 'soon']);
  expect(worst(resolve(1), resolve(2))).toEqual([id(3), 'can_wait']);
  expect(worst(resolve(1), resolve(2), resolve(3))).toBeNull();
  // Whatever else its status says, it is open.
  expect(worst(edit(1, { status: { from: 'new', to: 'processing' } }))).toEqual([id(1), 'stop_driving']);
  const worse = edit(2, { assessment: { from: {}, to: { drivingAdvice: 'stop_driving' } } });
  expect(worst(resolve(1), worse)).toEqual([id(2), 'stop_driving']);
});
