import type { Offline } from '#domain/outbox/offline.ts';
import { newValues, type PendingOperation } from '#domain/outbox/pending.ts';
import type { Notices } from '#domain/notices/schema.ts';

const withEdit = (notices: Notices, { input }: PendingOperation<'notices.edit'>): Notices => ({
  ...notices,
  ...newValues<Notices>(input.changes),
});

const isEdit = (operation: PendingOperation): operation is PendingOperation<'notices.edit'> =>
  operation.procedure === 'notices.edit';

const byPushService = { no: 'A device is added and removed by the push service of its browser' };

export const noticesOffline = {
  writes: {
    'notices.edit': {
      name: 'Changed notification settings',
      subject: () => null,
      early: true,
      applies: (records, { input }) => records.changeAccount('noticeSettings', newValues(input.changes)),
    },
    'notices.setZone': { no: 'It is sent again with the next start' },
    'notices.addDevice': byPushService,
    'notices.removeDevice': byPushService,
    'notices.makeCalendar': { no: 'The server makes the address' },
    'notices.setAddress': { no: 'It holds secrets, which are not kept on a device' },
    'notices.removeAddress': { no: 'The address counts as removed only when the server has removed it' },
    'notices.endCalendar': { no: 'The address counts as ended only when the server has ended it' },
  },
  asks: {
    'notices.testDevice': { no: 'A test is of the way from the server to the device' },
    'notices.testAddress': { no: 'A test is of the way from the server to the address' },
  },
  reads: {
    'notices.read': (notices, { operations }) => operations.filter(isEdit).reduce(withEdit, notices),
  },
} satisfies Offline<'notices'>;
