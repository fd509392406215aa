import type { Id } from '#domain/ids.ts';
import type { IssueRecord, ReplyRow } from '#domain/issues/issue-record.ts';
import type { Offline } from '#domain/outbox/offline.ts';
import { newValues } from '#domain/outbox/pending.ts';
import type { RecordsDraft } from '#domain/sync/records-draft.ts';

type Key = { carId: Id; issueId: Id; replyId: Id };

/** @param become what one of the answers becomes: nothing if it is deleted */
function change(records: RecordsDraft, key: Key, become: (reply: ReplyRow) => ReplyRow[]) {
  const issue = records.read<IssueRecord>(key.carId, 'issue', key.issueId);
  if (!issue) return;
  const replies = (issue.replies ?? []).flatMap((one) => (one.id === key.replyId ? become(one) : [one]));
  records.put('issue', { ...issue, replies } as IssueRecord);
}

export const repliesOffline = {
  writes: {
    'replies.edit': {
      name: 'Reply to an answer',
      subject: ({ issueId }) => issueId,
      early: true,
      applies: (records, { input }) =>
        change(records, input, (reply) => [{ ...reply, ...newValues<ReplyRow>(input.changes) }]),
    },
    'replies.delete': {
      name: 'Removed answer',
      subject: ({ issueId }) => issueId,
      applies: (records, { input }) => change(records, input, () => []),
    },
  },
} satisfies Offline<'replies'>;
