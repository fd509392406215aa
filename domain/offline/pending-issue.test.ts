import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayOfInstant } from '#domain/language/format.ts';
import { applyPending } from '#domain/outbox/apply-pending.ts';
import type { Pending, PendingOperation } from '#domain/outbox/pending.ts';
import { AT, carId, edit, entry, id, log, waiting, readingsAfter } from '#domain/outbox/pending-samples.ts';
import { filesOf } from '#domain/outbox/register.ts';
import type { Issue, IssuePage } from '#domain/issues/schema.ts';

const other = id(2);

const list = (query: object, page: IssuePage, pending: Pending) =>
  applyPending('issues.list', { carId, ...query }, page, pending, false) as IssuePage;
const read = (n: number, known: Issue | undefined, pending: Pending) =>
  applyPending('issues.read', { carId, issueId: id(n) }, known, pending, false) as Issue;

describe('a problem that is not yet sent', () => {
  test(
    'opens with all that was entered, its pictures and its assessment',
    { tags: ['STAT-05', 'ENT-20', 'ENT-21', 'ENT-22', 'ENT-26', 'ENT-27'] },
    () => {
      const issue = read(9, undefined, waiting(log(9, { mediaIds: [id(50)] })));
      expect(issue).toMatchObject({
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
      expect(read(9, undefined, waiting(log(9, { description: '' }))).title).toBe(`untitled en ${AT}`);
      const long = read(9, undefined, waiting(log(9, { description: 'x'.repeat(51) })));
      expect(long.title).toBe(`${'x'.repeat(50)}...`);
      expect(read(8, undefined, waiting(log(9)))).toBeUndefined();
    },
  );

  test('takes what was done to it afterwards', { tags: ['ENT-28', 'ENT-30'] }, () => {
    const again = { carId, issueId: id(9), id: id(20), date: '2026-03-06', notes: ' wet ' };
    const issue = read(
      9,
      undefined,
      waiting(
        log(9),
        edit(9, { status: { from: 'new', to: 'resolved' }, notes: { from: '', to: 'Mended' } }),
        { procedure: 'recurrences.add', at: AT, input: again },
      ),
    );
    expect(issue).toMatchObject({ status: 'resolved', resolvedAt: AT, notes: 'Mended', recurring: true });
    expect(issue.recurrences).toEqual([{ id: id(20), date: '2026-03-06', notes: 'wet' }]);
    const without = { carId, issueId: id(9), recurrenceId: id(20) };
    const removed: PendingOperation = { procedure: 'recurrences.delete', at: AT, input: without };
    expect(read(9, issue, waiting(removed)).recurrences).toEqual([]);
  });

  test('has the files that were added and not those that were removed', { tags: ['SUM-25'] }, () => {
    const stored = { id: id(51), kind: 'document', url: '/api/media/51/document.pdf' } as const;
    const known = { ...read(9, undefined, waiting(log(9))), files: [stored], documents: [stored.url] };
    const change = (from: string[], to: string[]) => edit(9, { mediaIds: { from, to } });
    const shown = (...operations: PendingOperation[]) => {
      const { files, images, documents } = read(9, known, waiting(...operations));
      return [files.map((file) => file.id), images, documents];
    };
    const add = change([], [id(50)]);
    expect(shown(add)).toEqual([[id(51), id(50)], ['blob:picture'], [stored.url]]);
    const remove = change([id(51)], []);
    expect(shown(add, remove)).toEqual([[id(50)], ['blob:picture'], []]);
    expect(shown(add, remove, change([], [id(51)]))[0]).toEqual([id(50), id(51)]);
    expect(filesOf(change([id(51)], [id(51), id(50)]))).toEqual([id(50)]);
  });

  test('is on the page of a list where it belongs, and on no other', () => {
    const page = { issues: [entry(4, '2026-03-06T00:00:00.000Z'), entry(3, '2026-03-01T00:00:00.000Z')] };
    const ids = (query: object, next: string | null) =>
      list(query, { ...page, next }, waiting(log(9))).issues.map((one) => one.id);
    expect(ids({}, null)).toEqual([id(4), id(9), id(3)]);
    expect(ids({ open: 'true', limit: '2' }, null)).toEqual([id(4), id(9), id(3)]);
    expect(ids({}, `2026-03-05T12:00:00.000Z|${id(3)}`)).toEqual([id(4), id(3)]);
    expect(ids({ cursor: `2026-03-05T09:00:00.000Z|${id(4)}` }, null)).toEqual([id(4), id(3)]);
    expect(ids({ urgent: 'true' }, null)).toEqual([]);
    const elsewhere = list({ carId: other }, { issues: [], next: null }, waiting(log(9)));
    expect(elsewhere.issues).toEqual([]);
  });

  test('leaves a list whose filter it no longer fits', () => {
    const page = { issues: [entry(4, AT)], next: null };
    const solved = waiting(edit(4, { status: { from: 'new', to: 'resolved' } }));
    expect(list({ open: 'true' }, page, solved).issues).toEqual([]);
    expect(list({}, page, solved).issues).toMatchObject([{ status: 'resolved' }]);
    const gone: PendingOperation = { procedure: 'issues.delete', at: AT, input: { carId, issueId: id(4) } };
    expect(list({}, page, waiting(gone)).issues).toEqual([]);
  });

  test('that has arrived, but whose answer was lost, is there once', () => {
    const page = { issues: [entry(9, AT)], next: null };
    expect(list({}, page, waiting(log(9))).issues).toHaveLength(1);
  });
});

test('whatever the filters and the pages, nothing waits on two pages and nothing known is lost', () => {
  const dates = fc.date({ min: new Date('2026-01-01'), max: new Date('2026-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(
      fc.array(dates, { maxLength: 12 }),
      fc.array(dates, { maxLength: 6 }),
      fc.nat(12),
      (known, fresh, cut) => {
        const all = known
          .map((date, n) => entry(100 + n, date.toISOString()))
          .toSorted((a, b) => (`${a.date}|${a.id}` > `${b.date}|${b.id}` ? -1 : 1));
        const first = all.slice(0, cut);
        const last = first.at(-1);
        const next = last && cut < all.length ? `${last.date}|${last.id}` : null;
        const pending = waiting(...fresh.map((date, n) => log(10 + n, { date: date.toISOString() })));
        const pages = [list({}, { issues: first, next }, pending)];
        if (next !== null)
          pages.push(list({ cursor: next }, { issues: all.slice(cut), next: null }, pending));
        const shown = pages.flatMap((page) => page.issues.map((one) => one.id));
        if (first.length === 0 && all.length > 0) return;
        expect(shown.toSorted()).toEqual(
          [...all.map((one) => one.id), ...fresh.map((_date, n) => id(10 + n))].toSorted(),
        );
        const places = pages.flatMap((page) => page.issues.map((one) => `${one.date}|${one.id}`));
        expect(places).toEqual(places.toSorted().toReversed());
      },
    ),
  );
});

test('an unsent problem adds its mileage, which its edits change and its deletion removes', () => {
  const readings = (...operations: PendingOperation[]) =>
    readingsAfter(...operations).map(({ km, date, source, sourceId }) => [km, date, source, sourceId]);
  const logged = log(9, { mileage: 5000 });
  const day = dayOfInstant(AT);
  expect(readings(log(9))).toEqual([]);
  expect(readings(logged)).toEqual([[5000, day, 'issue', id(9)]]);
  expect(read(9, undefined, waiting(logged))?.mileage).toBe(5000);
  expect(readings(logged, edit(9, { mileage: { from: 5000, to: 5100 } }))).toEqual([
    [5100, day, 'issue', id(9)],
  ]);
  const moved = edit(9, { date: { from: AT, to: '2026-02-01T12:00:00.000Z' } });
  expect(readings(logged, moved)).toEqual([[5000, '2026-02-01', 'issue', id(9)]]);
  expect(readings(logged, edit(9, { mileage: { from: 5000, to: null } }))).toEqual([]);
  const deleted = { procedure: 'issues.delete', at: AT, input: { carId, issueId: id(9) } } as const;
  expect(readings(logged, deleted)).toEqual([]);
});
