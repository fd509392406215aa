import { expect, test } from 'vitest';
import { adviceRank, dangerOf } from './danger-rules.ts';

const worst = (advice: 'stop_driving' | 'soon' | 'can_wait' | null) => ({
  worst: { id: 'i', title: 'Pedal sinks', advice },
});

test('do not drive and have it checked soon are dangers, anything else is none', () => {
  expect(dangerOf(worst('stop_driving'))).toEqual({
    issueId: 'i',
    title: 'Pedal sinks',
    advice: 'stop_driving',
  });
  expect(dangerOf(worst('soon'))?.advice).toBe('soon');
  for (const none of [worst('can_wait'), worst(null), { worst: null }]) expect(dangerOf(none)).toBeNull();
});

test('do not drive is worse than soon, soon worse than the rest', () => {
  const ranks = (['stop_driving', 'soon', 'can_wait', null] as const).map(adviceRank);
  expect(ranks).toEqual([2, 1, 0, 0]);
});
