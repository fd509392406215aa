import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showToastDebounced } from './debounced-toast.ts';
import { onToast } from './toasts.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('shows two failures within 150 ms once, 150 ms after the last', { tags: ['LIM-27', 'STAT-67'] }, () => {
  const shown: string[] = [];
  const stop = onToast(({ title }) => shown.push(title));
  showToastDebounced(() => ({ title: 'first' }));
  vi.advanceTimersByTime(100);
  showToastDebounced(() => ({ title: 'second' }));
  vi.advanceTimersByTime(149);
  expect(shown).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(shown).toEqual(['second']);
  showToastDebounced(() => ({ title: 'third' }));
  vi.advanceTimersByTime(150);
  expect(shown).toEqual(['second', 'third']);
  stop();
});
