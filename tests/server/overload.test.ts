import { expect, test } from 'vitest';
import { openWorld } from '#tests/world.ts';

/** Blocks this process, in which the app runs. */
function block(milliseconds: number): void {
  const until = performance.now() + milliseconds;
  while (performance.now() < until);
}

test('an overloaded process refuses requests with 503 and takes them again afterwards', async () => {
  const world = await openWorld({ env: { OVERLOAD_MS: '400' } });
  try {
    const ask = () => world.visitor().send('GET', '/api/session');
    const overloaded = async () => {
      block(1500);
      return ask();
    };
    await expect.poll(overloaded, { timeout: 30_000 }).toMatchObject({
      status: 503,
      body: { defined: false, code: 'UNAVAILABLE', status: 503, message: 'Try again in a moment' },
    });
    await expect.poll(async () => (await ask()).status, { timeout: 30_000 }).not.toBe(503);
  } finally {
    await world.close();
  }
});
