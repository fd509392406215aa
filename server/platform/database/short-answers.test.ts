import { expect, test } from 'vitest';
import { restored, shortened } from './short-answers.ts';

const long = (letter: string) => letter.repeat(500);

test('an answer is kept without the long texts of its request and its record, and told whole again', () => {
  const request = { id: 'one', changes: { title: { from: 'a', to: long('b') } } };
  const record = { issue: { title: 'a', notes: [long('n'), 'short'], cost: null, files: [] } };
  const answer = { id: 'one', title: long('b'), notes: [long('n'), 'short'], cost: null, own: long('o') };
  const stored = JSON.stringify(shortened(answer, { request, record }));
  expect(stored.length).toBeLessThan(800);
  expect(restored(JSON.parse(stored), { request, record })).toEqual(answer);
});

test('a text that the record no longer has is told as it is now', () => {
  const stored = shortened(
    { notes: long('n'), place: long('p') },
    { request: {}, record: { notes: long('n'), place: long('p') } },
  );
  const now = { request: {}, record: { notes: long('m') } };
  expect(restored(stored, now)).toEqual({ notes: long('m'), place: '' });
});
