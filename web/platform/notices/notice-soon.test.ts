import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { notifySoon } from './notice-soon.ts';
import { onNotice } from './notices.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test(
  'two failures within 150 ms are said once, 150 ms after the last',
  { tags: ['LIM-27', 'STAT-67'] },
  () => {
    const said: string[] = [];
    const stop = onNotice(({ title }) => said.push(title));
    notifySoon(() => ({ title: 'first' }));
    vi.advanceTimersByTime(100);
    notifySoon(() => ({ title: 'second' }));
    vi.advanceTimersByTime(149);
    expect(said).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(said).toEqual(['second']);
    notifySoon(() => ({ title: 'third' }));
    vi.advanceTimersByTime(150);
    expect(said).toEqual(['second', 'third']);
    stop();
  },
);
