import type * as React from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onToast, type Toast } from '#web/platform/toasts/toasts.ts';
import { CheckFailed } from './check-failed.tsx';

// Effects run at once: there is no page here to draw them on.
vi.mock('react', async (load) => ({
  ...(await load<typeof React>()),
  useEffect: (effect: () => void) => effect(),
}));
vi.mock('#web/platform/language/language.ts', () => ({ useWords: () => ({ t: (key: string) => key }) }));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('two failed checks within 150 ms are one error, 150 ms after the last', { tags: ['STAT-67'] }, () => {
  const shown: Toast[] = [];
  const stop = onToast((toast) => shown.push(toast));
  CheckFailed({ failure: new Error('first') });
  vi.advanceTimersByTime(100);
  CheckFailed({ failure: new Error('second') });
  vi.advanceTimersByTime(149);
  expect(shown).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(shown).toEqual([
    {
      title: 'Failed to verify user profile',
      description: 'Please try refreshing the page',
      destructive: true,
    },
  ]);
  stop();
});
