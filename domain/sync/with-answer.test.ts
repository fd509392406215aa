import { expect, test } from 'vitest';
import { NOTHING_KNOWN, wholeCars, type Known } from './known-records.ts';
import type { SyncAnswer } from './schema.ts';
import { withAnswer } from './with-answer.ts';

const listed = (id: string, revision = 1) => ({ id, revision, car: null, fill: null });
const answered = (cars: SyncAnswer['cars'], more: Partial<SyncAnswer> = {}): SyncAnswer => ({
  cursor: 'a',
  more: false,
  account: null,
  cars,
  records: {},
  removed: [],
  ...more,
});
const filled = (id: string): SyncAnswer['cars'][number] => ({
  ...listed(id),
  car: { id },
  fill: ['begin', 'end'],
});
const knownCars = (): Known => withAnswer(NOTHING_KNOWN, answered([filled('1'), filled('2')]));

test('an answer with nothing new makes nothing new', () => {
  const known = knownCars();
  const again = withAnswer(known, answered([listed('1'), listed('2')]));
  expect(again).toBe(known);
  expect(wholeCars(again)).toBe(wholeCars(known));
});

const newOne = { records: { fill: [{ id: 'f', carId: '2' }] }, cursor: 'b' };
const nobody = { settings: null, noticeSettings: null };

test.each([
  ['a record is new', answered([listed('1'), listed('2', 2)], newOne), [true, false]],
  ['a car is gone', answered([listed('2')], { cursor: 'b' }), [false, true]],
  ['settings have changed', answered([listed('1'), listed('2')], { account: nobody }), [false, false]],
  ['a car is filled anew', answered([listed('1'), filled('2')], { cursor: 'b' }), [true, false]],
])('where %s the records of other cars stay the same', (_case, answer, expected) => {
  const known = knownCars();
  const [before, after] = [wholeCars(known), wholeCars(withAnswer(known, answer))];
  expect(['1', '2'].map((id) => after.get(id) === before.get(id))).toEqual(expected);
});
