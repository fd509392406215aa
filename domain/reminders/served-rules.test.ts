import { expect, test } from 'vitest';
import { wordsFor } from '#server/platform/words.ts';
import { completionOf, reminder } from '#tests/reminders.ts';
import { latvianPlans } from './ready-plans.ts';
import { workPlans } from './usual-work.ts';
import { namesOfWork, servedBy } from './served-rules.ts';

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
  // A new repair is called one before anything is known of it.
  expect(served({ kind: 'repair' })).toEqual([]);
  expect(served({ kind: 'tyres' })).toEqual(['tyres false']);
  expect(served({ title: 'Eļļas un filtra maiņa' })).toEqual(['oil false', 'filter false']);
  expect(served({ title: 'New engine oil, 5W-30', kind: 'service' })).toEqual(['oil true', 'filter false']);
  expect(served({ title: 'Spoiler painted' })).toEqual([]);
});

const plans = [...workPlans, ...latvianPlans];
const planned = (language: 'en' | 'lv') =>
  plans.map(({ title: name, kind }) => {
    const title = wordsFor(language).t(name);
    return reminder({ id: title, title, kind, plan: { dueDate: '2026-12-01' } });
  });
const chosen = (title: string, some = [...planned('en'), ...planned('lv')]) => [
  ...new Set(
    servedBy(some, { ...repair, title })
      .filter(({ isNamed }) => isNamed)
      .map((one) => one.reminder.title),
  ),
];

test('only a reminder that the repair names in whole words is chosen', { tags: ['REM-53'] }, () => {
  for (const title of [
    'Seat belt replaced',
    'Brake light bulb',
    'Brake pads',
    'Brake inspection',
    'Oil pressure sensor',
    'Transmission and gear oil change',
    'Bremžu kluči',
  ])
    expect([title, chosen(title)]).toEqual([title, []]);
  const ac = reminder({ id: 'ac', kind: 'other', title: 'AC', plan: { dueDate: '2026-12-01' } });
  expect(chosen('Furnace / back window', [ac])).toEqual([]);
  expect(chosen('Refilled the A/C (AC)', [ac])).toEqual(['AC']);
  expect(chosen('...', [{ ...ac, title: '+' }])).toEqual([]);
  expect(chosen('Brake fluid and BRAKE PADS')).toEqual(['Brake fluid', 'Bremžu šķidrums']);
  expect(chosen('Oil change')).toEqual(['Oil and oil filter', 'Eļļa un eļļas filtrs']);
  expect(chosen('Jauni kluci, ellas maina')).toEqual(['Oil and oil filter', 'Eļļa un eļļas filtrs']);
  expect(chosen('Brake pads and timing belt')).toEqual(['Timing belt or chain', 'Zobsiksna vai ķēde']);
  expect(chosen('Transmission oil change')).toEqual(['Transmission oil', 'Ātrumkārbas eļļa']);
});

test('the names of the same work begin with a plan in both languages', { tags: ['REM-53'] }, () => {
  for (const [en, lv] of namesOfWork) {
    expect(plans.map(({ title }) => title)).toContain(en);
    expect(lv).toBe(wordsFor('lv').t(en));
  }
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
  const sameDay = { ...oil, completions: [completionOf({ doneOn: repair.date })] };
  for (const open of [earlier, sameDay]) expect(served({ title }, [open])).toEqual(['oil true']);
});

test('the mileage is missing only where the next one counts from it', { tags: ['REM-24', 'REM-53'] }, () => {
  const byKm = reminder({ title: 'Oil', plan: { dueKm: 100_000, repeatKm: 15_000 } });
  const lacks = (one: typeof oil, hasMileage: boolean) =>
    servedBy([one], { ...repair, title: 'Engine oil', hasMileage })[0]?.lacksMileage;
  expect([lacks(byKm, false), lacks(byKm, true), lacks(oil, false)]).toEqual([true, false, false]);
});

test(
  'an inspection asks for the date on the new sheet, work does not',
  { tags: ['REM-22', 'REM-53'] },
  () => {
    const asks = (one: Parameters<typeof reminder>[0]) =>
      servedBy([reminder(one)], { ...repair, title: 'TA' })[0]?.asksDate;
    const yearly = { dueDate: '2026-11-20', repeat: { every: 1, unit: 'year' } } as const;
    expect(asks({ title: 'TA', kind: 'inspection', plan: yearly })).toBe(true);
    expect(asks({ title: 'TA', kind: 'inspection', plan: { dueDate: '2026-11-20' } })).toBe(true);
    expect(asks({ title: 'TA', kind: 'inspection', plan: { dueKm: 5 } })).toBe(false);
    expect(asks({ title: 'TA', kind: 'oil', plan: yearly })).toBe(false);
  },
);
