import { formatDay } from '#domain/language/format.ts';
import type { Offline } from '#domain/outbox/offline.ts';

export const recurrencesOffline = {
  writes: {
    'recurrences.add': {
      name: 'New recurrence',
      text: ({ date, notes }, { language }) => notes ?? formatDay(date, language),
      subject: ({ issueId }) => issueId,
      creates: true,
    },
    'recurrences.delete': {
      name: 'Removed recurrence',
      text: () => '',
      subject: ({ issueId }) => issueId,
    },
  },
} satisfies Offline<'recurrences'>;
