import { afterAll, beforeAll, expect, test } from 'vitest';
import { linkAllowances } from '#server/platform/link-turns.ts';
import { mechanicRepair, newCar, newLink } from '#tests/people.ts';
import { openWorld, type World } from '#tests/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({ env: { RATE_LIMITS: 'on', TRUST_PROXY: '1' } });
});
afterAll(() => world.close());

const from = (host: number) => ({ 'x-forwarded-for': `198.51.100.${host}` });
const write = (token: string, host: number) =>
  world.visitor().send('POST', '/api/shared/repairs', { json: mechanicRepair(token), headers: from(host) });

test(
  'writes through one link are limited, whatever the addresses; another link goes on',
  { timeout: 90_000 },
  async () => {
    const owner = await world.newOwner();
    const { id: carId } = await newCar(owner);
    const [link, other] = [
      await newLink(owner, carId, { isEditable: true }),
      await newLink(owner, carId, { isEditable: true }),
    ];
    for (let sent = 0; sent < linkAllowances.write.link.max; sent++)
      expect((await write(link.token, sent)).status).toBe(200);
    const refused = await write(link.token, 200);
    expect(refused).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } });
    expect((refused.body as { data: { retryAfter: number } }).data.retryAfter).toBeGreaterThan(0);
    expect((await write(other.token, 200)).status).toBe(200);
  },
);

test(
  'guessing from one address is limited, and is told nothing else than a link that exists',
  { timeout: 90_000 },
  async () => {
    let refused = 0;
    for (let sent = 0; sent <= linkAllowances.write.address.max; sent++) {
      const answer = await write(`${sent}`.padStart(43, 'g'), 201);
      if (answer.status === 429) refused += 1;
      else expect([answer.status, answer.body]).toEqual([200, null]);
    }
    expect(refused).toBe(1);
  },
);
