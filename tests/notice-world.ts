import { expect } from 'vitest';
import { addDays } from '#domain/days.ts';
import type { Id } from '#domain/ids.ts';
import { deliverNotices } from '#server/notices/deliver-notices.ts';
import { planNotices } from '#server/notices/plan-notices.ts';
import { noticeDeliveries } from '#server/notices/table.ts';
import { pushDevice } from './nouns/notices.ts';
import { reminderDraft } from './nouns/reminders.ts';
import { newCar, type Owner } from './people.ts';
import { planOf } from './reminders.ts';
import { runJob } from './run-job.ts';
import { startMailServer, type ReceivedMail } from './stand-ins/mail-server.ts';
import { startMessageServices } from './stand-ins/message-services.ts';
import { startPushService, type Subscription } from './stand-ins/push-service.ts';
import { openWorld } from './world.ts';

export type Driver = { owner: Owner; carId: Id; reminderId: Id };
export type NoticeWorld = Awaited<ReturnType<typeof openNoticeWorld>>;

export const today = new Date().toISOString().slice(0, 10);
/** For what a worker does, which may be asleep for some seconds, on a machine that may be busy. */
export const PATIENT = { timeout: 60_000 };

/** A world with a mail server, a push service and other services for messages, whose days are run by hand. */
export async function openNoticeWorld(more: Record<string, string> = {}) {
  const mails = await startMailServer();
  const pushes = await startPushService();
  const services = await startMessageServices();
  const env = { SMTP_URL: mails.url, MAIL_FROM: 'carful@example.org', NOTIFY_ALLOW_PRIVATE: 'on', ...more };
  const world = await openWorld({ env });
  const { db } = world.deps;

  const waiting = () => db.select().from(noticeDeliveries);
  const delivered = () => expect.poll(waiting, PATIENT).toEqual([]);
  const noonOn = (days: number) => new Date(Date.parse(`${addDays(today, days)}T12:00:00Z`));
  /** At noon in UTC, `days` from today. */
  const plan = async (days: number) => {
    for (const day of [days - 1, days]) {
      world.setClock(noonOn(day));
      await runJob(world.deps, planNotices);
    }
  };

  return {
    world,
    mails,
    pushes,
    services,
    waiting,
    delivered,
    noonOn,
    plan,
    /** Everything is sent when it resolves. */
    async runOn(days: number): Promise<void> {
      await plan(days);
      await delivered();
    },
    /** When the job of a delivery runs at the earliest. */
    async startsAt(id: string): Promise<Date> {
      const { rows } = await db.$client.query<{ at: Date }>(
        'select start_after as at from carful_jobs.job where id = $1',
        [id],
      );
      return rows[0]!.at;
    },
    deliver: (id: string, isLastAttempt = false) =>
      deliverNotices.run(world.deps, { id, signal: new AbortController().signal, isLastAttempt }),
    /** Digests only. */
    mailsTo: ({ email }: Owner): ReceivedMail[] =>
      mails.received.filter(({ to, header }) => to.includes(email) && header('list-unsubscribe') !== ''),
    /** Somebody with a confirmed address and a reminder that is due in `days`. */
    async newDriver(days = 3, title = 'Oil & filter'): Promise<Driver> {
      const owner = await world.newOwner();
      await db.$client.query('update auth_user set email_verified = true where id = $1', [owner.id]);
      const { id: carId } = await newCar(owner, { nickname: 'Brūnis' });
      const draft = reminderDraft(carId, { title, plan: planOf({ dueDate: addDays(today, days) }) });
      const { id: reminderId } = await owner.call('reminders.add', draft);
      return { owner, carId, reminderId };
    },
    async addDevice(owner: Owner): Promise<Subscription & { id: Id }> {
      const subscription = pushes.subscribe();
      const device = pushDevice(subscription);
      await owner.call('notices.addDevice', device);
      return { ...subscription, id: device.id };
    },
    /** What one test leaves must not be sent by the run of another. */
    async clear(): Promise<void> {
      world.setClock();
      for (const table of ['reminders', 'notice_runs', 'notice_deliveries'])
        await db.$client.query(`delete from ${table}`);
      pushes.status = 201;
      pushes.beforeAnswered = () => undefined;
      pushes.retryAfter = '90';
      mails.mood = 'quick';
      services.status = null;
      services.received.splice(0);
    },
    async close(): Promise<void> {
      await world.close();
      await mails.stop();
      await pushes.stop();
      await services.stop();
    },
  };
}

/** Somebody whose mail of the next day has arrived, while the push service does not take their message. */
export async function failPush(here: NoticeWorld) {
  const { owner } = await here.newDriver();
  const device = await here.addDevice(owner);
  here.pushes.status = 503;
  await here.plan(1);
  await expect.poll(() => here.mailsTo(owner).length, PATIENT).toBe(1);
  await expect.poll(here.waiting, PATIENT).toHaveLength(1);
  const [delivery] = await here.waiting();
  return { owner, device, delivery: delivery! };
}
