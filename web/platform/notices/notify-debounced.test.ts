import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { notifyDebounced } from './notify-debounced.ts';
import { onNotice } from './notices.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test(
  'two failures within 150 ms are said once, 150 ms after the last',
  { tags: ['LIM-27', 'STAT-67'] },
  () => {
    const said: string[] = [];
    const stop = onNotice(({ title }) => said.push(title));
    notifyDebounced(() => ({ title: 'first' }));
    vi.advanceTimersByTime(100);
    notifyDebounced(() => ({ title: 'second' }));
    vi.advanceTimersByTime(149);
    expect(said).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(said).toEqual(['second']);
    notifyDebounced(() => ({ title: 'third' }));
    vi.advanceTimersByTime(150);
    expect(said).toEqual(['second', 'third']);
    stop();
  },
);
