import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { dueStatus } from '#domain/reminders/due-rules.ts';
import { mileageFacts } from '#domain/mileage/estimate-rules.ts';
import type { Plan } from '#domain/reminders/schema.ts';
import { carWords } from '#tests/car-words.ts';
import { reminder } from '#tests/reminders.ts';
import { ReminderState } from './reminder-state.tsx';

const today = '2026-11-01';
vi.mock('#web/platform/language/device-day.ts', () => ({ deviceDay: () => '2026-11-01' }));

const readings = [
  { km: 90_000, date: '2026-03-22' },
  { km: 97_360, date: '2026-09-22' },
];
const shown = (plan: Partial<Plan>) => {
  const status = dueStatus(reminder({ plan }), mileageFacts(readings, today), today);
  const markup = renderToStaticMarkup(createElement(ReminderState, { status, words: carWords('en') }));
  return [/text-(open|progress|partial|resolved|muted)/.exec(markup)?.[1], markup.replaceAll(/<[^>]+>/g, '')];
};

test(
  'a state that rests on an estimate is grey, a fact has the colour of its state',
  { tags: ['REM-61'] },
  () => {
    expect(shown({ dueKm: 98_900 })).toEqual(['muted', 'Probably due now']);
    expect(shown({ dueDate: '2026-10-31' })).toEqual(['open', 'Overdue by 1 day']);
    expect(shown({ dueDate: today })).toEqual(['open', 'Due today']);
    expect(shown({ dueDate: '2026-11-04' })).toEqual(['progress', 'In 3 days']);
    expect(shown({ dueDate: '2026-11-20' })).toEqual(['partial', 'In 19 days']);
  },
);
