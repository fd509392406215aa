import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { OutOfUse } from '#domain/cars/schema.ts';
import { limits } from '#domain/limits.ts';
import { newId } from '#server/platform/deps.ts';
import { editing } from '#tests/applied-once.ts';
import { failPush, openNoticeWorld, today, type NoticeWorld } from '#tests/notice-world.ts';
import { mechanicRepair, mechanicSymptom, newLink } from '#tests/people.ts';
import { noticeAddress, pushDevice } from '#tests/nouns/notices.ts';
import { decryptPush } from '#tests/stand-ins/push-service.ts';
import { openWorld } from '#tests/world.ts';
import { noticeDeliveries } from './table.ts';

let here: NoticeWorld;
beforeAll(async () => {
  here = await openNoticeWorld();
});
afterEach(() => here.clear());
afterAll(() => here.close());

test(
  'push messages are encrypted for the device, and carry their actions',
  { tags: ['NOT-22', 'NOT-23'] },
  async () => {
    const { owner, carId, reminderId } = await here.newDriver(0);
    const device = await here.addDevice(owner);
    await here.runOn(0);
    expect(here.pushes.to(device)).toEqual([
      {
        title: 'Oil & filter · Brūnis',
        body: 'Due today',
        tag: reminderId,
        url: `/reminders/${carId}`,
        actions: [
          { action: 'done', title: 'Done', url: `/reminders/${carId}?done=${reminderId}` },
          { action: 'snooze', title: 'Snooze for a week', url: `/reminders/${carId}?snooze=${reminderId}` },
        ],
        badge: 1,
      },
    ]);
    expect(here.pushes.received.at(-1)).toMatchObject({
      ttl: '86400',
      topic: reminderId.replaceAll('-', ''),
    });
    expect(await owner.call('notices.read')).toMatchObject({
      devices: [{ id: device.id, lastSentAt: expect.any(String) }],
    });
  },
);

test('the example of RFC 8291 is decrypted by the stand-in', () => {
  const body =
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN';
  const read = (text: string) => Buffer.from(text, 'base64url');
  const keys = {
    privateKey: read('q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94'),
    publicKey: read(
      'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    ),
    auth: read('BTBZMqHH6r4Tts7J_aSIgg'),
  };
  expect(decryptPush(read(body), keys).toString()).toBe('When I grow up, I want to be a watermelon');
});

test(
  'a device can be tested and removed; a dead one is removed by itself',
  { tags: ['NOT-21'] },
  async () => {
    const { owner } = await here.newDriver(40);
    const [one, other, third] = [
      await here.addDevice(owner),
      await here.addDevice(owner),
      await here.addDevice(owner),
    ];
    const listed = async () => (await owner.call('notices.read')).devices.map(({ id }) => id);
    expect(await owner.call('notices.testDevice', { deviceId: one.id })).toEqual({ outcome: 'sent' });
    expect(here.pushes.to(one)).toMatchObject([{ title: 'Carful', tag: 'test' }]);
    expect(here.pushes.to(other)).toEqual([]);
    here.pushes.status = 500;
    expect(await owner.call('notices.testDevice', { deviceId: one.id })).toEqual({ outcome: 'failed' });
    expect(await listed()).toEqual([one.id, other.id, third.id]);
    here.pushes.status = 410;
    expect(await owner.call('notices.testDevice', { deviceId: one.id })).toEqual({ outcome: 'gone' });
    expect(await listed()).toEqual([other.id, third.id]);
    await owner.call('notices.removeDevice', { opId: newId(), deviceId: other.id });
    expect(await listed()).toEqual([third.id]);
  },
);

test('a subscription that has ended is forgotten by the daily run', { tags: ['NOT-21'] }, async () => {
  const { owner } = await here.newDriver();
  await here.addDevice(owner);
  here.pushes.status = 404;
  await here.runOn(1);
  expect((await owner.call('notices.read')).devices).toEqual([]);
});

test('a device with a wrong key, or one too many, is refused', { tags: ['NOT-21'] }, async () => {
  const { owner } = await here.newDriver(40);
  const refusalOf = async (device: ReturnType<typeof pushDevice>) => {
    const { status, body } = await owner.attempt('notices.addDevice', device);
    return [status, (body as { data: { fields: { phrase: string }[] } }).data.fields[0]!.phrase];
  };
  const noPoint = Buffer.alloc(65, 1).toString('base64url');
  expect(await refusalOf(pushDevice({ p256dh: noPoint }))).toEqual([
    400,
    'This browser cannot show notifications from this address.',
  ]);
  const devices = Array.from({ length: limits.pushDevices }, () => pushDevice());
  for (const device of devices) await owner.call('notices.addDevice', device);
  expect(await refusalOf(pushDevice())).toEqual([
    400,
    'No more devices can be added to this account. Remove one first.',
  ]);
  // The same browser under another id replaces itself.
  await owner.call('notices.addDevice', { ...devices[0]!, opId: newId(), id: newId() });
  expect((await owner.call('notices.read')).devices).toHaveLength(limits.pushDevices);
});

test(
  'a refused message is not repeated, and several in a row remove the device',
  { tags: ['NOT-21'] },
  async () => {
    const { owner } = await here.newDriver();
    const device = await here.addDevice(owner);
    await here.plan(0);
    const { db } = here.world.deps;
    const digest = newId();
    here.pushes.status = 413;
    await here.runOn(1);
    expect((await owner.call('notices.read')).devices).toMatchObject([{ id: device.id }]);
    await db.$client.query('update push_devices set failures = 4 where id = $1', [device.id]);
    await db.$client.query('update notices set digest = $1 where owner_id = $2', [digest, owner.id]);
    const dueAt = here.noonOn(1);
    const id = newId();
    await db
      .insert(noticeDeliveries)
      .values({ id, ownerId: owner.id, digest, channel: 'push', deviceId: device.id, dueAt });
    await here.deliver(id);
    expect((await owner.call('notices.read')).devices).toEqual([]);
  },
);

test('a push service that asks to wait is asked again after that', { tags: ['NOT-05'] }, async () => {
  const { device, delivery } = await failPush(here);
  here.pushes.status = 429;
  await here.deliver(delivery.id, true);
  const [moved, ...others] = await here.waiting();
  expect(others).toEqual([]);
  expect(moved).toEqual({ ...delivery, id: expect.not.stringMatching(delivery.id) });
  expect(await here.startsAt(moved!.id)).toEqual(new Date(here.noonOn(1).getTime() + 90_000));
  here.pushes.retryAfter = '1';
  await here.deliver(moved!.id);
  const [again] = await here.waiting();
  expect(await here.startsAt(again!.id)).toEqual(new Date(here.noonOn(1).getTime() + 60_000));
  here.pushes.status = 201;
  await here.deliver(again!.id);
  expect([await here.waiting(), here.pushes.to(device).length]).toEqual([[], 1]);
});

test('a key that was stored before it was checked fails for good', { tags: ['NOT-21'] }, async () => {
  const { owner } = await here.newDriver();
  const device = await here.addDevice(owner);
  await here.world.deps.db.$client.query('update push_devices set p256dh = $1 where id = $2', [
    Buffer.alloc(65, 1).toString('base64url'),
    device.id,
  ]);
  expect(await owner.call('notices.testDevice', { deviceId: device.id })).toEqual({ outcome: 'failed' });
  await here.runOn(1);
  expect(here.mailsTo(owner)).toHaveLength(1);
});

test('a browser is of the account that turned push on in it last', { tags: ['NOT-21'] }, async () => {
  const [first, second] = [await here.newDriver(), await here.newDriver()];
  const subscription = here.pushes.subscribe();
  for (const { owner } of [first, second]) await owner.call('notices.addDevice', pushDevice(subscription));
  expect((await first.owner.call('notices.read')).devices).toEqual([]);
  await here.runOn(1);
  expect(here.pushes.to(subscription)).toHaveLength(1);
});

test(
  'without the permission of the operator nothing goes to local networks',
  { tags: ['NOT-31'] },
  async () => {
    const closed = await openWorld();
    try {
      const owner = await closed.newOwner();
      const subscription = here.pushes.subscribe();
      for (const endpoint of [subscription.endpoint, subscription.endpoint.replace('http:', 'https:')]) {
        const device = pushDevice({ ...subscription, endpoint });
        await owner.call('notices.addDevice', device);
        expect(await owner.call('notices.testDevice', { deviceId: device.id })).toEqual({
          outcome: 'failed',
        });
      }
      const { origin, received } = here.services;
      for (const [server, problem] of [
        [origin, 'insecure'],
        [origin.replace('http:', 'https:'), 'private'],
      ] as const) {
        const address = noticeAddress({ server });
        await owner.call('notices.setAddress', address);
        expect(await owner.call('notices.testAddress', { addressId: address.id })).toEqual({ problem });
      }
      expect([here.pushes.to(subscription), received]).toEqual([[], []]);
    } finally {
      await closed.close();
    }
  },
);

test(
  'what a mechanic adds or withdraws is announced at once, by mail and push, unless its owner has seen it',
  { tags: ['NOT-50', 'NOT-05', 'NOT-07'] },
  async () => {
    const { owner, carId } = await here.newDriver(100);
    const device = await here.addDevice(owner);
    here.world.setClock(here.noonOn(0));
    const link = await newLink(owner, carId, { isEditable: true, hours: 72 });
    const repair = mechanicRepair(link.token, { title: 'Old oil out', mechanicName: 'Pēteris' });
    for (const _again of [1, 2]) await here.world.visitor().call('share.logRepair', repair);
    await here.delivered();
    const path = `/log-repair/${carId}/${repair.id}?view`;
    expect(here.pushes.to(device)).toMatchObject([
      { title: 'Old oil out · Brūnis', body: 'Added by Pēteris', url: path, actions: [] },
    ]);
    const [mail, ...others] = here.mailsTo(owner);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ subject: 'Old oil out · Brūnis' });
    expect(mail!.text).toContain(`${here.world.deps.mailer!.linkOrigin}${path}`);

    // It waits during quiet hours; once seen, it is left out.
    here.world.setClock(new Date(here.noonOn(0).getTime() + 11 * 3_600_000));
    const symptom = mechanicSymptom(link.token);
    await here.world.visitor().call('share.logSymptom', symptom);
    const unseen = mechanicRepair(link.token, { title: 'Seal', mechanicName: 'Pēteris' });
    await here.world.visitor().call('share.logRepair', unseen);
    await expect
      .poll(async () => (await here.waiting()).map(({ dueAt }) => dueAt.getUTCHours()))
      .toEqual([7, 7, 7, 7]);
    await owner.call('share.markSeen', { opId: newId(), ids: [symptom.id] });
    here.world.setClock(new Date(here.noonOn(1)));
    for (const { id } of await here.waiting()) await here.deliver(id);
    expect(await here.waiting()).toEqual([]);
    expect(here.pushes.to(device).map(({ title }) => title)).toEqual([
      'Old oil out · Brūnis',
      'Seal · Brūnis',
    ]);
    expect(here.mailsTo(owner).map(({ subject }) => subject)).toEqual([
      'Old oil out · Brūnis',
      'Seal · Brūnis',
    ]);

    const withdrawn = { opId: newId(), token: link.token, id: unseen.id, sentAs: unseen.opId };
    for (const _again of [1, 2]) await here.world.visitor().call('share.withdrawRepair', withdrawn);
    await here.delivered();
    expect(here.pushes.to(device).slice(2)).toMatchObject([
      { title: 'Seal · Brūnis', body: 'Pēteris has withdrawn a repair', url: '/settings/bin' },
    ]);

    const settings = await owner.call('settings.read');
    const changes = { notificationsEnabled: { from: true, to: false } };
    await owner.call('settings.edit', { ...editing(settings), changes });
    await here.world.visitor().call('share.logRepair', mechanicRepair(link.token));
    expect(await here.waiting()).toEqual([]);
  },
);

test(
  'a car that is sold sends nothing until it is in use again',
  { tags: ['REM-32', 'NOT-02'] },
  async () => {
    const { owner, carId } = await here.newDriver(-1);
    const setTo = async (outOfUse: OutOfUse | null) => {
      const car = await owner.call('cars.read', { carId });
      const changes = { outOfUse: { from: car.outOfUse, to: outOfUse } };
      await owner.call('cars.edit', { ...editing(car), carId, changes });
    };
    await setTo({ reason: 'sold', since: today });
    await here.runOn(1);
    expect(here.mailsTo(owner)).toEqual([]);
    await setTo(null);
    await here.runOn(2);
    expect(here.mailsTo(owner)).toHaveLength(1);
  },
);
