import { createServer, type AddressInfo, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { limits } from '#domain/limits.ts';
import { pushDevice } from '#tests/nouns/notices.ts';
import { openNoticeWorld, PATIENT, type NoticeWorld } from '#tests/notice-world.ts';
import { mechanicRepair, newLink } from '#tests/people.ts';

let here: NoticeWorld;
const sockets = new Set<Socket>();
/** Accepts connections and says nothing. */
const silent = createServer((socket) => void sockets.add(socket.on('error', () => undefined)));
beforeAll(async () => {
  here = await openNoticeWorld({ LOG_LEVEL: 'silent' });
  await new Promise<void>((listening) => silent.listen(0, '127.0.0.1', listening));
});
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  silent.close();
  await here.close();
});

test(
  'hosts that say nothing delay only the messages of their own account',
  { tags: ['NOT-05'] },
  async () => {
    const { world, pushes } = here;
    world.setClock(here.noonOn(0));
    const victim = await here.newDriver(40);
    const device = await here.addDevice(victim.owner);
    const theirs = await newLink(victim.owner, victim.carId, { isEditable: true });
    const greedy = await here.newDriver(40);
    const link = await newLink(greedy.owner, greedy.carId, { isEditable: true });
    const { port } = silent.address() as AddressInfo;
    for (let n = 0; n < limits.pushDevices; n += 1) {
      const endpoint = `http://127.0.0.1:${port}/${n}`;
      await greedy.owner.call('notices.addDevice', pushDevice({ ...pushes.subscribe(), endpoint }));
    }
    for (let n = 0; n < 15; n += 1) await world.visitor().call('share.logRepair', mechanicRepair(link.token));
    await expect.poll(() => sockets.size, PATIENT).toBeGreaterThan(0);
    const sentAt = performance.now();
    await world.visitor().call('share.logRepair', mechanicRepair(theirs.token));
    await expect.poll(() => pushes.to(device).length, { timeout: 60_000, interval: 50 }).toBe(1);
    expect(performance.now() - sentAt).toBeLessThan(5000);
  },
);
