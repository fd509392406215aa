import { isFinal } from '#web/platform/api/errors.ts';
import { openDevice, type DeviceDatabase } from '#web/platform/storage/device-database.ts';
import { OUTBOX_CHANNEL, outboxLock } from './background-sync.ts';
import { withLock } from './lock.ts';
import type { StoredFile } from './records.ts';
import { uploadStored } from './upload-stored.ts';

/**
 * For the worker, while no page is open: sends the files, which take long and change no record. What names them goes
 * with the next visit. @throws when it was cut: the browser tries again later
 */
export async function sendFiles(): Promise<void> {
  const device = await openDevice();
  const users = new Set((await device.getAll('files')).map(({ userId }) => userId));
  for (const userId of users)
    await withLock(outboxLock(userId), async () => {
      const waiting = (await device.getAllFromIndex('files', 'user', userId)).filter(isLoose);
      for (const file of waiting) if (!(await waitsForCar(device, file))) await send(device, file);
    });
}

const isLoose = ({ refused, owed }: StoredFile) => refused === null && owed === null;

const waitsForCar = async (device: DeviceDatabase, { userId, carId }: StoredFile) =>
  (await device.getAllFromIndex('operations', 'user', userId)).some(
    ({ input }) => 'id' in input && input.id === carId,
  );

async function send(device: DeviceDatabase, file: StoredFile): Promise<void> {
  try {
    await uploadStored(file, '', () => undefined);
  } catch (error) {
    // The page tells the owner.
    if (isFinal(error)) return;
    throw error;
  }
  await device.delete('files', file.id);
  const pages = new BroadcastChannel(OUTBOX_CHANNEL);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
  pages.postMessage('changed');
  pages.close();
}
