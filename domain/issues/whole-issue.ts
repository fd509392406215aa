import type { Id } from '#domain/ids.ts';
import { mediaUrl } from '#domain/media/rules.ts';
import { kmBySource } from '#domain/mileage/km-by-source.ts';
import { urlsOfFiles } from './file-rules.ts';
import { fromMinorOrNull } from '#domain/money/minor-units.ts';
import {
  entriesOf,
  isRecurring,
  type IssueFileRow,
  type IssueRecord,
  type ReplyRow,
} from './issue-record.ts';
import type { Records } from '#domain/sync/known-records.ts';
import type { Issue, IssueFile, Reply } from './schema.ts';

const fileOf = ({ id, kind, ...row }: IssueFileRow): IssueFile => ({
  id,
  kind,
  url: 'url' in row ? row.url : mediaUrl(id, row.extension),
});

const replyOf = ({ costMinor, ownerReply = '', version = 1, ...reply }: ReplyRow): Reply => ({
  ...reply,
  ownerReply,
  version,
  cost: fromMinorOrNull(costMinor, reply.currency),
});

/** Oldest first. */
export const repliesOf = ({ replies = [] }: Pick<IssueRecord, 'replies'>): Reply[] =>
  replies.toSorted((a, b) => (a.createdAt + a.id < b.createdAt + b.id ? -1 : 1)).map(replyOf);

/** One problem, whole. */
export function issueOf(records: Records, id: Id): Issue | undefined {
  const { issue: kept } = records;
  const record = kept?.get(id) as IssueRecord | undefined;
  if (!kept || !record) return undefined;
  const {
    media,
    recurrences,
    replies: _replies,
    updatedAt: _at,
    isUrgent: _urgent,
    isRecurring: _recurring,
    ...fields
  } = record;
  const files = media.map(fileOf);
  return {
    ...fields,
    mileage: kmBySource(records).get(id) ?? null,
    ...urlsOfFiles(files),
    files,
    recurrences: recurrences
      .map(({ id: own, date, notes }) => ({ id: own, date, notes }))
      .toSorted((a, b) => (a.date + a.id < b.date + b.id ? -1 : 1)),
    replies: repliesOf(record),
    recurring: isRecurring(kept, record),
  };
}

/** Whole, the newest first. */
export const issuesOf = (records: Records): Issue[] =>
  entriesOf(records).map(({ id }) => issueOf(records, id)!);
