import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Garage } from '#domain/cars/schema.ts';
import type { Issue, IssuePage } from '#domain/issues/schema.ts';
import { dayOfInstant } from '#domain/language/format.ts';
import type { MileageReading } from '#domain/mileage/schema.ts';
import type { RepairForm, RepairPage, RepairSummary } from '#domain/repairs/schema.ts';
import type { TimelinePage } from '#domain/reports/timeline-schema.ts';
import { applyPending } from './apply-pending.ts';
import type { Pending, PendingOperation } from './pending.ts';
import type { PastAnswer } from './known.ts';
import {
  AT,
  carId,
  edit,
  entry,
  id,
  knowing,
  log,
  repair,
  timelineIssue,
  waiting,
} from './pending-samples.ts';
import { filesOf, subjectOf } from './register.ts';

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

  test('is set by a repair that is not yet sent either', { tags: ['ENT-29'] }, () => {
    const operations = waiting(log(9), repair(30, { resolvedIssues: [id(9)] }));
    expect(read(9, undefined, waiting(log(9))).resolvedBy).toBeNull();
    expect(read(9, undefined, operations)).toMatchObject({ status: 'resolved', resolvedBy: id(30) });
    const inPart = waiting(log(9), repair(30, { partiallyResolvedIssues: [id(9)] }));
    expect(read(9, undefined, inPart)).toMatchObject({ status: 'partially_resolved', resolvedBy: id(30) });
    expect(list({ open: 'true' }, { issues: [], next: null }, operations).issues).toEqual([]);
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

describe('a repair that is not yet sent', () => {
  const page: RepairPage = { repairs: [], next: null };
  const repairs = (query: object, pending: Pending) =>
    (applyPending('repairs.list', { carId, ...query }, page, pending, false) as RepairPage).repairs;

  test('is in its list when it fits the filters, and opens to be changed', () => {
    const pending = waiting(repair(30, { garageName: 'Corner' }));
    expect(repairs({ limit: '25' }, pending)).toMatchObject([{ title: 'Repair 30', cost: 10.5, kind: null }]);
    expect(repairs({ shops: 'Corner' }, pending)).toHaveLength(1);
    expect(repairs({ shops: ['Elsewhere'] }, pending)).toEqual([]);
    expect(repairs({ costFrom: '11' }, pending)).toEqual([]);
    const form = applyPending('repairs.form', { carId, repairId: id(30) }, undefined, pending, true);
    expect(form).toMatchObject({ repair: { garageName: 'Corner' }, offeredIssues: [] });
  });

  test('counts in the sums', { tags: ['LIM-05', 'LIM-06', 'LIM-07'] }, () => {
    const known: RepairSummary = {
      count: 1,
      latest: { title: 'Old', date: '2025-01-01' },
      shops: ['A'],
      thisYear: [],
      lifetime: [{ minor: 100, currency: 'EUR' }],
    };
    const year = { carId, yearFrom: '2026-01-01', yearTo: '2026-12-31' };
    expect(applyPending('repairs.summary', year, known, waiting(repair(30)), false)).toMatchObject({
      count: 2,
      latest: { title: 'Repair 30' },
      thisYear: [{ minor: 1050, currency: 'EUR' }],
      lifetime: [{ minor: 1150, currency: 'EUR' }],
    });
    const days = ['2025-12-31', '2026-01-01', '2026-12-31', '2027-01-01'];
    const unsent = days.map((date, n) => repair(30 + n, { date, cost: 2 ** n }));
    const { cost: _none, ...input } = repair(34).input as { cost: number };
    const free = { ...repair(34), input } as PendingOperation;
    expect(applyPending('repairs.summary', year, known, waiting(...unsent, free), false)).toMatchObject({
      count: 6,
      thisYear: [{ minor: 600, currency: 'EUR' }],
      lifetime: [{ minor: 1600, currency: 'EUR' }],
    });
  });

  test('can be begun when the form was never opened before', () => {
    const form = (isCut: boolean) =>
      applyPending('repairs.form', { carId }, undefined, waiting(log(9)), isCut) as RepairForm | undefined;
    expect(form(false)).toBeUndefined();
    expect(form(true)).toMatchObject({ repair: null, offeredIssues: [{ id: id(9) }] });
  });

  test('brings its mileage', () => {
    const pending = waiting(repair(30, { mileage: 5000 }));
    expect(applyPending('mileage.list', { carId }, { readings: [] }, pending, false)).toMatchObject({
      readings: [{ km: 5000, date: '2026-03-04', source: 'repair' }],
    });
  });
});

test('an unsent problem adds its mileage, which its edits change and its deletion removes', () => {
  const readings = (...operations: PendingOperation[]) =>
    (
      applyPending('mileage.list', { carId }, { readings: [] }, waiting(...operations), false) as {
        readings: MileageReading[];
      }
    ).readings.map(({ km, date, source, sourceId }) => [km, date, source, sourceId]);
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

test('the line of problems and repairs shows what is not yet sent in its place', { tags: ['RPT-05'] }, () => {
  const page: TimelinePage = {
    records: [
      { kind: 'issue', day: '2026-03-06', issue: timelineIssue(4, '2026-03-06T08:00:00.000Z') },
      { kind: 'issue', day: '2026-03-01', issue: timelineIssue(3, '2026-03-01T08:00:00.000Z') },
    ],
    next: null,
  };
  const pending = waiting(log(9), repair(30), edit(3, { status: { from: 'new', to: 'processing' } }));
  const ids = (query: object, next: string | null) => {
    const asked = { carId, timeZone: 'Europe/Riga', ...query };
    const shown = applyPending('timeline.list', asked, { ...page, next }, pending, false) as TimelinePage;
    return shown.records.map((one) =>
      one.kind === 'issue' ? [one.issue.id, one.issue.status] : one.repair.id,
    );
  };
  const [newest, oldest] = [
    [id(4), 'new'],
    [id(3), 'processing'],
  ];
  expect(ids({}, null)).toEqual([newest, [id(9), 'new'], id(30), oldest]);
  expect(ids({ kind: 'repairs' }, null)).toEqual([newest, id(30), oldest]);
  expect(ids({}, `2026-03-05|${id(3)}`)).toEqual([newest, [id(9), 'new'], oldest]);
  expect(ids({ cursor: `2026-03-05T09:00:00.000Z|${id(4)}` }, null)).toEqual([newest, id(30), oldest]);
});

const purchase = { date: null, price: { amount: 900, currency: 'EUR' }, km: null };
const mileageLimit = { from: '2026-01-05', to: '2029-01-04', startKm: 10, km: 45_000 };

const noCars: Garage = { cars: [], selectedCarId: null, mainCarId: null };
const added = (n: number): PendingOperation => ({
  procedure: 'cars.add',
  at: AT,
  input: { id: id(n), brand: 'Saab', model: '900', year: 1990 },
});

test(
  'the first car that is not yet sent is selected and main, until another one is ticked',
  { tags: ['STAT-21', 'STAT-22', 'STAT-25'] },
  () => {
    const chosen = (...operations: PendingOperation[]) => {
      const shown = applyPending('cars.list', undefined, noCars, waiting(...operations), false) as Garage;
      return [shown.selectedCarId, shown.mainCarId];
    };
    const two = [added(2), added(3)];
    expect(chosen(...two)).toEqual([id(2), id(2)]);
    const changes = { mainCarId: { from: id(2), to: id(3) } };
    const ticked = { procedure: 'settings.edit', at: AT, input: { baseVersion: 1, changes } } as const;
    expect(chosen(...two, ticked)).toEqual([id(2), id(3)]);
  },
);

test('a car, a choice and settings that are not yet sent are there', { tags: ['COST-05', 'COST-12'] }, () => {
  const pending = waiting(
    {
      procedure: 'cars.add',
      at: AT,
      input: { id: other, brand: 'Saab', model: '900', year: 1990, photoId: id(50) },
    },
    {
      procedure: 'cars.edit',
      at: AT,
      input: {
        carId: other,
        baseVersion: 1,
        changes: {
          nickname: { from: null, to: 'Old' },
          purchase: { from: null, to: purchase },
          mileageLimit: { from: null, to: mileageLimit },
        },
      },
    },
    {
      procedure: 'settings.edit',
      at: AT,
      input: { baseVersion: 1, changes: { mainCarId: { from: null, to: other } } },
    },
    log(9, { carId: other }),
  );
  expect(applyPending('cars.list', undefined, noCars, pending, false)).toMatchObject({
    cars: [
      {
        id: other,
        nickname: 'Old',
        photoId: null,
        purchase,
        mileageLimit,
        health: { open: 1, firstTitle: 'Problem 9' },
      },
    ],
    selectedCarId: other,
    mainCarId: other,
  });
  expect(applyPending('issues.list', { carId: other }, undefined, pending, true)).toMatchObject({
    issues: [{ id: id(9) }],
  });
  expect(applyPending('issues.list', { carId }, undefined, pending, true)).toBeUndefined();
});

test('an answer stays as it is when nothing waits or nothing can change it', () => {
  const page = { issues: [entry(4, AT)], next: null };
  expect(list({}, page, waiting())).toBe(page);
  const links = { links: [] };
  expect(applyPending('share.list', undefined, links, waiting(log(9)), true)).toBe(links);
  // One that an older version had queued.
  const unknown = { procedure: 'notes.add', at: AT, input: { carId, id: id(60) } };
  const pending = waiting(unknown as unknown as PendingOperation);
  const readings = [{ id: id(70), km: 10, date: '2026-01-01', source: 'car', sourceId: null }];
  expect(applyPending('mileage.list', { carId }, { readings }, pending, false)).toEqual({ readings });
});

test('without the server what was read before must do, even when nothing waits', () => {
  const repairs = [{ id: id(30), carId, title: 'Brakes', date: '2026-03-04', cost: null, currency: 'EUR' }];
  const known = knowing([
    { procedure: 'repairs.list', input: { carId }, data: { repairs, next: null }, at: 1 },
  ]);
  const shown = (isUnreachable: boolean) =>
    applyPending('repairs.list', { carId }, undefined, known, isUnreachable);
  expect(shown(true)).toMatchObject({ repairs: [{ title: 'Brakes' }] });
  expect(shown(false)).toBeUndefined();
});

test('what waits for another car brings no mileage to this one', () => {
  const pending = waiting(log(9, { mileage: 5000 }), log(8, { mileage: 7000, carId: other }));
  const shown = applyPending('mileage.list', { carId }, { readings: [] }, pending, false);
  expect(shown).toMatchObject({ readings: [{ km: 5000 }] });
});

test('each correction of a reading follows those before it, where the readings are known', () => {
  const readings = [
    { id: id(70), km: 5000, date: '2026-03-01', source: 'car', sourceId: null },
    { id: id(71), km: 4000, date: '2026-02-01', source: 'car', sourceId: null },
  ];
  const read = { procedure: 'mileage.list', input: { carId }, data: { readings }, at: 1 };
  const corrected = (from: number, km: number | null): PendingOperation => ({
    procedure: 'mileage.correct',
    at: AT,
    input: { carId, source: 'car', sourceId: null, date: '2026-03-01', from, km },
  });
  const mileage = (answers: PastAnswer[], ...operations: PendingOperation[]) => {
    const garage = { cars: [{ id: carId, mileage: 5000, health: { open: 0, urgent: 0 } }] };
    const shown = applyPending('cars.list', undefined, garage, knowing(answers, ...operations), false);
    return (shown as Garage).cars[0]?.mileage;
  };
  expect(mileage([read], corrected(5000, 4800))).toBe(4800);
  expect(mileage([read], corrected(5000, 4800), corrected(4800, 4600))).toBe(4600);
  expect(mileage([read], corrected(5000, 4800), corrected(4800, null))).toBe(4000);
  expect(mileage([], corrected(5000, 4800))).toBe(5000);
});

test('an operation names its record and its files', () => {
  expect(subjectOf(edit(4, {}))).toBe(id(4));
  expect(filesOf(log(9, { mediaIds: [id(50)] }))).toEqual([id(50)]);
  expect(filesOf(repair(30, { receiptId: id(50) }))).toEqual([id(50)]);
});
