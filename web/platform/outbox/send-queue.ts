import type { Id } from '#domain/ids.ts';
import { nextToSend, waitsForRecord } from '#domain/outbox/order.ts';
import { behaviourOf, createdBy } from '#domain/outbox/register.ts';
import { call, type CallArguments } from '#web/platform/api/client.ts';
import { ApiError, isTransient } from '#web/platform/api/errors.ts';
import { withRetries } from '#web/platform/api/retries.ts';
import { keepArrival } from '#web/platform/records/record-database.ts';
import { dropFilesOf, isReachable, sendFiles, withoutMissingFiles, type FileSender } from './files.ts';
import { readOutbox, updateQueue } from './queue-store.ts';
import { isImport, type NewOperation, type StoredOperation, type WaitingFile } from './records.ts';

/** Timeout of one request; the retry is idempotent. */
export const ANSWER_MS = 20_000;
/** An operation that fails this often and this long while the server is reachable is parked. */
const FAILURES_MAX = 5;
const FAILING_MS = 2 * 60_000;

/** A form that waits for the answer; its change is not kept if the server refuses it. */
export type WaitingForm = { resolve: (output: unknown) => void; reject: (error: unknown) => void };

/** A page, or the worker if no page is open. */
export type Sender = FileSender & {
  /** If it cannot send an operation, it stops, to keep the order. */
  canSend: (operation: StoredOperation, queue: readonly StoredOperation[]) => boolean;
  send: (operation: StoredOperation) => Promise<unknown>;
  formOf: (opId: Id) => WaitingForm | undefined;
  /** Called before the operation leaves the queue. */
  onArrived: (operation: StoredOperation, output: unknown) => void;
  onRefused: () => void;
};

/** First in, first out, and files before operations that refer to them. The caller holds outboxLock.
 * @throws transient errors; unsent operations keep their place */
export async function sendQueue(sender: Sender): Promise<void> {
  const { userId } = sender;
  await sendFiles(sender, isNotOwed);
  while (await sender.mayGoOn()) {
    const queue = await readOutbox(userId);
    const next = nextToSend(queue.operations, Date.now());
    if (!next || !sender.canSend(next, queue.operations)) break;
    await sendOne(await withoutMissingFiles(next, queue), sender);
    const created = createdBy(next);
    const isOfCreated = ({ carId }: WaitingFile) => carId !== null && created.includes(carId);
    if (created.length > 0) await sendFiles(sender, (file) => isNotOwed(file) && isOfCreated(file));
  }
  await sendFiles(sender, (file) => !isNotOwed(file));
}

const isNotOwed = ({ owed }: Pick<WaitingFile, 'owed'>) => owed === null;

async function sendOne(operation: StoredOperation, sender: Sender): Promise<void> {
  const { seq, opId } = operation;
  const sent = () => sender.send(operation);
  try {
    const output = await (sender.formOf(opId) ? withRetries(sent) : sent());
    if (behaviourOf(operation)?.applies)
      await keepArrival({ operation, output, at: Date.now() }).catch((error: unknown) =>
        console.warn('What has arrived shows once it is fetched', error),
      );
    sender.onArrived(operation, output);
    if (behaviourOf(operation)?.deletes) await dropFilesOf(operation);
    await updateQueue({ operation: { seq, to: null } });
    sender.formOf(opId)?.resolve(output);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 401) throw error;
    if (error.code === 'NOT_FOUND' && behaviourOf(operation)?.deletes) await dropFilesOf(operation);
    const form = sender.formOf(opId);
    if (form) {
      // Its form is still open and shows the error.
      await updateQueue({ operation: { seq, to: null } });
      form.reject(error);
      sender.onRefused();
      if (isTransient(error)) throw error;
      return;
    }
    // BUSY: another import is open. The owner decides, and the queue continues.
    const mayWait = isTransient(error) && !(isImport(operation) && error.code === 'BUSY');
    if (mayWait && !(await countFailure(operation, error))) throw error;
    const { code, status, data } = error;
    await updateQueue({ operation: { seq, to: { ...operation, refused: { code, status, data } } } });
    sender.onRefused();
  }
}

/** @returns whether this operation alone has failed too often */
async function countFailure(operation: StoredOperation, { status }: ApiError): Promise<boolean> {
  if (status < 500 || !(await isReachable())) return false;
  const { count, since } = operation.failures ?? { count: 0, since: Date.now() };
  if (count + 1 >= FAILURES_MAX && Date.now() - since >= FAILING_MS) return true;
  const failures = { count: count + 1, since };
  await updateQueue({ operation: { seq: operation.seq, to: { ...operation, failures } } });
  return false;
}

/** Names the account, so that the server refuses it if another one has signed in. */
export function callFor(
  { procedure, input, opId, userId }: NewOperation,
  signal: AbortSignal,
): Promise<unknown> {
  const fields: object = input;
  const all = [
    { ...fields, opId },
    { account: userId, signal },
  ] as unknown;
  return call(procedure, ...(all as CallArguments<'issues.log'>));
}

type File = Parameters<typeof waitsForRecord>[0] & Pick<WaitingFile, 'refused'>;

/** Whether anything can be sent without a decision of the owner. */
export const isReady = (operations: readonly StoredOperation[], files: readonly File[]): boolean =>
  nextToSend(operations, Date.now()) !== undefined ||
  files.some((file) => !file.refused && !waitsForRecord(file, operations));
