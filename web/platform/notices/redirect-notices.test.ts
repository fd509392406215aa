import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onNotice } from './notices.ts';
import { notifyOnce } from './redirect-notices.ts';

vi.mock('#web/platform/language/language.ts', () => ({ currentWords: () => ({ t: (key: string) => key }) }));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('of two redirects at once only the last is explained, after 150 ms', { tags: ['LIM-27'] }, () => {
  const shown: string[] = [];
  const stop = onNotice(({ title }) => shown.push(title));
  notifyOnce('sign-in', { phrase: 'Please log in to continue' });
  vi.advanceTimersByTime(100);
  notifyOnce('tutorial', { phrase: "Let's get you started with a quick tutorial" });
  vi.advanceTimersByTime(149);
  expect(shown).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(shown).toEqual(["Let's get you started with a quick tutorial"]);
  stop();
});
