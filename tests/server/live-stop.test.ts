import { expect, inject, test } from 'vitest';
import { LivePage } from '#tests/live-page.ts';
import { openWorld } from '#tests/world.ts';

test('a stop ends every live connection, and does not wait for its page', async () => {
  const world = await openWorld({ databaseUrl: inject('databaseUrl') });
  const owner = await world.newOwner();
  const open = await Promise.all(
    Array.from({ length: 5 }, () => LivePage.open(`${world.baseUrl}/api/live`, owner.cookie)),
  );
  await Promise.all(open.map((page) => page.hears('hello')));
  await world.close();
  expect(await Promise.all(open.map((page) => page.ended))).toHaveLength(5);
});
