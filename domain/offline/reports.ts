import type { Offline } from '#domain/outbox/offline.ts';

export const reportsOffline = {
  writes: {},
  asks: { 'reports.mail': { no: 'The server makes and mails the report' } },
} satisfies Offline<'reports'>;
