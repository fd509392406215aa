import { expect, test } from 'vitest';
import { tableTest } from '#tests/tables.ts';
import { planOf } from '#tests/reminders.ts';
import { carWords } from '#tests/car-words.ts';
import { planText, repeatText } from './plan-words.ts';
import { targetText } from './target-text.ts';

const [en, lv] = [carWords('en'), carWords('lv')];
const hard = (text: string) => text.replaceAll('_', '\u00A0');

test('a plan in words', { tags: ['REM-02', 'REM-03'] }, () => {
  expect(planText(planOf({ dueDate: '2026-03-05' }), en)).toBe('Mar 5, 2026');
  const km = planOf({ dueKm: 112_000, repeatKm: 15_000 });
  expect(planText(km, en)).toBe(hard('112_000_km, Every 15_000 km'));
  expect(planText(km, lv)).toBe(hard('112_000_km, Ik pēc 15_000 km'));
  const fixed = planOf({ dueDate: '2026-12-01', yearDays: ['03-01', '12-01'] });
  expect(repeatText(fixed, en)).toBe('Every year: March 1, December 1');
  expect(repeatText(fixed, lv)).toBe('Katru gadu: 1. marts, 1. decembris');
  expect(targetText(km, en, true)).toBe(hard('about 112_000_km'));
  const repeat = { every: 12, unit: 'month' } as const;
  const both = planOf({ ...km, dueDate: '2026-03-05', repeat });
  expect(planText(both, en)).toBe(hard('Mar 5, 2026 or 112_000_km, Every 12 months or 15_000_km'));
  expect(planText(both, lv)).toBe(hard('05.03.2026. vai 112_000_km, Ik pēc 12 mēnešiem vai 15_000_km'));
});

tableTest([
  [1, 'day', 'Every 1 day', 'Ik pēc 1 dienas'],
  [2, 'week', 'Every 2 weeks', 'Ik pēc 2 nedēļām'],
  [21, 'month', 'Every 21 months', 'Ik pēc 21 mēneša'],
  [10, 'year', 'Every 10 years', 'Ik pēc 10 gadiem'],
] as const)('every count of a unit has its words', { tags: ['REM-03'] }, (every, unit, english, latvian) => {
  const plan = planOf({ dueDate: '2026-03-05', repeat: { every, unit } });
  expect([repeatText(plan, en), repeatText(plan, lv)]).toEqual([english, latvian]);
});
