import { afterEach, describe, expect, test, vi } from 'vitest';
import { call } from './client.ts';
import { ApiError, isRetryable, NetworkError, readError } from './errors.ts';

const answer = (status: number, body: string) => new Response(body, { status });
const refusal = (status: number) =>
  JSON.stringify({ code: 'CONFLICT', status, message: 'changed', data: { version: 3 } });

afterEach(() => vi.unstubAllGlobals());

describe('errors of a request', () => {
  test('502, 503 and 504 are retryable, 500 is not', { tags: ['ERR-20'] }, async () => {
    const retryable = await Promise.all(
      [502, 503, 504, 500, 501, 505, 404, 429].map(async (status) =>
        isRetryable(await readError(answer(status, '<html>'))),
      ),
    );
    expect(retryable).toEqual([true, true, true, false, false, false, false, false]);
    expect(isRetryable(await readError(answer(503, refusal(503))))).toBe(true);
    expect(isRetryable(await readError(answer(500, refusal(500))))).toBe(false);
  });

  test('distinguishes no response, a gateway error and a refusal', { tags: ['ERR-21'] }, async () => {
    const noAnswer = new NetworkError(new TypeError('Failed to fetch'));
    const gateway = await readError(answer(502, '<html>Bad gateway</html>'));
    const refused = await readError(answer(409, refusal(409)));
    expect(noAnswer).not.toBeInstanceOf(ApiError);
    expect([gateway.code, refused.code]).toEqual(['UNAVAILABLE', 'CONFLICT']);
    expect(refused).toMatchObject({ status: 409, message: 'changed', data: { version: 3 } });
    expect([noAnswer, gateway, refused].map(isRetryable)).toEqual([true, true, false]);
    const failureOf = (response: Promise<Response>) => {
      vi.stubGlobal('fetch', () => response);
      return call('session.read').catch((error: unknown) => error);
    };
    expect(await failureOf(Promise.reject(new TypeError('Failed to fetch')))).toBeInstanceOf(NetworkError);
    expect(await failureOf(Promise.resolve(answer(502, '<html>')))).toEqual(
      await readError(answer(502, '<html>')),
    );
    expect(await failureOf(Promise.resolve(answer(409, refusal(409))))).toEqual(refused);
    for (const status of [400, 404, 500])
      expect(await failureOf(Promise.resolve(answer(status, refusal(status))))).toEqual(
        await readError(answer(status, refusal(status))),
      );
  });

  test('a response that is not JSON is a server error', { tags: ['ERR-21'] }, async () => {
    expect((await readError(answer(500, 'boom'))).code).toBe('INTERNAL_SERVER_ERROR');
  });
});
