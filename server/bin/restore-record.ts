import { sql, type SQLWrapper } from 'drizzle-orm';
import type { Id } from '#domain/ids.ts';
import { updatedMileage } from '#domain/mileage/rules.ts';
import type { MileageReading } from '#domain/mileage/schema.ts';
import { refreshRecurring, updateIssue } from '#server/issues/store.ts';
import { hasFormReading, newestReading } from '#server/mileage/store.ts';
import { carWrite, type CarWrite } from '#server/platform/database/car-write.ts';
import { DONE, type Caller } from '#server/platform/database/run-operation.ts';
import { refusal } from '#server/platform/errors.ts';
import { assertReminderLimit } from '#server/reminders/save-reminder.ts';
import { countReminders, insertRun } from '#server/reminders/store.ts';
import { binnedSince } from './binned-since.ts';
import { deleteEntry, putBack, returnFiles, takeEntry, type Kept } from './store.ts';

type Writes = Record<string, SQLWrapper>;
type KeptReading = Pick<MileageReading, 'km' | 'date' | 'source'>;

/** As it was, with what saving one like it does to the problems and the mileage of its car.
 * @throws NOT_FOUND; ID_TAKEN when there is another one with its id; BAD_REQUEST at the limit of reminders */
export const restoreRecord = (
  caller: Caller,
  input: { opId: Id; carId: Id; binId: Id },
): Promise<{ done: true }> =>
  carWrite(caller, input, sql<null>`null`, async (write) => {
    const { scope, tx, now } = write;
    const kept = await takeEntry(tx, scope, input.binId, binnedSince(now));
    if (!kept || kept.kind === 'car' || kept.ofCar !== scope.carId) throw refusal('NOT_FOUND');
    const rowsOf = (table: string) => kept.rows.filter(({ of, isLeft }) => of === table && !isLeft);
    const hasReminder = rowsOf('reminders').length > 0;
    if (hasReminder) assertReminderLimit(await countReminders(tx, scope));
    const newest = await newestReading(tx, scope);
    const [reading] = rowsOf('mileage_readings').map(({ row }) => row as KeptReading);
    if (reading?.source === 'car' && (await hasFormReading(tx, scope, reading.date)))
      throw refusal('ID_TAKEN');
    await putBack(tx, kept);
    const mileage = updatedMileage({ mileage: write.mileage, before: null, newest }, reading ?? null);
    return {
      writes: {
        ...(kept.kind === 'issue' && recurringAgain(write, kept)),
        ...(hasReminder && { planned: insertRun(scope) }),
        files: returnFiles(input.binId),
        erased: deleteEntry(input.binId),
      },
      car: mileage === write.mileage ? {} : { mileage },
      answer: sql`(select ${DONE} from erased)`,
      refused: 'NOT_FOUND',
    };
  });

function recurringAgain({ scope }: CarWrite<null>, { recordId, rows }: Kept): Writes {
  const issue = rows.find(({ of, row }) => of === 'issues' && row['id'] === recordId)!.row;
  const titleKey = String(issue['title_key']);
  return {
    saved: updateIssue(scope, recordId, { titleKey, recurrenceCount: Number(issue['recurrence_count']) }),
    ...refreshRecurring(scope, recordId, { before: null, after: titleKey }),
  };
}
