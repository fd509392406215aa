import type { Write } from '#domain/calls.ts';
import type { IssueRecord } from '#domain/issues/issue-record.ts';
import { loggedFields } from '#domain/issues/log-fields.ts';
import { mentionsUrgent } from '#domain/issues/rules.ts';
import type { Pending } from '#domain/outbox/pending.ts';
import { fileOnDevice } from './issue-edit.ts';

type Device = Pick<Pending, 'files' | 'untitled'>;

export function loggedIssue(draft: Write<'issues.log'>, at: string, device: Device): IssueRecord {
  const { assessment, mileage: _km, ...fields } = loggedFields(draft, device.untitled);
  return {
    id: draft.id,
    carId: draft.carId,
    ...fields,
    ...assessment,
    isUrgent: mentionsUrgent(fields),
    media: draft.mediaIds.flatMap((id) => fileOnDevice(device, id) ?? []),
    symptoms: null,
    status: 'new',
    notes: '',
    resolvedBy: null,
    resolvedAt: null,
    recurrences: [],
    replies: [],
    mechanicName: null,
    garageName: null,
    byKey: null,
    version: 1,
    createdAt: at,
  };
}
