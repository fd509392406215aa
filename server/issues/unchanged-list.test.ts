import { expect, test } from 'vitest';
import type { Id } from '#domain/ids.ts';
import { newCar, newIssue } from '#tests/people.ts';
import { owner, withOwner, world } from '#tests/set-up.ts';

withOwner();

const ask = (carId: Id, etag?: string) =>
  owner.send('GET', `/api/cars/${carId}/issues`, { headers: etag ? { 'if-none-match': etag } : {} });

test('an unchanged list is 304 without a body, for its owner only; a write changes its ETag', async () => {
  const { id: carId } = await newCar(owner);
  const fresh = await ask(carId);
  const etag = fresh.headers.get('etag')!;
  expect(fresh.headers.get('cache-control')).toBe('private, no-cache');
  expect(fresh.headers.get('vary')).toBe('cookie, authorization, x-api-key');
  const known = await ask(carId, etag);
  expect([known.status, (known.body as Buffer).length, known.headers.get('etag')]).toEqual([304, 0, etag]);
  expect((await ask(carId, `W/${etag}`)).status).toBe(304);
  // The last two are from an older version, whose response may have had another shape.
  const older = [etag.replace(/-\w+"/, '"'), etag.replace(/-\w+"/, '-00000000"')];
  for (const other of ['"999"', '*', 'x', '"-1"', `"${'9'.repeat(30)}"`, ...older]) {
    expect([other, (await ask(carId, other)).status]).toEqual([other, 200]);
  }
  const stranger = await world.newOwner();
  const asStranger = await stranger.send('GET', `/api/cars/${carId}/issues`, {
    headers: { 'if-none-match': etag },
  });
  expect([asStranger.status, asStranger.headers.get('etag')]).toEqual([404, null]);
  const nobody = await world
    .visitor()
    .send('GET', `/api/cars/${carId}/issues`, { headers: { 'if-none-match': etag } });
  expect(nobody.status).toBe(401);
  await newIssue(owner, (await newCar(owner)).id);
  expect((await ask(carId, etag)).status).toBe(304);
  await newIssue(owner, carId);
  expect((await ask(carId, etag)).status).toBe(200);
});
