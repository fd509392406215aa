import type { IssueRecord } from '#domain/issues/issue-record.ts';
import type { Offline } from '#domain/outbox/offline.ts';

export const repliesOffline = {
  writes: {
    'replies.delete': {
      name: 'Removed answer',
      subject: ({ issueId }) => issueId,
      applies: (records, { input: { carId, issueId, replyId } }) => {
        const issue = records.read<IssueRecord>(carId, 'issue', issueId);
        if (!issue) return;
        const replies = (issue.replies ?? []).filter(({ id }) => id !== replyId);
        records.put('issue', { ...issue, replies } as IssueRecord);
      },
    },
  },
} satisfies Offline<'replies'>;
