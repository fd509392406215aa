import { fillsOf } from '#domain/fills/fill-record.ts';
import { recordCalls } from '#web/platform/forms/record-calls.ts';

export const fillCalls = recordCalls(
  { add: 'fills.log', edit: 'fills.edit', remove: 'fills.delete' },
  'fillId',
  fillsOf,
);
