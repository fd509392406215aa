import type { IssueRecord } from '#domain/issues/issue-record.ts';
import { formatDay } from '#domain/language/format.ts';
import type { Offline } from '#domain/outbox/offline.ts';

export const recurrencesOffline = {
  writes: {
    'recurrences.add': {
      name: 'New recurrence',
      text: ({ date, notes }, { language }) => notes ?? formatDay(date, language),
      subject: ({ issueId }) => issueId,
      creates: true,
      applies: (records, { input: { carId, issueId, id, date, notes } }) => {
        const issue = records.read<IssueRecord>(carId, 'issue', issueId);
        if (!issue || issue.recurrences.some((one) => one.id === id)) return;
        const added = { id, date, notes: notes?.trim() ?? '' };
        records.put('issue', { ...issue, recurrences: [...issue.recurrences, added] } as IssueRecord);
      },
    },
    'recurrences.delete': {
      name: 'Removed recurrence',
      subject: ({ issueId }) => issueId,
      applies: (records, { input: { carId, issueId, recurrenceId } }) => {
        const issue = records.read<IssueRecord>(carId, 'issue', issueId);
        if (!issue) return;
        const recurrences = issue.recurrences.filter(({ id }) => id !== recurrenceId);
        records.put('issue', { ...issue, recurrences } as IssueRecord);
      },
    },
  },
} satisfies Offline<'recurrences'>;
