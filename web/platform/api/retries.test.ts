import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError, NetworkError } from './errors.ts';
import { withRetries } from './retries.ts';

const noNetwork = () => Promise.reject(new NetworkError(null));

describe('retries', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  test('start after 200 ms, double, and end within 30 s', { tags: ['LIM-13'] }, async () => {
    const times: number[] = [];
    const startedAt = Date.now();
    const tried = withRetries(() => {
      times.push(Date.now() - startedAt);
      return noNetwork();
    }, 30_000);
    const failed = expect(tried).rejects.toBeInstanceOf(NetworkError);
    await vi.runAllTimersAsync();
    await failed;
    expect(times.slice(0, 5)).toEqual([0, 200, 600, 1_400, 3_000]);
    expect(times.at(-1)).toBeLessThanOrEqual(30_000);
    expect(times).toHaveLength(8);
  });

  test.each([404, 500])('stop at a permanent error (%i)', { tags: ['ERR-20'] }, async (status) => {
    const refuse = vi.fn(() => Promise.reject(new ApiError({ code: 'NOT_FOUND', status, message: 'no' })));
    await expect(withRetries(refuse)).rejects.toBeInstanceOf(ApiError);
    expect(refuse).toHaveBeenCalledTimes(1);
  });

  test('go on after a gateway error', { tags: ['ERR-20'] }, async () => {
    const gateway = (status: number) => new ApiError({ code: 'UNAVAILABLE', status, message: 'no' });
    const run = vi.fn<() => Promise<string>>();
    for (const status of [502, 503, 504]) run.mockRejectedValueOnce(gateway(status));
    const answer = withRetries(run.mockResolvedValue('there'));
    await vi.runAllTimersAsync();
    expect(await answer).toBe('there');
    expect(run).toHaveBeenCalledTimes(4);
  });

  test('return the first successful response', async () => {
    const run = vi
      .fn<() => Promise<string>>(noNetwork)
      .mockImplementationOnce(noNetwork)
      .mockResolvedValue('there');
    const answer = withRetries(run);
    await vi.runAllTimersAsync();
    expect(await answer).toBe('there');
    expect(run).toHaveBeenCalledTimes(2);
  });
});
