import type { Output, Procedure } from '#domain/calls.ts';
import type { Id } from '#domain/ids.ts';
import type { IssueRecord } from '#domain/issues/issue-record.ts';
import { toMinorOrNull } from '#domain/money/minor-units.ts';
import { RecordsDraft } from '#domain/sync/records-draft.ts';
import type { DemoReply } from './garage.ts';
import type { Words } from '#domain/language/words.ts';
import { applyPending } from '#domain/outbox/apply-pending.ts';
import { withWaiting } from '#domain/outbox/with-waiting.ts';
import type { Cars } from '#domain/sync/known-records.ts';
import type { Settings } from '#domain/settings/schema.ts';
import {
  nothingPending,
  type Pending,
  type PendingFile,
  type PendingOperation,
} from '#domain/outbox/pending.ts';

/** The demo works like an account whose records all wait to be sent. */
export type Demo = {
  operations: readonly PendingOperation[];
  files: ReadonlyMap<Id, PendingFile>;
  replies: readonly DemoReply[];
  /** Of the device, `yyyy-MM-dd`. */
  today: string;
  /** The units of the device when the demo began. */
  settings: Pick<Settings, 'language' | 'theme'>;
  /** Of the language that is shown now. */
  words: () => Words;
  untitled: Pending['untitled'];
};

// The same object until something changes, as derived values are cached by it.
const pendingOf = new WeakMap<Demo, Pending>();

function asPending(demo: Demo): Pending {
  const { operations, files, untitled } = demo;
  const made = pendingOf.get(demo) ?? { ...nothingPending, operations, files, untitled };
  pendingOf.set(demo, made);
  return made;
}

/** An answer with what was entered on this device. */
export const shown = <P extends Procedure>(demo: Demo, procedure: P, answer: Output<P>): Output<P> =>
  applyPending(procedure, answer, asPending(demo)) as Output<P>;

const recordsOfDemos = new WeakMap<Demo, Cars>();

export function recordsOf(demo: Demo): Cars {
  const known = recordsOfDemos.get(demo);
  if (known) return known;
  const isOfReply = ({ procedure }: PendingOperation) => procedure.startsWith('replies.');
  const pending = asPending(demo);
  const only = (operations: PendingOperation[]) => ({ ...pending, operations });
  const before = withWaiting(new Map(), only(pending.operations.filter((one) => !isOfReply(one))));
  const made = withWaiting(withReplies(before, demo), only(pending.operations.filter(isOfReply)));
  recordsOfDemos.set(demo, made);
  return made;
}

function withReplies(cars: Cars, { replies }: Demo): Cars {
  const draft = new RecordsDraft(cars);
  for (const {
    carId,
    issueId,
    reply: { cost, ...reply },
  } of replies) {
    const issue = draft.read<IssueRecord>(carId, 'issue', issueId);
    const row = { ...reply, costMinor: toMinorOrNull(cost, reply.currency) };
    if (issue) draft.put('issue', { ...issue, replies: [row] } as IssueRecord);
  }
  return draft.cars;
}

export const withOperation = (demo: Demo, operation: PendingOperation): Demo => ({
  ...demo,
  operations: [...demo.operations, operation],
});
