import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { carName } from '#domain/cars/rules.ts';
import type { Id } from '#domain/ids.ts';
import { calendarText, type CalendarEvent } from '#domain/notices/calendar-rules.ts';
import { localTime } from '#domain/notices/clock-rules.ts';
import { zoneOf } from '#domain/notices/schema.ts';
import { dueList } from '#domain/reminders/due-list-rules.ts';
import type { DueState } from '#domain/reminders/due-rules.ts';
import { targetText } from '#domain/reminders/target-text.ts';
import { METRIC, type Units } from '#domain/units/units.ts';
import { withUnits } from '#domain/units/words.ts';
import { readSignedId } from '#server/platform/access/signed-id.ts';
import type { Queryable } from '#server/platform/database/db.ts';
import type { Deps } from '#server/platform/deps.ts';
import { refusal } from '#server/platform/errors.ts';
import { enforceLimit } from '#server/platform/rate-limits/rate-limit.ts';
import { wordsFor } from '#server/platform/words.ts';
import {
  dropEntries,
  listEntries,
  lockFeed,
  ownerOfFeed,
  saveEntries,
  type CalendarEntry,
} from './calendar-store.ts';
import { readDueRecipients, type DueRecipient } from './read-recipients.ts';

const CANCELLED_MS = 30 * 24 * 60 * 60_000;
const REQUESTS = { max: 60, seconds: 3600 };

type Planned = Pick<CalendarEvent, 'day' | 'summary' | 'description' | 'leadDays'> & {
  reminderId: Id;
  carId: Id;
  /** The mileage is reached, so the projected day is today, every day. */
  isReached: boolean;
};

/** @param car the only one whose reminders are asked for
 * @throws NOT_FOUND for a feed that was ended or is not of this installation, and for a car of others; TOO_MANY_REQUESTS */
export async function sendCalendar(
  deps: Deps,
  file: string,
  car: string | undefined,
  reply: FastifyReply,
): Promise<string> {
  const id = readSignedId(deps.secrets, 'calendar', file.replace(/\.ics$/, ''));
  if (id === null) throw refusal('NOT_FOUND');
  await enforceLimit(deps, `calendar:${id}`, REQUESTS);
  const feed = await currentFeed(deps, id);
  if (!feed || (car !== undefined && !feed.recipient.cars.some(({ id: own }) => own === car)))
    throw refusal('NOT_FOUND');
  void reply
    .type('text/calendar; charset=utf-8')
    .header('content-disposition', 'inline; filename="carful.ics"');
  return textOf(feed, car);
}

type Feed = {
  recipient: DueRecipient;
  planned: readonly Planned[];
  entries: readonly CalendarEntry[];
  changed: readonly CalendarEntry[];
  dropped: readonly CalendarEntry[];
};

/** Locks the feed only when something has changed: calendars poll often, and mostly nothing has. */
async function currentFeed({ db, clock }: Deps, id: Id): Promise<Feed | null> {
  const now = clock();
  const feed = await readFeed(db, await ownerOfFeed(db, id), now);
  if (!feed || feed.changed.length + feed.dropped.length === 0) return feed;
  return db.transaction(async (tx) => {
    const locked = await readFeed(tx, await lockFeed(tx, id), now);
    if (!locked) return null;
    const { recipient, changed, dropped } = locked;
    await dropEntries(
      tx,
      recipient.ownerId,
      dropped.map(({ reminderId }) => reminderId),
    );
    await saveEntries(tx, changed);
    return locked;
  });
}

async function readFeed(db: Queryable, ownerId: Id | null, now: Date): Promise<Feed | null> {
  const [recipient] = ownerId === null ? [] : await readDueRecipients(db, [ownerId]);
  if (!recipient) return null;
  const planned = plannedEvents(recipient, now);
  const before = await listEntries(db, recipient.ownerId);
  return { recipient, planned, ...entriesOf(before, recipient.ownerId, planned, now) };
}

function textOf({ recipient, planned, entries }: Feed, car: string | undefined): string {
  const { t } = wordsFor(recipient.language);
  const byReminder = new Map(planned.map((event) => [event.reminderId, event]));
  // Of a reminder that is gone nobody knows the car: no calendar minds the end of what it never had.
  const isAsked = ({ reminderId }: CalendarEntry) =>
    car === undefined || (byReminder.get(reminderId)?.carId ?? car) === car;
  const events = entries
    .filter(isAsked)
    .map(({ reminderId, sequence, changedAt, day, isCancelled }): CalendarEvent => {
      const common = {
        uid: `${reminderId}@carful`,
        sequence,
        changedAt: changedAt.toISOString(),
        day,
        isCancelled,
      };
      const event = byReminder.get(reminderId);
      return event
        ? { ...event, ...common }
        : { ...common, summary: t('No longer due'), description: '', leadDays: null };
    });
  return calendarText('Carful', events);
}

const SILENT: ReadonlySet<DueState> = new Set(['paused', 'outOfUse', 'done']);

/** One event per open reminder, on its projected day if only a mileage is set. Without alarms while it is snoozed or
 * notices are off. */
function plannedEvents({ list, cars, choices, language, isEnabled }: DueRecipient, now: Date): Planned[] {
  const words = wordsFor(language);
  const { day: today } = localTime(now, zoneOf(choices.zone, language));
  const names = new Map(cars.map((car) => [car.id, carName(car)]));
  const unitsOf = new Map<Id, Units>(cars.map((car) => [car.id, car]));
  return dueList(list, today).flatMap(({ reminder, status }) => {
    const { state, date: day, isEstimated, isKmEstimated, isSnoozed } = status;
    if (day === null || SILENT.has(state)) return [];
    const title = `${reminder.title} · ${names.get(reminder.carId) ?? ''}`;
    return {
      reminderId: reminder.id,
      carId: reminder.carId,
      day,
      summary: isEstimated ? words.t('{name} (estimated)', { name: title }) : title,
      description: targetText(
        reminder.plan,
        withUnits(words, unitsOf.get(reminder.carId) ?? METRIC),
        isKmEstimated,
      ),
      leadDays: isEnabled && !isSnoozed ? status.leadDays : null,
      isReached: isEstimated && day === today,
    };
  });
}

/** Increments the sequence of changed and cancelled events. */
function entriesOf(
  stored: readonly CalendarEntry[],
  ownerId: Id,
  planned: readonly Planned[],
  now: Date,
): Pick<Feed, 'entries' | 'changed' | 'dropped'> {
  const before = new Map(stored.map((entry) => [entry.reminderId, entry]));
  const current = planned.map(
    ({ reminderId, carId: _carId, day: newDay, isReached, ...content }): CalendarEntry => {
      const previous = before.get(reminderId);
      const keepsDay = isReached && previous && !previous.isCancelled && previous.day < newDay;
      const day = keepsDay ? previous.day : newDay;
      const contentHash = createHash('sha256')
        .update(JSON.stringify([day, content]))
        .digest('base64url');
      if (previous && !previous.isCancelled && previous.contentHash === contentHash) return previous;
      const sequence = previous ? previous.sequence + 1 : 0;
      return { ownerId, reminderId, day, contentHash, sequence, changedAt: now, isCancelled: false };
    },
  );
  const open = new Set(current.map(({ reminderId }) => reminderId));
  const gone = [...before.values()].filter(({ reminderId }) => !open.has(reminderId));
  const cancelled = gone.map((entry) =>
    entry.isCancelled ? entry : { ...entry, sequence: entry.sequence + 1, changedAt: now, isCancelled: true },
  );
  const isOld = ({ changedAt }: CalendarEntry) => now.getTime() - changedAt.getTime() > CANCELLED_MS;
  const entries = [...current, ...cancelled.filter((entry) => !isOld(entry))];
  return {
    entries,
    changed: entries.filter((entry) => before.get(entry.reminderId) !== entry),
    dropped: cancelled.filter(isOld),
  };
}
