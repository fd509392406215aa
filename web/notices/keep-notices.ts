import type { Id } from '#domain/ids.ts';
import type { Notices } from '#domain/notices/schema.ts';
import { reminderListOf } from '#domain/reminders/reminder-record.ts';
import type { Cars } from '#domain/sync/known-records.ts';
import { call } from '#web/platform/api/client.ts';
import { newId } from '#web/platform/ids.ts';
import { deviceDay } from '#web/platform/language/device-day.ts';
import { zoneOfDevice } from '#web/platform/language/time-zone.ts';
import { outbox } from '#web/platform/outbox/outbox.ts';
import { outboxState } from '#web/platform/outbox/state.ts';
import { queryClient, queryOf } from '#web/platform/reads/query.ts';
import { recordsState } from '#web/platform/records/state.ts';
import { shownRecords } from '#web/platform/records/outside-screens.ts';
import { onSignedOut } from '#web/platform/session/session-store.ts';
import { readUser } from '#web/platform/storage/storage.ts';

/** Runs a few seconds after the start; failures are retried at the next start. */
export async function keepNotices(userId: Id): Promise<void> {
  try {
    const notices = await queryClient.fetchQuery(current());
    await keepZone(notices);
    const deviceId = readUser(userId, 'pushDevice');
    if (deviceId !== null) {
      const { keepDevice } = await import('./keep-device.ts');
      await keepDevice(userId, deviceId, notices);
    }
    keepBadge();
  } catch (error) {
    console.warn('Notices could not be brought up to date', error);
  }
}

/** The answer is kept for a start without a network. */
const current = () => ({ ...queryOf('notices.read', undefined), staleTime: 0 });

// While the settings are closed, nobody else reads them again.
outbox.onArrival((isAwaited, sent) => {
  if (!isAwaited && sent === 'notices.edit') void queryClient.prefetchQuery(current());
});

/** The digest follows the time zone of the device used last. */
async function keepZone(stored: Notices): Promise<void> {
  const zone = zoneOfDevice();
  if (stored.zone !== zone) await call('notices.setZone', { opId: newId(), zone });
}

let isBadgeKept = false;

/** Badge of the installed app: follows the records and every queued change, and is removed at log-out. */
function keepBadge(): void {
  if (isBadgeKept || !('setAppBadge' in navigator)) return;
  isBadgeKept = true;
  let counted: Cars = new Map();
  const showNext = () => {
    if (recordsState.get().askedAt === 0 || counted === shownRecords()) return;
    counted = shownRecords();
    // In order, so that the last count wins.
    badgeShown = badgeShown.then(() => showBadge(shownRecords())).catch(warn);
  };
  recordsState.subscribe(showNext);
  outboxState.subscribe(showNext);
  onSignedOut(() => void navigator.clearAppBadge().catch(warn));
  showNext();
}

let badgeShown = Promise.resolve();

async function showBadge(cars: Cars): Promise<void> {
  const { countPressing } = await import('#domain/reminders/due-list-rules.ts');
  await navigator.setAppBadge(countPressing(reminderListOf(cars), deviceDay()));
}

const warn = (error: unknown) => console.warn('The badge could not be changed', error);
