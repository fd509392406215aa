import { dayOfInstant } from '#domain/language/format.ts';
import type { Id } from '#domain/ids.ts';
import { writeReading } from './pending-readings.ts';
import type { Offline } from '#domain/outbox/offline.ts';
import { editIssue } from './issue-edit.ts';
import { loggedIssue } from './issue-log.ts';
import { unlinkIssue } from './write-repair.ts';
import { fileChange } from '#domain/issues/file-rules.ts';

const source = (sourceId: Id) => ({ source: 'issue', sourceId }) as const;

export const issuesOffline = {
  writes: {
    'issues.log': {
      name: 'New problem',
      text: ({ description }) => description,
      subject: ({ id }) => id,
      creates: true,
      files: ({ mediaIds }) => mediaIds,
      applies: (records, { input, at }, device) => {
        const { carId, id, date, mileage: km = null } = input;
        if (records.read(carId, 'issue', id)) return;
        records.put('issue', loggedIssue(input, at, device));
        writeReading(records, carId, source(id), km === null ? null : { km, date: dayOfInstant(date) });
      },
    },
    'issues.edit': {
      name: 'Changed problem',
      subject: ({ issueId }) => issueId,
      files: ({ changes: { mediaIds } }) => (mediaIds ? fileChange(mediaIds).added : []),
      early: true,
      applies: (records, edit, device) => {
        const { carId, issueId, changes } = edit.input;
        const { status, resolvedBy: repairId } = editIssue(records, edit, device) ?? {};
        if (repairId && changes.status && changes.status.to !== status)
          unlinkIssue(records, carId, issueId, { repairId, at: edit.at });
      },
    },
    'issues.delete': {
      name: 'Deleted problem',
      deletes: true,
      subject: ({ issueId }) => issueId,
      applies: (records, { input: { carId, issueId }, at }) => {
        records.remove(carId, 'issue', issueId);
        unlinkIssue(records, carId, issueId, { repairId: null, at });
        writeReading(records, carId, source(issueId), null);
      },
    },
  },
  lateFile: { to: 'issue', query: 'issueId' },
} satisfies Offline<'issues'>;
