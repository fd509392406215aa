import type { Id } from '#domain/ids.ts';
import type { PendingOperation } from '#domain/outbox/pending.ts';

/** The records that somebody can enter in the demo and keep in an account, with what names one in an edit. */
const kept: Record<string, string> = {
  'cars.add': 'carId',
  'issues.log': 'issueId',
  'repairs.log': 'repairId',
  'fills.log': 'fillId',
  'reminders.add': 'reminderId',
  'documents.add': 'documentId',
};

/** Of the records as such: what is part of one names it as well. */
const deletions = new Set(Object.keys(kept).map((add) => `${add.split('.')[0]}.delete`));

type Fields = Record<string, unknown> & { id?: Id; carId?: Id };
const fieldsOf = ({ input }: PendingOperation) => input as unknown as Fields;

/** The files of the demo are in its page alone. */
const noFiles: Record<string, unknown> = {
  mediaIds: [],
  fileIds: [],
  receiptIds: [],
  receiptId: null,
  photoId: null,
};

/**
 * What was entered in the demo, as an account takes it: without files, and without what concerns the demo's own records.
 * @param carId which car takes what was entered for a car of the demo
 */
export function carriedFromDemo(entered: readonly PendingOperation[], carId: Id | null): PendingOperation[] {
  const deleted = new Set(entered.flatMap((one) => (deletions.has(one.procedure) ? namedBy(one) : [])));
  const made = entered.filter((one) => one.procedure in kept && !deleted.has(fieldsOf(one).id ?? ''));
  const ids = new Set(made.flatMap((one) => fieldsOf(one).id ?? []));
  const carOf = (id: Id | undefined) => (id === undefined || ids.has(id) ? id : (carId ?? undefined));
  return entered.flatMap((one) => {
    const fields = fieldsOf(one);
    const isMade = made.includes(one);
    const isEdit = one.procedure.endsWith('.edit') && namedBy(one).some((id) => ids.has(id));
    if (!isMade && !isEdit) return [];
    const car = carOf(fields.carId);
    if (fields.carId !== undefined && car === undefined) return [];
    const input = Object.fromEntries(
      Object.entries({ ...fields, ...(car !== undefined && { carId: car }) }).map(([name, value]) => [
        name,
        name in noFiles
          ? noFiles[name]
          : Array.isArray(value) && name.endsWith('Issues')
            ? value.filter((id) => ids.has(id))
            : value,
      ]),
    );
    return [{ ...one, input } as unknown as PendingOperation];
  });
}

/** Whether something of it needs one of the owner's cars. */
export const needsCar = (entered: readonly PendingOperation[]): boolean =>
  carriedFromDemo(entered, null).length < carriedFromDemo(entered, 'any').length;

/** How many records were entered. */
export const enteredCount = (entered: readonly PendingOperation[]): number =>
  carriedFromDemo(entered, 'any').filter(({ procedure }) => procedure in kept).length;

function namedBy(operation: PendingOperation): Id[] {
  const fields = fieldsOf(operation);
  return Object.values(kept).flatMap((name) => {
    const id = fields[name];
    // A record names its car as well; a car is named by that alone.
    const isCarAlone = name === 'carId' && !operation.procedure.startsWith('cars.');
    return typeof id === 'string' && !isCarAlone ? [id] : [];
  });
}
