import { describe, expect, test } from 'vitest';
import { applyPending } from '#domain/outbox/apply-pending.ts';
import type { Pending, PendingOperation } from '#domain/outbox/pending.ts';
import { carId, id, knowing, log, repair, waiting, readingsAfter } from '#domain/outbox/pending-samples.ts';
import type { RepairForm, RepairPage, RepairSuggestions, RepairSummary } from '#domain/repairs/schema.ts';

const other = id(2);

test('without an answer of the server a list shows what is known here', { tags: ['SVC-03'] }, () => {
  const older = { ...repair(7).input, cost: 5, garageName: null };
  const answer = { procedure: 'repairs.list', input: { carId, limit: '25' }, at: 0 };
  const known = knowing([{ ...answer, data: { repairs: [older], next: null } }], repair(30));
  const shown = (query: object, pending: Pending, isUnreachable = true) => {
    const input = { carId, limit: '3', ...query };
    const list = applyPending('repairs.list', input, undefined, pending, isUnreachable) as RepairPage;
    return list?.repairs.map((one) => one.id);
  };
  expect(shown({}, known)).toEqual([id(30), id(7)]);
  expect(shown({ costTo: '6' }, known)).toEqual([id(7)]);
  expect(shown({ cursor: `2026-03-04|${id(30)}` }, known)).toEqual([id(7)]);
  expect(shown({ carId: other }, known)).toBeUndefined();
  expect(shown({}, known, false)).toBeUndefined();
  expect(shown({}, waiting(log(9)))).toBeUndefined();
  const line = { carId, timeZone: 'Europe/Riga' };
  const both = waiting(log(9), repair(30));
  expect(applyPending('timeline.list', line, undefined, both, true)).toMatchObject({
    records: [{ issue: { id: id(9) } }, { repair: { id: id(30) } }],
  });
  const none = applyPending('timeline.list', { ...line, carId: other }, undefined, both, true);
  expect(none).toBeUndefined();
  expect(applyPending('issues.list', { carId }, undefined, waiting(log(9)), true)).toMatchObject({
    issues: [{ id: id(9) }],
  });
});

test(
  'the form suggests what waits to be sent, without an answer of the server as well',
  { tags: ['REP-12'] },
  () => {
    const pending = waiting(repair(30, { title: 'Oil', garageName: 'Juris' }));
    const shown = (data: RepairSuggestions | undefined, isUnreachable: boolean) =>
      applyPending('repairs.suggestions', undefined, data, pending, isUnreachable);
    const use = { count: 1, last: '2026-03-04' };
    const here = { titles: [{ text: 'Oil', ...use }], garages: [{ text: 'Juris', ...use }] };
    expect(shown({ titles: [], garages: [] }, false)).toEqual(here);
    expect(shown(undefined, true)).toEqual(here);
    expect(shown(undefined, false)).toBeUndefined();
  },
);

test('a repair dated after this year is the latest only while there is no other', () => {
  const year = { carId, yearFrom: '2026-01-01', yearTo: '2026-12-31' };
  const none: RepairSummary = { count: 0, latest: null, thisYear: [], lifetime: [], shops: [] };
  const latest = (known: RepairSummary, ...unsent: PendingOperation[]) =>
    (applyPending('repairs.summary', year, known, waiting(...unsent), false) as RepairSummary).latest?.title;
  const mistyped = repair(30, { date: '2062-01-01' });
  expect(latest(none, mistyped)).toBe('Repair 30');
  expect(latest(none, mistyped, repair(31))).toBe('Repair 31');
  expect(latest({ ...none, count: 1, latest: { title: 'Old', date: '2025-01-01' } }, mistyped)).toBe('Old');
});

test('the form offers the problems of its car that wait beside those it knew', { tags: ['REP-11'] }, () => {
  const offeredIssues = [3, 4].map((n) => ({ id: id(n), title: `Problem ${n}`, date: '2026-03-01' }));
  const deleted: PendingOperation = {
    procedure: 'issues.delete',
    at: '',
    input: { carId, issueId: id(4) },
  };
  const pending = waiting(log(9), log(8, { carId: other }), log(7), deleted);
  const known = { repair: null, offeredIssues };
  const form = applyPending('repairs.form', { carId }, known, pending, false) as RepairForm;
  expect(form.offeredIssues.map((one) => one.id).toSorted()).toEqual([id(3), id(7), id(9)].toSorted());
  expect(form.offeredIssues.find((one) => one.id === id(9))).toMatchObject({
    title: 'Problem 9',
    status: 'new',
  });
});

test(
  'the shops of repairs that wait are offered, each once, none of another car',
  { tags: ['FILT-18'] },
  () => {
    const year = { carId, yearFrom: '2026-01-01', yearTo: '2026-12-31' };
    const known = { count: 3, latest: null, thisYear: [], lifetime: [], shops: ['Anna'] };
    const pending = waiting(
      repair(30, { garageName: 'Best' }),
      repair(31, { garageName: 'Anna' }),
      repair(32, { garageName: 'Best' }),
      repair(33, { mechanicName: 'Juris' }),
      repair(34, { carId: other, garageName: 'Elsewhere' }),
    );
    expect(applyPending('repairs.summary', year, known, pending, false)).toMatchObject({
      shops: ['Anna', 'Best'],
    });
  },
);

test(
  'the filters keep the same of repairs that wait',
  { tags: ['FILT-13', 'FILT-14', 'FILT-15', 'FILT-16', 'FILT-17', 'FILT-19'] },
  () => {
    const { cost: _cost, ...free } = repair(32).input as { cost: number };
    const pending = waiting(
      repair(30, { cost: 10, date: '2026-03-01', garageName: 'Best' }),
      repair(31, { cost: 20, date: '2026-03-02', garageName: 'Anna' }),
      { ...repair(32), input: { ...free, date: '2026-03-03' } } as unknown as PendingOperation,
    );
    const kept = (query: object) => {
      const page: RepairPage = { repairs: [], next: null };
      const shown = applyPending('repairs.list', { carId, ...query }, page, pending, false) as RepairPage;
      return shown.repairs.map((one) => one.id);
    };
    expect(kept({})).toEqual([id(32), id(31), id(30)]);
    expect(kept({ costFrom: '', costTo: '', dateFrom: '', dateTo: '' })).toHaveLength(3);
    expect(kept({ costFrom: '10', costTo: '10' })).toEqual([id(30)]);
    expect(kept({ costFrom: '10.01' })).toEqual([id(31)]);
    expect(kept({ costTo: '9.99' })).toEqual([id(32)]);
    expect(kept({ dateFrom: '2026-03-02' })).toEqual([id(32), id(31)]);
    expect(kept({ dateFrom: '2026-03-02', dateTo: '2026-03-02' })).toEqual([id(31)]);
    expect(kept({ dateTo: '2026-03-01' })).toEqual([id(30)]);
    expect(kept({ shops: ['Best', 'Anna'] })).toEqual([id(31), id(30)]);
    expect(kept({ shops: 'Anna' })).toEqual([id(31)]);
  },
);
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

  test('can be begun when the form was never opened before', () => {
    const form = (isCut: boolean) =>
      applyPending('repairs.form', { carId }, undefined, waiting(log(9)), isCut) as RepairForm | undefined;
    expect(form(false)).toBeUndefined();
    expect(form(true)).toMatchObject({ repair: null, offeredIssues: [{ id: id(9) }] });
  });

  test('brings its mileage', () => {
    expect(readingsAfter(repair(30, { mileage: 5000 }))).toMatchObject([
      { km: 5000, date: '2026-03-04', source: 'repair' },
    ]);
  });
});
