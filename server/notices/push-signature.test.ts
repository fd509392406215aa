import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Deps } from '#server/platform/deps.ts';
import { signatureFor } from './push-signature.ts';

const START = Date.parse('2026-05-01T12:00:00Z');
const deps = {
  config: { publicUrl: 'https://cars.example.org' },
  secrets: { auth: 'a-secret-for-tests-of-enough-length!', link: '' },
} as Pick<Deps, 'config' | 'secrets'>;

beforeEach(() => void vi.useFakeTimers({ now: START, toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

test('one signature serves a push service for an hour, by a clock that was not set back', async () => {
  const first = await signatureFor('https://a.example', deps);
  expect(first).toMatch(/^vapid t=.+, k=.+/);
  vi.setSystemTime(START + 59 * 60_000);
  expect(await signatureFor('https://a.example', deps)).toBe(first);
  expect(await signatureFor('https://b.example', deps)).not.toBe(first);
  vi.setSystemTime(START + 60 * 60_000);
  const second = await signatureFor('https://a.example', deps);
  expect(second).not.toBe(first);
  vi.setSystemTime(START);
  expect(await signatureFor('https://a.example', deps)).not.toBe(second);
});

test('another secret signs for itself', async () => {
  const other = { ...deps, secrets: { ...deps.secrets, auth: 'another-secret-of-enough-length!!' } };
  const [one, two] = [
    await signatureFor('https://a.example', deps),
    await signatureFor('https://a.example', other),
  ];
  expect(one.split('k=')[1]).not.toBe(two.split('k=')[1]);
});
