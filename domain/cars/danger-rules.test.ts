import { expect, test } from 'vitest';
import { dangerOf } from './danger-rules.ts';

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
