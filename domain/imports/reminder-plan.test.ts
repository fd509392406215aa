import { expect, test } from 'vitest';
import { planOf } from './reminder-plan.ts';

const yearly = {
  dueDate: '2026-11-20',
  dueKm: null,
  every: { every: 1, unit: 'year' },
  repeatKm: null,
  doneOn: null,
  doneKm: null,
} as const;

test(
  'an imported paper keeps its anniversary, work counts from when it was done',
  { tags: ['IMP-01'] },
  () => {
    const base = (kind: 'insurance' | 'inspection' | 'oil') => planOf({ ...yearly, kind })?.base;
    expect([base('insurance'), base('inspection'), base('oil')]).toEqual(['due', 'due', 'done']);
  },
);

test(
  'a month after the 31st ends with the month, and is the 31st again',
  { tags: ['IMP-01', 'REM-23'] },
  () => {
    const monthly = { every: 1, unit: 'month' } as const;
    const given = {
      ...yearly,
      kind: 'insurance',
      dueDate: null,
      doneOn: '2026-01-31',
      every: monthly,
    } as const;
    expect(planOf(given)).toMatchObject({ dueDate: '2026-02-28', anchorDay: 31 });
  },
);
