import { expect, test } from 'vitest';
import { adviceRank } from './advice-rank.ts';

test('do not drive is worse than soon, soon worse than the rest', () => {
  const ranks = (['stop_driving', 'soon', 'can_wait', null] as const).map(adviceRank);
  expect(ranks).toEqual([2, 1, 0, 0]);
});
