import { expect, test } from 'vitest';
import { completionOf, reminder } from '#tests/reminders.ts';
import { completedBy } from './completed-by.ts';

test('what a repair completed can be undone unless it was done again since', { tags: ['REM-54'] }, () => {
  const plan = { dueDate: '2027-11-01' };
  const [old, last] = [
    completionOf({ id: 'old', repairId: 'r1' }),
    completionOf({ id: 'new', repairId: 'r2' }),
  ];
  const idle = completionOf({ id: 'idle', repairId: 'r3', previous: null });
  const all = [
    reminder({ id: 'oil', title: 'Oil', plan, completions: [last, idle, old] }),
    reminder({ id: 'tax', title: 'Tax', plan, completions: [completionOf({ id: 'own' })] }),
  ];
  const of = (repairId: string) =>
    completedBy(all, repairId).map((one) => `${one.reminderId} ${one.completionId} ${one.isUndoable}`);
  expect([of('r1'), of('r2'), of('r3'), of('r4')]).toEqual([
    ['oil old false'],
    ['oil new true'],
    ['oil idle true'],
    [],
  ]);
});
