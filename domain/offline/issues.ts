import { dayOfInstant } from '#domain/language/format.ts';
import type { Id } from '#domain/ids.ts';
import { readingsIn, writeReading } from './pending-readings.ts';
import { forgetMissing, type CachedIssue, type RecordCache } from '#domain/outbox/cached-records.ts';
import type { CacheUpdate, Offline } from '#domain/outbox/offline.ts';
import { isNewCar } from '#domain/outbox/pending.ts';
import { editedIssue, loggedIssue } from './issue-changes.ts';
import { earlyIssueEdit } from './issue-edit.ts';
import { unlinkIssue } from './write-repair.ts';
import { fileChange } from '#domain/issues/file-rules.ts';
import { cachedIssue } from './pending-brief.ts';
import { withPendingEntries } from './pending-entries.ts';
import { loggedIssues, withPendingIssue } from './pending-issue.ts';
import type { IssueRecord } from '#domain/issues/issue-record.ts';
import type { Issue } from '#domain/issues/schema.ts';

const source = (sourceId: Id) => ({ source: 'issue', sourceId }) as const;

export const issuesOffline = {
  writes: {
    'issues.log': {
      name: 'New problem',
      text: ({ description }) => description,
      subject: ({ id }) => id,
      creates: true,
      files: {
        named: ({ mediaIds }) => mediaIds,
        without: (input, ids) => ({ ...input, mediaIds: input.mediaIds.filter((id) => !ids.has(id)) }),
        owner: ({ id }) => ({ to: 'issue', id }),
      },
      applies: (records, { input, at }, device) => {
        const { carId, id, date, mileage: km = null } = input;
        if (records.read(carId, 'issue', id)) return;
        records.put('issue', loggedIssue(input, at, device));
        writeReading(records, carId, source(id), km === null ? null : { km, date: dayOfInstant(date) });
      },
      updates: (_input, issue) => [updatedIssue(issue)],
    },
    'issues.edit': {
      name: 'Changed problem',
      subject: ({ issueId }) => issueId,
      files: {
        named: ({ changes: { mediaIds } }) => (mediaIds ? fileChange(mediaIds).added : []),
        without: (input, ids) => {
          const { mediaIds } = input.changes;
          if (!mediaIds) return input;
          const to = mediaIds.to.filter((id) => !ids.has(id));
          return { ...input, changes: { ...input.changes, mediaIds: { ...mediaIds, to } } };
        },
        owner: ({ issueId }) => ({ to: 'issue', id: issueId }),
      },
      updates: (_input, issue) => [updatedIssue(issue)],
      early: earlyIssueEdit,
      applies: (records, { input, at }, device) => {
        const { carId, issueId, changes } = input;
        const issue = records.read<IssueRecord>(carId, 'issue', issueId);
        if (!issue) return;
        const stored = device.records.get(carId)?.issue?.get(issueId) as IssueRecord | undefined;
        const edited = editedIssue(issue, input, { at, files: device.files, stored });
        records.put('issue', edited);
        if (issue.resolvedBy && !edited.resolvedBy)
          unlinkIssue(records, carId, issueId, { repairId: issue.resolvedBy, at });
        const { date, mileage } = changes;
        if (!date && !mileage) return;
        const before = readingsIn(records, carId).find(({ sourceId }) => sourceId === issueId);
        const km = mileage ? mileage.to : (before?.km ?? null);
        const day = dayOfInstant(edited.date);
        writeReading(records, carId, source(issueId), km === null ? null : { km, date: day });
      },
    },
    'issues.delete': {
      name: 'Deleted problem',
      deletes: true,
      text: () => '',
      subject: ({ issueId }) => issueId,
      applies: (records, { input: { carId, issueId }, at }) => {
        records.remove(carId, 'issue', issueId);
        unlinkIssue(records, carId, issueId, { repairId: null, at });
        writeReading(records, carId, source(issueId), null);
      },
    },
  },
  reads: {
    'issues.read': (input, issue, { pending }) => withPendingIssue(input, issue, pending),
    'issues.list': (query, data, { pending, isUnreachable }) => {
      const isHere = () => isUnreachable && loggedIssues(query.carId, () => false, pending).length > 0;
      const isKnownHereOnly = isNewCar(query.carId, pending) || isHere();
      const page = data ?? (isKnownHereOnly ? { issues: [], next: null } : undefined);
      return page && withPendingEntries(query, page, pending);
    },
  },
  learns: {
    'issues.read': ({ issues }, issue) => void issues.set(issue.id, cachedIssue(issue)),
    'issues.list': (known, { issues, next }, { input }) => {
      forgetMissing(known.issues, input, issues, next);
      for (const one of issues) learnIssue(known, { ...one, carId: input.carId ?? '' });
    },
  },
  lateFile: { to: 'issue', query: 'issueId' },
} satisfies Offline<'issues'>;

const updatedIssue = (issue: Issue): CacheUpdate => ({
  procedure: 'issues.read',
  input: { carId: issue.carId, issueId: issue.id },
  data: () => issue,
});

/** Keeps the texts of an issue that was opened, unless a newer list entry shows another state. */
export function learnIssue({ issues }: RecordCache, one: CachedIssue): void {
  const { id, carId, title, date, status, urgent, advice } = one;
  const before = issues.get(id);
  const isSame = before?.status === status && before.urgent === urgent;
  issues.set(id, { ...(isSame ? before : {}), id, carId, title, date, status, urgent, advice });
}
