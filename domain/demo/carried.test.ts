import { expect, test } from 'vitest';
import type { PendingOperation } from '#domain/outbox/pending.ts';
import { carriedFromDemo, enteredCount, needsCar } from './carried.ts';

const at = '2026-03-05T10:00:00Z';
const op = (procedure: string, input: object) => ({ procedure, input, at }) as unknown as PendingOperation;

const issue = op('issues.log', { id: 'squeal', carId: 'demo-car', mediaIds: ['picture'] });
const edited = op('issues.edit', { issueId: 'squeal', carId: 'demo-car', changes: { status: {} } });
const repair = op('repairs.log', {
  id: 'pads',
  carId: 'demo-car',
  resolvedIssues: ['squeal', 'of-the-demo'],
});
const car = op('cars.add', { id: 'own', brand: 'Saab', photoId: null });
const fill = op('fills.log', { id: 'tank', carId: 'own', fileIds: [] });
const gone = op('reminders.add', { id: 'oil', carId: 'demo-car' });
const deleted = op('reminders.delete', { reminderId: 'oil', carId: 'demo-car' });
const undone = op('recurrences.delete', { recurrenceId: 'again', issueId: 'squeal', carId: 'demo-car' });
const ofDemo = op('issues.edit', { issueId: 'of-the-demo', carId: 'demo-car', changes: {} });
const entered = [issue, edited, repair, car, fill, gone, deleted, undone, ofDemo];

test(
  'what was entered in the demo goes to the chosen car, without files and records of the demo',
  { tags: ['DEMO-10'] },
  () => {
    expect(carriedFromDemo(entered, 'mine')).toEqual([
      op('issues.log', { id: 'squeal', carId: 'mine', mediaIds: [] }),
      op('issues.edit', { issueId: 'squeal', carId: 'mine', changes: { status: {} } }),
      op('repairs.log', { id: 'pads', carId: 'mine', resolvedIssues: ['squeal'] }),
      car,
      fill,
    ]);
    expect(enteredCount(entered)).toBe(4);
  },
);

test('a car that was entered takes what is its own, without a choice', () => {
  expect(carriedFromDemo([car, fill], null)).toEqual([car, fill]);
  expect([needsCar([car, fill]), needsCar([issue])]).toEqual([false, true]);
});
