import type { ReminderList } from '#domain/reminders/schema.ts';
import type { Id } from '#domain/ids.ts';
import type { Notices } from '#domain/notices/schema.ts';
import { call } from '#web/platform/api/client.ts';
import { newId } from '#web/platform/ids.ts';
import { deviceDay } from '#web/platform/language/device-day.ts';
import { zoneOfDevice } from '#web/platform/language/time-zone.ts';
import { outboxState } from '#web/platform/outbox/state.ts';
import { queryClient } from '#web/platform/reads/query.ts';
import { onSignedOut } from '#web/platform/session/session-store.ts';
import { readUser } from '#web/platform/storage/storage.ts';

/** Runs a few seconds after the start; failures are retried at the next start. */
export async function keepNotices(userId: Id): Promise<void> {
  try {
    const notices = await call('notices.read');
    await keepZone(notices);
    const deviceId = readUser(userId, 'pushDevice');
    if (deviceId !== null) {
      const { keepDevice } = await import('./keep-device.ts');
      await keepDevice(userId, deviceId, notices);
    }
    await keepBadge();
  } catch (error) {
    console.warn('Notices could not be brought up to date', error);
  }
}

/** The digest follows the time zone of the device used last. */
async function keepZone(stored: Notices): Promise<void> {
  const zone = zoneOfDevice();
  if (stored.zone !== zone) await call('notices.setZone', { opId: newId(), zone });
}

let isBadgeKept = false;

const LIST = 'reminders.list';

/** Badge of the installed app: updated on every read of the reminders and every queued change, removed at log-out. */
async function keepBadge(): Promise<void> {
  if (!('setAppBadge' in navigator)) return;
  if (!isBadgeKept) {
    isBadgeKept = true;
    queryClient.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'success') return;
      const { queryKey, state } = event.query;
      if (queryKey[0] === LIST) showNext(state.data as ReminderList);
    });
    let counted = outboxState.get().operations;
    outboxState.subscribe(() => {
      const { operations } = outboxState.get();
      const list = queryClient.getQueryData<ReminderList>([LIST, null]);
      if (operations === counted || !list) return;
      counted = operations;
      showNext(list);
    });
    onSignedOut(() => void navigator.clearAppBadge().catch(warn));
  }
  await queryClient.fetchQuery({
    queryKey: [LIST, null],
    queryFn: ({ signal }) => call('reminders.list', undefined, { signal }),
    staleTime: 0,
  });
  await badgeShown;
}

let badgeShown = Promise.resolve();

/** In order, so that the last count wins. */
function showNext(list: ReminderList): void {
  badgeShown = badgeShown.then(() => showBadge(list)).catch(warn);
}

async function showBadge(known: ReminderList): Promise<void> {
  const list = outboxState.get().apply(LIST, undefined, known, false) as ReminderList;
  await navigator.setAppBadge(list.reminders.length === 0 ? 0 : await countDue(list));
}

async function countDue(list: ReminderList): Promise<number> {
  const { countPressing } = await import('#domain/reminders/due-list-rules.ts');
  return countPressing(list, deviceDay());
}

const warn = (error: unknown) => console.warn('The badge could not be changed', error);
