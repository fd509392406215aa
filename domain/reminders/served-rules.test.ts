import { expect, test } from 'vitest';
import { completionOf, reminder } from '#tests/reminders.ts';
import { servedBy } from './served-rules.ts';

const repair = { title: 'Service', kind: '' as const, date: '2026-11-01', hasMileage: true };
const oil = reminder({ id: 'oil', title: 'Engine oil', plan: { dueDate: '2026-12-01' } });
const filter = reminder({ id: 'filter', kind: 'filter', title: 'Air', plan: { dueDate: '2026-12-01' } });
const tyres = reminder({ id: 'tyres', kind: 'tyres', title: 'Tires', plan: { dueDate: '2026-12-01' } });
const all = [oil, filter, tyres];
const served = (changes: Partial<Parameters<typeof servedBy>[1]>, some = all) =>
  servedBy(some, { ...repair, ...changes }).map(({ reminder: { id }, isNamed }) => `${id} ${isNamed}`);

test('a repair serves the reminders of its kind and those its title names', { tags: ['REM-53'] }, () => {
  expect(served({})).toEqual([]);
  expect(served({ kind: 'service' })).toEqual(['oil false', 'filter false']);
  expect(served({ kind: 'repair' })).toEqual(['oil false', 'filter false']);
  expect(served({ kind: 'tyres' })).toEqual(['tyres false']);
  expect(served({ title: 'Eļļas un filtra maiņa' })).toEqual(['oil true', 'filter true']);
  expect(served({ title: 'Oil change', kind: 'service' })).toEqual(['oil true', 'filter false']);
  expect(served({ title: 'Spoiler painted' })).toEqual([]);
});

test('of several of one kind only the one that is titled so is meant', { tags: ['REM-53'] }, () => {
  const gear = reminder({ id: 'gear', title: 'Gear oil', plan: { dueDate: '2026-12-01' } });
  expect(served({ title: 'Oil change' }, [oil, gear])).toEqual(['oil false', 'gear false']);
  expect(served({ title: 'Gear oil changed' }, [oil, gear])).toEqual(['oil false', 'gear true']);
});

test('what is over, paused or was done since is not offered', { tags: ['REM-26', 'REM-53'] }, () => {
  const later = { ...oil, completions: [completionOf({ doneOn: '2026-11-02' })] };
  const earlier = { ...oil, completions: [completionOf({ doneOn: '2026-10-31' })] };
  const title = 'Engine oil';
  expect(served({ title }, [{ ...oil, isDone: true }, { ...oil, isPaused: true }, later])).toEqual([]);
  expect(served({ title }, [earlier])).toEqual(['oil true']);
});

test('the mileage is missing only where the next one counts from it', { tags: ['REM-24', 'REM-53'] }, () => {
  const byKm = reminder({ title: 'Oil', plan: { dueKm: 100_000, repeatKm: 15_000 } });
  const lacks = (one: typeof oil, hasMileage: boolean) =>
    servedBy([one], { ...repair, title: 'Engine oil', hasMileage })[0]?.lacksMileage;
  expect([lacks(byKm, false), lacks(byKm, true), lacks(oil, false)]).toEqual([true, false, false]);
});
