import { dayOfInstant } from '#domain/language/format.ts';
import type { Id } from '#domain/ids.ts';
import { withFileChange } from '#domain/issues/file-rules.ts';
import type { IssueFileRow, IssueRecord } from '#domain/issues/issue-record.ts';
import type { AssessedIssue } from '#domain/issues/log-fields.ts';
import { changeByHand } from '#domain/issues/repair-link-rules.ts';
import { mentionsUrgent } from '#domain/issues/rules.ts';
import { newValues, type Pending, type PendingOperation } from '#domain/outbox/pending.ts';
import type { RecordsDraft } from '#domain/sync/records-draft.ts';
import { readingsIn, writeReading } from './pending-readings.ts';

type Device = Pick<Pending, 'files'>;

export const fileOnDevice = ({ files }: Device, id: Id): IssueFileRow | undefined => {
  const file = files.get(id);
  return file && { id, kind: file.kind, url: file.url };
};

/** @returns the problem before; undefined if it is not there */
export function editIssue(
  records: RecordsDraft,
  { input, at }: PendingOperation<'issues.edit'>,
  device: Device,
): IssueRecord | undefined {
  const { carId, issueId } = input;
  const { mediaIds, mileage, ...changes } = input.changes;
  const issue = records.read<IssueRecord>(carId, 'issue', issueId);
  if (!issue) return undefined;
  const { status, assessment, ...fields } = newValues<AssessedIssue>(changes);
  const byHand = status === undefined ? {} : changeByHand(issue, status, at);
  // As the server has it: an edit may take back a file that one before it removes.
  const stored = records.before.get(carId)?.issue?.get(issueId) as IssueRecord | undefined;
  const find = (id: Id) => stored?.media.find((one) => one.id === id) ?? fileOnDevice(device, id);
  const media = mediaIds ? withFileChange(issue.media, mediaIds, find) : issue.media;
  const edited = { ...issue, ...fields, ...assessment, ...byHand, media };
  records.put('issue', { ...edited, isUrgent: mentionsUrgent(edited) } as IssueRecord);
  if (changes.date || mileage) {
    const before = readingsIn(records, carId).find(({ sourceId }) => sourceId === issueId);
    const km = mileage ? mileage.to : (before?.km ?? null);
    const reading = km === null ? null : { km, date: dayOfInstant(edited.date) };
    writeReading(records, carId, { source: 'issue', sourceId: issueId }, reading);
  }
  return issue;
}
