import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import { deviceOf } from '#domain/accounts/device-rules.ts';
import type { Id } from '#domain/ids.ts';
import type { NoticeAddress } from '#domain/notices/address-schema.ts';
import { defaultChoices, type NoticeChoices, type Notices } from '#domain/notices/schema.ts';
import type { OwnerScope } from '#server/platform/access/scope.ts';
import { sessionIdOf } from '#server/platform/access/session.ts';
import type { Queryable } from '#server/platform/database/db.ts';
import { build } from '#server/platform/database/statement.ts';
import { authUser } from '#server/accounts/table.ts';
import {
  calendarEntries,
  calendarFeeds,
  noticeAddresses,
  noticeDeliveries,
  noticeRuns,
  noticeSettings,
  pushDevices,
} from './table.ts';

type Owner = Pick<OwnerScope, 'ownerId'>;
export type StoredChoices = NoticeChoices & { version: number };

const columns = {
  emailEnabled: noticeSettings.emailEnabled,
  digestAt: noticeSettings.digestAt,
  quietFrom: noticeSettings.quietFrom,
  quietTo: noticeSettings.quietTo,
  leadDays: noticeSettings.leadDays,
  leadKm: noticeSettings.leadKm,
  zone: noticeSettings.zone,
  version: noticeSettings.version,
};

type Facts = {
  sessionToken: string | null;
  pushKey: string;
  hasMail: boolean;
  calendarPath: (feedId: Id) => string;
};

const isOfSession = ({ sessionToken }: Facts) =>
  sql<boolean>`(${pushDevices.sessionId} = ${sessionIdOf(sessionToken)}) is true`;

export async function readNotices(db: Queryable, { ownerId }: Owner, facts: Facts): Promise<Notices> {
  const [choices] = await db.select(columns).from(noticeSettings).where(eq(noticeSettings.ownerId, ownerId));
  const devices = await db
    .select({ ...getTableColumns(pushDevices), isCurrent: isOfSession(facts) })
    .from(pushDevices)
    .where(eq(pushDevices.ownerId, ownerId))
    .orderBy(pushDevices.createdAt, pushDevices.id);
  const [feed] = await db.select().from(calendarFeeds).where(eq(calendarFeeds.ownerId, ownerId));
  const [address] = await db.select().from(noticeAddresses).where(eq(noticeAddresses.ownerId, ownerId));
  const [user] = await db.select({ email: authUser.email }).from(authUser).where(eq(authUser.id, ownerId));
  return {
    ...(choices ?? { ...defaultChoices, version: 1 }),
    email: facts.hasMail ? (user?.email ?? null) : null,
    pushKey: facts.pushKey,
    calendar: feed ? facts.calendarPath(feed.id) : null,
    address: address ? shownAddress(address) : null,
    devices: devices.map(({ id, userAgent, createdAt, lastSentAt, isCurrent }) => ({
      id,
      ...deviceOf(userAgent),
      createdAt: createdAt.toISOString(),
      lastSentAt: lastSentAt?.toISOString() ?? null,
      isCurrent,
    })),
  };
}

/** Without secrets; a path may be one, too. */
const shownAddress = ({
  id,
  target,
  problem,
  isPaused,
  lastSentAt,
}: typeof noticeAddresses.$inferSelect): NoticeAddress => ({
  id,
  preset: target.preset,
  host: new URL('server' in target ? target.server : target.url).host,
  problem,
  isPaused,
  lastSentAt: lastSentAt?.toISOString() ?? null,
});

/** The time zone of the device used last; null until one has reported it. */
export async function readZone(db: Queryable, { ownerId }: Owner): Promise<string | null> {
  const [row] = await db
    .select({ zone: noticeSettings.zone })
    .from(noticeSettings)
    .where(eq(noticeSettings.ownerId, ownerId));
  return row?.zone ?? null;
}

export const saveFeed = ({ ownerId }: Owner, id: Id, now: Date) =>
  build
    .insert(calendarFeeds)
    .values({ ownerId, id, createdAt: now })
    .onConflictDoUpdate({ target: calendarFeeds.ownerId, set: { id, createdAt: now } })
    .returning();

export const deleteFeed = ({ ownerId }: Owner) => ({
  ended: build.delete(calendarFeeds).where(eq(calendarFeeds.ownerId, ownerId)).returning(),
  forgotten: build.delete(calendarEntries).where(eq(calendarEntries.ownerId, ownerId)).returning(),
});

export async function lockChoices(tx: Queryable, { ownerId }: Owner): Promise<StoredChoices> {
  const [row] = await tx
    .insert(noticeSettings)
    .values({ ownerId, ...defaultChoices })
    // A no-op update locks and returns the existing row.
    .onConflictDoUpdate({ target: noticeSettings.ownerId, set: { ownerId } })
    .returning(columns);
  return row!;
}

/** Also resets the next run, which is then recomputed. */
export const changeChoices = (
  { ownerId }: Owner,
  { version }: StoredChoices,
  changes: Partial<NoticeChoices>,
  now: Date,
) => ({
  saved: build
    .update(noticeSettings)
    .set({ ...changes, version: version + 1, updatedAt: now })
    .where(eq(noticeSettings.ownerId, ownerId))
    .returning(),
  rescheduled: build
    .update(noticeRuns)
    // Notices that are already due still arrive today.
    .set({
      nextAt: sql`case when ${noticeRuns.nextAt} <= ${now.toISOString()}::timestamptz then ${noticeRuns.nextAt} end`,
    })
    .where(eq(noticeRuns.ownerId, ownerId))
    .returning(),
});

/** Called by the link in a mail, without a session. @returns false for an unknown account */
export async function stopMails(tx: Queryable, ownerId: Id, now: Date): Promise<boolean> {
  const [user] = await tx.select({ id: authUser.id }).from(authUser).where(eq(authUser.id, ownerId));
  if (!user) return false;
  await tx
    .insert(noticeSettings)
    .values({ ownerId, ...defaultChoices, emailEnabled: false })
    .onConflictDoUpdate({
      target: noticeSettings.ownerId,
      set: { emailEnabled: false, version: sql`${noticeSettings.version} + 1`, updatedAt: now },
    });
  await tx
    .delete(noticeDeliveries)
    .where(and(eq(noticeDeliveries.ownerId, ownerId), eq(noticeDeliveries.channel, 'email')));
  return true;
}
