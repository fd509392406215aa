import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { addDays } from '#domain/days.ts';
import { newId } from '#server/platform/deps.ts';
import { reminderDone, reminderDraft } from '#tests/nouns/reminders.ts';
import { failPush, openNoticeWorld, PATIENT, today, type NoticeWorld } from '#tests/notice-world.ts';
import { mechanicRepair, newLink } from '#tests/people.ts';
import { planOf } from '#tests/reminders.ts';
import { runJob } from '#tests/run-job.ts';
import { deliverNotices, deliverPushes, enqueueDeliveries, GIVEN_UP_MS } from './deliver-notices.ts';
import { requeueNotices } from './requeue-notices.ts';
import { noticeDeliveries, noticeRuns } from './table.ts';

const HOUR_MS = 3_600_000;

let here: NoticeWorld;
beforeAll(async () => {
  here = await openNoticeWorld();
});
afterEach(() => here.clear());
afterAll(() => here.close());

/** An owner with a device and two reminders due on the same day. */
async function newDriverOfTwo() {
  const { owner, carId } = await here.newDriver(3, 'Antifreeze');
  const draft = { title: 'Brakes', plan: planOf({ dueDate: addDays(today, 3) }) };
  await owner.call('reminders.add', reminderDraft(carId, draft));
  return { owner, carId, device: await here.addDevice(owner) };
}

test('every channel has attempts for a whole day, one an hour at last', { tags: ['NOT-09'] }, () => {
  for (const { name, retries } of [deliverNotices, deliverPushes]) {
    // The minimum: pg-boss adds up to the same again, within the hour.
    const waits = Array.from({ length: retries.limit }, (_, at) =>
      Math.min(retries.delaySeconds * 1000 * 2 ** at, HOUR_MS),
    );
    const sum = waits.reduce((total, one) => total + one, 0);
    expect([name, sum > GIVEN_UP_MS, waits.at(-1)]).toEqual([name, true, HOUR_MS]);
  }
});

test(
  'a message arrives after many hours of failure, and a night does not make the day longer',
  { tags: ['NOT-09', 'NOT-04'] },
  async () => {
    const at = (hours: number) => new Date(here.noonOn(1).getTime() + hours * HOUR_MS);
    const { owner } = await here.newDriver();
    const [lucky, dead] = [await here.addDevice(owner), await here.addDevice(owner)];
    here.pushes.status = 503;
    await here.plan(1);
    await expect.poll(here.waiting, PATIENT).toHaveLength(2);
    for (const { id } of await here.waiting()) {
      here.world.setClock(at(9));
      await expect(here.deliver(id)).rejects.toThrow('could not be sent');
      here.world.setClock(at(11));
      await here.deliver(id);
    }
    const moved = await here.waiting();
    expect(moved).toHaveLength(2);
    for (const { id, dueAt } of moved)
      expect([await here.startsAt(id), dueAt]).toEqual([at(19), here.noonOn(1)]);
    const of = (device: typeof lucky) => moved.find(({ deviceId }) => deviceId === device.id)!.id;
    here.pushes.status = 201;
    here.world.setClock(at(23));
    await here.deliver(of(lucky));
    here.world.setClock(at(24.1));
    await here.deliver(of(dead));
    expect([here.pushes.to(lucky).length, here.pushes.to(dead).length]).toEqual([1, 0]);
    expect(await here.waiting()).toEqual([]);
  },
);

test(
  'what was done while a message failed is not told any more',
  { tags: ['NOT-09', 'NOT-06'] },
  async () => {
    const { owner, device, delivery } = await failPush(here);
    const { id, carId } = (await owner.call('reminders.list')).reminders[0]!;
    const due = { date: addDays(today, 3), km: null };
    await owner.call('reminders.done', reminderDone(carId, id, { doneOn: today, doneKm: null, due }));
    here.pushes.status = 201;
    here.world.setClock(new Date(here.noonOn(1).getTime() + 20 * HOUR_MS));
    await here.deliver(delivery.id);
    expect([await here.waiting(), here.pushes.to(device)]).toEqual([[], []]);
  },
);

test(
  'what a push service took halfway is told once more, as one message',
  { tags: ['NOT-05', 'NOT-09'] },
  async () => {
    const { device } = await newDriverOfTwo();
    // Displayed, but reported as a failure.
    here.pushes.beforeAnswered = ({ message }) => {
      here.pushes.status = message.title.startsWith('Brakes') ? 503 : 201;
    };
    await here.plan(1);
    const titles = () => here.pushes.to(device).map(({ title }) => title);
    const first = ['Antifreeze · Brūnis', 'Brakes · Brūnis'];
    await expect.poll(titles, PATIENT).toEqual(first);
    await expect.poll(here.waiting, PATIENT).toHaveLength(1);
    const [delivery] = await here.waiting();
    await expect(here.deliver(delivery!.id)).rejects.toThrow('could not be sent');
    here.pushes.status = 201;
    await here.deliver(delivery!.id);
    expect([titles(), await here.waiting()]).toEqual([[...first, 'Carful: 2 reminders'], []]);
  },
);

test(
  'a digest of which nothing arrived keeps its actions when another message came before it',
  { tags: ['NOT-23', 'NOT-09'] },
  async () => {
    const { owner, carId, device } = await newDriverOfTwo();
    here.pushes.status = 503;
    const { refused } = here.pushes;
    await here.plan(1);
    await expect.poll(() => here.pushes.refused, PATIENT).toBe(refused + 1);
    await expect.poll(here.waiting, PATIENT).toHaveLength(1);
    const [delivery] = await here.waiting();
    here.pushes.status = 201;
    const link = await newLink(owner, carId, { isEditable: true });
    await here.world.visitor().call('share.logRepair', mechanicRepair(link.token));
    await expect.poll(() => here.pushes.to(device), PATIENT).toHaveLength(1);
    await expect.poll(here.waiting, PATIENT).toEqual([delivery]);
    await here.deliver(delivery!.id);
    const actions = here.pushes.to(device).map((message) => message.actions.map(({ action }) => action));
    expect(actions).toEqual([[], ['done', 'snooze'], ['done', 'snooze']]);
  },
);

test('what a later digest tells anew is left out of the earlier one', { tags: ['NOT-09'] }, async () => {
  const { owner } = await here.newDriver(2);
  const device = await here.addDevice(owner);
  here.pushes.status = 503;
  await here.plan(1);
  await expect.poll(here.waiting, PATIENT).toHaveLength(1);
  await here.plan(2);
  await expect.poll(here.waiting, PATIENT).toHaveLength(2);
  here.pushes.status = 201;
  for (const { id } of await here.waiting()) await here.deliver(id);
  expect(here.pushes.to(device)).toMatchObject([{ body: 'Due today' }]);
  expect(await here.waiting()).toEqual([]);
});

test(
  'a delivery without a job and reminders without a run, as in a restored backup, get one',
  { tags: ['NOT-05'] },
  async () => {
    const { owner } = await here.newDriver();
    await here.runOn(1);
    const digest = (
      await here.world.deps.db.$client.query<{ digest: string }>(
        'select digest from notices where owner_id = $1',
        [owner.id],
      )
    ).rows[0]!.digest;
    const dueAt = new Date(here.noonOn(1).getTime() - 3_600_000);
    await here.world.deps.db
      .insert(noticeDeliveries)
      .values({ id: newId(), ownerId: owner.id, digest, channel: 'email', dueAt });
    await here.world.deps.db.$client.query('delete from notice_runs');
    await runJob(here.world.deps, requeueNotices);
    await here.delivered();
    expect(here.mailsTo(owner)).toHaveLength(2);
    expect(await here.world.deps.db.select().from(noticeRuns)).toMatchObject([{ ownerId: owner.id }]);
  },
);

test('what an account has no turn for is taken a minute later, not taken and put back', async () => {
  const { deps } = here.world;
  const { owner } = await here.newDriver(40);
  const row = { ownerId: owner.id, digest: newId(), channel: 'push', dueAt: deps.clock() } as const;
  const rows = Array.from({ length: 100 }, () => ({ ...row, id: newId() }));
  const minutes: number[] = [];
  const jobs = {
    ...deps.jobs,
    enqueueAll: async (_tx: unknown, _job: unknown, queued: readonly { notBefore?: Date }[]) => {
      const now = deps.clock().getTime();
      minutes.push(...queued.map(({ notBefore }) => ((notBefore?.getTime() ?? now) - now) / 60_000));
    },
  };
  const { clock } = deps;
  const now = clock();
  for (const chunk of [rows.slice(0, 40), rows.slice(40, 60), rows.slice(60)]) {
    await deps.db.insert(noticeDeliveries).values(chunk);
    await enqueueDeliveries({ jobs, clock: () => now }, deps.db, chunk);
  }
  expect(minutes.map(Math.round)).toEqual([...Array(40).fill(0), ...Array(20).fill(1), ...Array(40).fill(2)]);
});
