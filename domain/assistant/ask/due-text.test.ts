import { expect, test } from 'vitest';
import { METRIC } from '#domain/units/units.ts';
import { dueLine } from './due-text.ts';
import type { CarDue } from './select.ts';

const everyMonths = (every: number) =>
  ({
    reminder: {
      title: 'Filtrs',
      plan: { dueDate: '2026-11-21', dueKm: null, repeat: { every, unit: 'month' }, repeatKm: null },
      completions: [],
    },
    status: { date: '2026-11-21' },
    mileage: null,
  }) as unknown as CarDue;

test('how often work is repeated is said in the form that goes with the number', () => {
  const told = (every: number) =>
    dueLine(everyMonths(every), { language: 'lv', units: METRIC, today: '2026-11-21' });
  expect(told(1)).toContain('katru mēnesi');
  expect(told(11)).toContain('ik pēc 11 mēnešiem');
  expect(told(12)).toContain('ik pēc 12 mēnešiem');
  expect(told(21)).toContain('ik pēc 21 mēneša');
});
