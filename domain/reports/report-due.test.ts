import { expect, test } from 'vitest';
import { sharedDue } from '#domain/reminders/shared-due.ts';
import { carWords } from '#tests/car-words.ts';
import { reminder } from '#tests/reminders.ts';
import { dueSection } from './report-due.ts';
import { colours, statusStyles } from './report-styles.ts';

const today = '2026-11-01';
const reading = (km: number, date: string) => ({
  id: date,
  km,
  date,
  source: 'car' as const,
  sourceId: null,
});

type Row = [
  { text: string },
  { stack: { text: string; style?: string }[] },
  { stack: [{ text: string; color?: string }, ...{ canvas: { w: number; color: string }[] }[]] },
];

test(
  'the report tells facts in black and estimates in gray, each with its bar',
  { tags: ['REM-45', 'REM-17', 'REM-18'] },
  () => {
    const readings = [reading(97_360, today), reading(90_000, '2026-05-01')];
    const due = sharedDue(
      {
        reminders: [
          reminder({ id: 'tax', title: 'Tax', plan: { dueDate: '2026-10-01' } }),
          reminder({ id: 'b', carId: 'b', title: 'Of another car', plan: { dueDate: '2026-10-01' } }),
          reminder({ id: 'over', title: 'Done', isDone: true, plan: { dueDate: '2026-10-01' } }),
          reminder({ id: 'oil', title: 'Oil', plan: { dueKm: 99_000, repeatKm: 10_000 } }),
          reminder({ id: 'belt', title: 'Belt', plan: { dueDate: '2027-11-01', dueKm: 98_000 } }),
        ],
        mileage: [{ carId: 'a', readings, isOutOfUse: false }],
      },
      today,
      'a',
    );
    const [, table] = dueSection({ due, today }, carWords('en')) as [
      unknown,
      { table: { body: [unknown, ...Row[]] } },
    ];
    const [, ...rows] = table.table.body;
    const seen = rows.map(([title, target, { stack }]) => {
      const [state, ...bars] = stack;
      const marks = bars.flatMap(({ canvas }) => canvas.map(({ w, color }) => [w, color]));
      return [title.text, target.stack.map(({ style }) => style), state.color, marks];
    });
    const whole = [120, colours.line];
    expect(seen).toEqual([
      ['Tax', [undefined], undefined, [whole, [120, statusStyles.red.text]]],
      ['Belt', [undefined, 'small'], undefined, [whole, [expect.any(Number), statusStyles.blue.text]]],
      ['Oil', [undefined], colours.muted, [whole, [expect.closeTo(100.32, 2), colours.accent]]],
    ]);
  },
);
