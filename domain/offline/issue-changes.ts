import type { Write } from '#domain/calls.ts';
import type { Id } from '#domain/ids.ts';
import { withFileChange } from '#domain/issues/file-rules.ts';
import type { IssueFileRow, IssueRecord } from '#domain/issues/issue-record.ts';
import { loggedFields, type AssessedIssue } from '#domain/issues/log-fields.ts';
import { changeByHand } from '#domain/issues/repair-link-rules.ts';
import { newValues, type Pending } from '#domain/outbox/pending.ts';

type Device = Pick<Pending, 'files' | 'untitled'>;

const onDevice = (files: Device['files'], id: Id): IssueFileRow | undefined => {
  const file = files.get(id);
  return file && { id, kind: file.kind, url: file.url };
};

export function loggedIssue(draft: Write<'issues.log'>, at: string, device: Device): IssueRecord {
  const { assessment, mileage: _km, ...fields } = loggedFields(draft, device.untitled);
  return {
    id: draft.id,
    carId: draft.carId,
    ...fields,
    ...assessment,
    media: draft.mediaIds.flatMap((id) => onDevice(device.files, id) ?? []),
    symptoms: null,
    status: 'new',
    notes: '',
    resolvedBy: null,
    resolvedAt: null,
    recurrences: [],
    mechanicName: null,
    garageName: null,
    version: 1,
    createdAt: at,
  };
}

type Edited = Pick<Device, 'files'> & {
  at: string;
  /** As the server has it: an edit may take back a file that one before it removes. */
  stored: IssueRecord | undefined;
};

export function editedIssue(
  before: IssueRecord,
  { changes: { mediaIds, mileage: _km, ...changes } }: Write<'issues.edit'>,
  { at, files, stored = before }: Edited,
): IssueRecord {
  const { status, assessment, ...fields } = newValues<AssessedIssue>(changes);
  const byHand = status === undefined ? {} : changeByHand(before, status, at);
  const find = (id: Id) => stored.media.find((one) => one.id === id) ?? onDevice(files, id);
  const media = mediaIds ? withFileChange(before.media, mediaIds, find) : before.media;
  return { ...before, ...fields, ...assessment, ...byHand, media };
}
