import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { AddressTarget } from '#domain/notices/address-schema.ts';
import { newId } from '#server/platform/deps.ts';
import { editing } from '#tests/applied-once.ts';
import { documentOf, downloadExport } from '#tests/export-zip.ts';
import { openNoticeWorld, PATIENT, type Driver, type NoticeWorld } from '#tests/notice-world.ts';
import { mechanicRepair, newLink, type Owner } from '#tests/people.ts';

let here: NoticeWorld;
beforeAll(async () => {
  here = await openNoticeWorld();
});
afterEach(() => here.clear());
afterAll(() => here.close());

const read = async (owner: Owner) => (await owner.call('notices.read')).address;

async function setAddress(owner: Owner, target: AddressTarget): Promise<string> {
  const id = newId();
  await owner.call('notices.setAddress', { opId: newId(), id, target });
  return id;
}

const testOf = (owner: Owner, addressId: string) => owner.call('notices.testAddress', { addressId });

/** Without mail, so that the address is the only channel. */
async function newListener(target: AddressTarget = here.services.targets.ntfy, days = 3): Promise<Driver> {
  const driver = await here.newDriver(days);
  const { version } = await driver.owner.call('notices.read');
  const changes = { emailEnabled: { from: true, to: false } };
  await driver.owner.call('notices.edit', { opId: newId(), baseVersion: version, changes });
  await setAddress(driver.owner, target);
  return driver;
}

const texts = () => here.services.received.map(({ text }) => text);

test(
  'each service takes a test and what a mechanic adds, and says that a key is wrong',
  { tags: ['NOT-60', 'NOT-62', 'NOT-50'] },
  async () => {
    const { owner, carId } = await newListener(undefined, 100);
    here.world.setClock(here.noonOn(0));
    const { token } = await newLink(owner, carId, { isEditable: true });
    for (const target of Object.values(here.services.targets)) {
      const { preset } = target;
      here.services.received.splice(0);
      const id = await setAddress(owner, target);
      expect([preset, await testOf(owner, id)]).toEqual([preset, { problem: null }]);
      expect(texts()[0]).toContain('Notifications arrive here.');
      const repair = mechanicRepair(token, { title: 'Old oil out', mechanicName: 'Pēteris' });
      await here.world.visitor().call('share.logRepair', repair);
      await here.delivered();
      const [, notice, ...others] = here.services.received;
      expect(others).toEqual([]);
      expect(notice).toMatchObject({ service: preset });
      const said = `${notice!.title} ${notice!.text} ${notice!.link}`;
      const link = `${here.world.deps.mailer!.linkOrigin}/log-repair/${carId}/${repair.id}?view`;
      for (const part of ['Old oil out · Brūnis', 'Added by Pēteris', link]) expect(said).toContain(part);
      if (preset === 'json' || preset === 'matrix') expect(notice!.id).toMatch(/^[0-9a-f-]{36}$/);
      expect(await read(owner)).toMatchObject({ preset, problem: null, lastSentAt: expect.any(String) });

      const wrong = JSON.parse(JSON.stringify(target).replaceAll('key-0f7a', 'key-wrong')) as AddressTarget;
      const problem = preset === 'discord' || preset === 'apprise' ? 'not-found' : 'unauthorized';
      expect(await testOf(owner, await setAddress(owner, wrong))).toEqual({ problem });
    }
  },
);

test(
  'the digest goes to all channels once, and to none with the switch off or at night',
  { tags: ['NOT-60', 'NOT-05', 'NOT-07', 'NOT-04'] },
  async () => {
    const { owner } = await here.newDriver();
    const device = await here.addDevice(owner);
    await setAddress(owner, here.services.targets.ntfy);
    const settings = await owner.call('settings.read');
    const changes = { notificationsEnabled: { from: true, to: false } };
    await owner.call('settings.edit', { ...editing(settings), changes });
    await here.runOn(1);
    expect(texts()).toEqual([]);
    await owner.call('settings.edit', {
      ...editing(await owner.call('settings.read')),
      changes: { notificationsEnabled: { from: false, to: true } },
    });
    here.services.status = 503;
    await here.plan(2);
    await expect.poll(here.waiting, PATIENT).toHaveLength(1);
    const [delivery] = await here.waiting();
    expect(delivery).toMatchObject({ channel: 'address' });
    expect(await read(owner)).toMatchObject({ problem: 'busy', isPaused: false });
    here.services.status = null;
    here.world.setClock(new Date(here.noonOn(2).getTime() + 11 * 3_600_000));
    await here.deliver(delivery!.id);
    expect(texts()).toEqual([]);
    const [moved] = await here.waiting();
    const morning = await here.startsAt(moved!.id);
    here.world.setClock(morning);
    await here.deliver(moved!.id);
    await here.deliver(moved!.id);
    expect([texts().length, here.mailsTo(owner).length, here.pushes.to(device).length]).toEqual([1, 1, 1]);
    expect(await read(owner)).toMatchObject({ problem: null, lastSentAt: morning.toISOString() });
  },
);

test(
  'a wrong key pauses the address at once, and a test that arrives ends the pause',
  { tags: ['NOT-63', 'NOT-08'] },
  async () => {
    const { owner } = await newListener();
    here.services.status = 401;
    await here.runOn(1);
    const paused = (await read(owner))!;
    expect(paused).toMatchObject({ problem: 'unauthorized', isPaused: true });
    await here.runOn(2);
    here.services.status = null;
    await here.runOn(3);
    expect(texts()).toEqual([]);
    expect(await testOf(owner, paused.id)).toEqual({ problem: null });
    expect(await read(owner)).toMatchObject({ problem: null, isPaused: false });
    // Nothing was recorded while it was paused: whatever is overdue by now is sent.
    await here.runOn(4);
    expect(texts().at(-1)).toContain('Overdue by 1 day');
  },
);

test(
  'three messages in a row that nobody takes pause the address, one that arrives begins anew',
  { tags: ['NOT-63'] },
  async () => {
    const { owner, carId } = await newListener(undefined, 100);
    here.world.setClock(here.noonOn(0));
    const { token } = await newLink(owner, carId, { isEditable: true });
    const announce = async (status: number | null) => {
      here.services.status = status;
      await here.world.visitor().call('share.logRepair', mechanicRepair(token));
      await here.delivered();
      return (await read(owner))!.isPaused;
    };
    const answers = [];
    for (const status of [410, 404, null, 302, 400, 404]) answers.push(await announce(status));
    expect(answers).toEqual([false, false, false, false, false, true]);
  },
);

test('what cannot be reached is given up without a pause', { tags: ['NOT-63', 'NOT-05'] }, async () => {
  const { owner } = await newListener({ ...here.services.targets.ntfy, server: 'http://127.0.0.1:1' });
  await here.plan(1);
  await expect.poll(here.waiting, PATIENT).toHaveLength(1);
  const [delivery] = await here.waiting();
  await expect(here.deliver(delivery!.id)).rejects.toThrow('could not be sent');
  await here.deliver(delivery!.id, true);
  expect(await here.waiting()).toEqual([]);
  expect(await read(owner)).toMatchObject({ problem: 'unreachable', isPaused: false });
});

test(
  'what was entered is in no answer and no export, and is removed',
  { tags: ['NOT-61', 'NOT-30', 'NOT-60'] },
  async () => {
    const { owner } = await newListener(here.services.targets.discord);
    const { version } = await owner.call('notices.read');
    const changes = {
      digestAt: { from: 480, to: 565 },
      quietFrom: { from: 1320, to: 1260 },
      quietTo: { from: 420, to: 430 },
    };
    await owner.call('notices.edit', { opId: newId(), baseVersion: version, changes });
    await owner.call('notices.setZone', { opId: newId(), zone: 'Europe/Riga' });
    const device = await here.addDevice(owner);
    await owner.call('notices.makeCalendar', { opId: newId() });
    await here.runOn(1);
    const { calendar } = await owner.call('notices.read');
    const answers = await Promise.all([owner.call('notices.read'), owner.call('account.events')]);
    expect(answers[0].address).toMatchObject({
      preset: 'discord',
      host: new URL(here.services.origin).host,
      lastSentAt: expect.any(String),
    });
    const document = documentOf((await downloadExport(owner)).contents);
    const hours = { digestAt: 565, quietFrom: 1260, quietTo: 430, zone: 'Europe/Riga' };
    const leads = { leadDays: null, leadKm: null };
    expect(document.noticeSettings).toEqual([{ emailEnabled: false, ...hours, ...leads }]);
    const exported = JSON.stringify(document);
    const { rows } = await here.world.deps.db.$client.query<{ digest: string }>(
      'select digest from notices where owner_id = $1',
      [owner.id],
    );
    expect(rows).toHaveLength(1);
    const { host } = answers[0].address!;
    for (const own of [device.id, device.endpoint, calendar!.split('/').at(-1)!, host, rows[0]!.digest])
      expect(exported).not.toContain(own);
    for (const text of [JSON.stringify(answers), exported])
      for (const secret of ['key-0f7a', '/api/webhooks']) expect(text).not.toContain(secret);

    const addressId = answers[0].address!.id;
    const other = await owner.attempt('notices.removeAddress', { opId: newId(), addressId: newId() });
    await owner.call('notices.removeAddress', { opId: newId(), addressId });
    const tested = await owner.attempt('notices.testAddress', { addressId });
    expect([other.status, await read(owner), tested.status]).toEqual([404, null, 404]);
    await here.runOn(4);
    expect(texts()).toHaveLength(1);
  },
);

test('characters that cannot be stored are left out of an address', { tags: ['NOT-60'] }, async () => {
  const { owner } = await newListener();
  const { url } = here.services.targets.discord;
  await setAddress(owner, { preset: 'discord', url: `${url}/\ud800` });
  const id = await setAddress(owner, { preset: 'discord', url: url.replaceAll('/api', '/\0api') });
  expect(await testOf(owner, id)).toEqual({ problem: null });
});
