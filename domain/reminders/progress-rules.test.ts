import { expect, test } from 'vitest';
import { completionOf, reminder } from '#tests/reminders.ts';
import { mileageFacts } from '#domain/mileage/estimate-rules.ts';
import { progressOf } from './progress-rules.ts';

const today = '2026-11-01';
const facts = (km: number) => mileageFacts([{ km, date: today }], today);

test(
  'the bar shows the larger share of time and distance since it was last done',
  { tags: ['REM-18'] },
  () => {
    const done = completionOf({ doneOn: '2026-09-02', doneKm: 90_000 });
    const one = reminder({ completions: [done], plan: { dueDate: '2027-09-02', dueKm: 100_000 } });
    expect(progressOf(one, facts(97_000), today)).toBe(0.7);
    expect(progressOf(one, facts(91_000), today)).toBeCloseTo(60 / 365);
    expect(progressOf(one, null, today)).toBeCloseTo(60 / 365);
    expect(progressOf(reminder({ plan: { dueDate: '2026-05-01' } }), null, today)).toBeCloseTo(549 / 365);
    const late = reminder({ plan: { dueDate: '2026-11-07' }, createdAt: '2026-11-01T08:00:00Z' });
    expect(progressOf(late, null, today)).toBeCloseTo(359 / 365);
    // Never done here, a repeated one is in its interval.
    const yearly = reminder({ plan: { dueDate: '2026-11-11', repeat: { every: 1, unit: 'year' } } });
    expect(progressOf(yearly, null, today)).toBeCloseTo(355 / 365);
    const tires = reminder({ plan: { dueDate: '2026-12-01', yearDays: ['03-01', '12-01'] } });
    expect(progressOf(tires, null, today)).toBeCloseTo(245 / 275);
    const spring = reminder({ plan: { dueDate: '2027-03-01', yearDays: ['03-01', '12-01'] } });
    expect(progressOf(spring, null, '2026-12-31')).toBeCloseTo(30 / 90);
    expect(progressOf(reminder({ plan: { dueKm: 5 } }), null, today)).toBeNull();
    expect(progressOf(reminder({ plan: { dueKm: 100_000 } }), facts(97_000), today)).toBeNull();
    const dated = reminder({ completions: [done], plan: { dueDate: '2027-09-02' } });
    expect(progressOf(dated, facts(97_000), today)).toBeCloseTo(60 / 365);
    expect(progressOf(reminder({ plan: { dueKm: 100_000, repeatKm: 10_000 } }), facts(105_000), today)).toBe(
      1.5,
    );
  },
);

test('a due mileage below that at which it was last done is reached or not', () => {
  const done = completionOf({ doneKm: 100_000 });
  const one = reminder({ completions: [done], plan: { dueKm: 99_000 } });
  expect([97_000, 98_999, 99_000, 99_001].map((km) => progressOf(one, facts(km), today))).toEqual([
    0, 0, 1, 1,
  ]);
});
