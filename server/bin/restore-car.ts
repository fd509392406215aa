import { sql } from 'drizzle-orm';
import { choicesAfterAdding } from '#domain/cars/rules.ts';
import type { Id } from '#domain/ids.ts';
import { limits } from '#domain/limits.ts';
import { carsOf } from '#server/cars/store.ts';
import { ownerWrite } from '#server/platform/database/owner-write.ts';
import { DONE, type Caller } from '#server/platform/database/run-operation.ts';
import { fieldRefusal, refusal } from '#server/platform/errors.ts';
import { assertReminderLimit } from '#server/reminders/save-reminder.ts';
import { countReminders } from '#server/reminders/store.ts';
import { lockSettings, settingsChange } from '#server/settings/store.ts';
import { binnedSince } from './binned-since.ts';
import { deleteEntry, putBack, returnFiles, takeEntry } from './store.ts';

/** With all its records and files; links to it stay ended.
 * @throws NOT_FOUND; ID_TAKEN; BAD_REQUEST at the limits of cars and reminders */
export const restoreCar = (caller: Caller, input: { opId: Id; binId: Id }): Promise<{ done: true }> =>
  ownerWrite(caller, input, async ({ owner, now, tx }) => {
    const stored = await lockSettings(tx, owner);
    const kept = await takeEntry(tx, owner, input.binId, binnedSince(now));
    if (kept?.kind !== 'car') throw refusal('NOT_FOUND');
    const cars = await carsOf(tx, owner);
    if (cars.length >= limits.cars) throw fieldRefusal('binId', 'No more cars can be added to this account.');
    const reminders = kept.rows.filter(({ of }) => of === 'reminders').length;
    if (reminders > 0) assertReminderLimit((await countReminders(tx, owner)) + reminders - 1);
    // Higher than any earlier revision: browsers may have cached lists of the deleted car.
    const rows = kept.rows.map((one) =>
      one.of === 'cars' ? { ...one, row: { ...one.row, revision: now.getTime() } } : one,
    );
    await putBack(tx, { ...kept, rows });
    return {
      writes: {
        files: returnFiles(input.binId),
        erased: deleteEntry(input.binId),
        ...settingsChange(owner, stored, choicesAfterAdding({ ...stored, cars }, kept.recordId), now),
      },
      answer: sql`(select ${DONE} from erased)`,
      refused: 'NOT_FOUND',
    };
  });
