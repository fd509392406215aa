import { sql, type SQLWrapper } from 'drizzle-orm';
import type { Id } from '#domain/ids.ts';
import type { LinkableIssue, LinkOutcome } from '#domain/issues/repair-link-rules.ts';
import { updatedMileage } from '#domain/mileage/rules.ts';
import { linkableIssues, refreshRecurring, updateIssue } from '#server/issues/store.ts';
import { newestReading } from '#server/mileage/store.ts';
import { carWrite, type CarWrite } from '#server/platform/database/car-write.ts';
import { DONE, type Caller } from '#server/platform/database/run-operation.ts';
import { refusal } from '#server/platform/errors.ts';
import { assertReminderLimit } from '#server/reminders/save-reminder.ts';
import { countReminders, insertRun } from '#server/reminders/store.ts';
import { linkIssues } from '#server/repairs/link-issues.ts';
import { binnedSince } from './binned-since.ts';
import { deleteEntry, putBack, returnFiles, takeEntry, type Kept, type KeptRow } from './store.ts';

type Writes = Record<string, SQLWrapper>;

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
    const isLinkedAnew = kept.kind === 'repair';
    const added = await putBack(
      tx,
      isLinkedAnew ? kept.rows.filter(({ of }) => of !== 'repair_issue_links') : kept.rows,
    );
    if ([...added.values()].every((count) => count === 0)) throw refusal('ID_TAKEN');
    const [reading] = rowsOf('mileage_readings').map(({ row }) => row as { km: number; date: string });
    const mileage = updatedMileage({ mileage: write.mileage, before: null, newest }, reading ?? null);
    return {
      writes: {
        ...(kept.kind === 'issue' && recurringAgain(write, kept)),
        ...(isLinkedAnew && (await linksAgain(write, kept.recordId, rowsOf('repair_issue_links')))),
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

/** Its problems get the status that it gave them. */
async function linksAgain(write: CarWrite<null>, repairId: Id, links: readonly KeptRow[]): Promise<Writes> {
  const { carId, ownerId } = write.scope;
  const requested = new Map(
    links.map(({ row }) => [row['issue_id'] as Id, row['outcome'] as LinkOutcome] as const),
  );
  const { rows } = await write.tx.execute<{ issues: LinkableIssue[] }>(sql`
    select ${linkableIssues([...requested.keys()])} as issues from cars as car
    where id = ${carId} and owner_id = ${ownerId}`);
  return {
    saved: sql`select * from repairs where id = ${repairId} and owner_id = ${ownerId}`,
    ...linkIssues(write, repairId, { before: new Map(), requested }, rows[0]!.issues).writes,
  };
}
