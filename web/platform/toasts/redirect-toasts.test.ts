import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onToast, type Toast } from './toasts.ts';
import { showRedirectToast, resetRedirectToasts } from './redirect-toasts.ts';

vi.mock('#web/platform/language/language.ts', () => ({ currentWords: () => ({ t: (key: string) => key }) }));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('of two redirects at once only the last is explained, after 150 ms', { tags: ['LIM-27'] }, () => {
  const shown: string[] = [];
  const stop = onToast(({ title }) => shown.push(title));
  showRedirectToast('sign-in', { phrase: 'Please log in to continue' });
  vi.advanceTimersByTime(100);
  showRedirectToast('tutorial', { phrase: "Let's get you started with a quick tutorial" });
  vi.advanceTimersByTime(149);
  expect(shown).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(shown).toEqual(["Let's get you started with a quick tutorial"]);
  stop();
});

test(
  'each reason shows once; allowed access takes all of them away and lets them show again',
  { tags: ['STAT-59', 'STAT-60'] },
  () => {
    const shown: Toast[] = [];
    const stop = onToast((toast) => shown.push(toast));
    const reasons = [
      ['sign-in', 'Please log in to continue'],
      ['confirm-email', 'Please confirm your email to continue'],
      ['complete-profile', 'Please complete your profile to continue'],
      ['tutorial', "Let's get you started with a quick tutorial"],
    ] as const;
    const explain = () => {
      for (const [kind, phrase] of reasons) {
        showRedirectToast(kind, { phrase });
        vi.advanceTimersByTime(150);
      }
    };
    const titles = reasons.map(([, phrase]) => phrase);
    resetRedirectToasts();
    explain();
    explain();
    expect(shown.map(({ title }) => title)).toEqual(titles);
    expect(shown.some(({ signal }) => signal!.aborted)).toBe(false);
    resetRedirectToasts();
    expect(shown.every(({ signal }) => signal!.aborted)).toBe(true);
    explain();
    expect(shown.slice(reasons.length).map(({ title }) => title)).toEqual(titles);
    expect(shown.slice(reasons.length).some(({ signal }) => signal!.aborted)).toBe(false);
    stop();
  },
);
