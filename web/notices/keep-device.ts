import type { Id } from '#domain/ids.ts';
import type { Notices } from '#domain/notices/schema.ts';
import { call } from '#web/platform/api/client.ts';
import { isCode } from '#web/platform/api/errors.ts';
import { newId } from '#web/platform/ids.ts';
import { isSubscribed, pushSupport, subscribe } from '#web/platform/push-subscription.ts';
import { writeUser } from '#web/platform/storage/storage.ts';

/** Subscribes again after the browser ended the subscription, after a restored server changed its keys, and after the owner
 * has logged in again. A device that its owner removed elsewhere keeps its subscription and stays removed. */
export async function keepDevice(userId: Id, id: Id, { pushKey, devices }: Notices): Promise<void> {
  if (pushSupport() !== 'possible' || Notification.permission !== 'granted') return;
  const known = devices.find((device) => device.id === id);
  if (await isSubscribed(pushKey)) {
    if (!known) return writeUser(userId, 'pushDevice', null);
    if (known.isCurrent) return;
  }
  const device = await subscribe(pushKey);
  if (!device) return;
  await call('notices.addDevice', { opId: newId(), ...device }, { account: userId });
  writeUser(userId, 'pushDevice', device.id);
  try {
    await call('notices.removeDevice', { opId: newId(), deviceId: id }, { account: userId });
  } catch (error) {
    // The same subscription was moved to the new id.
    if (!isCode(error, 'NOT_FOUND')) throw error;
  }
}
