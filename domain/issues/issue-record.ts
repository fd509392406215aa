import type { Id } from '#domain/ids.ts';
import { limits } from '#domain/limits.ts';
import { madeOnce } from '#domain/made-once.ts';
import type { Records } from '#domain/sync/known-records.ts';
import { viewOf } from '#domain/sync/view.ts';
import type { MediaKind } from '#domain/media/schema.ts';
import { isOpen, occurrences, titleKey } from './rules.ts';
import type { Issue, IssueEntry, Reply } from './schema.ts';

/** A file of a problem as devices keep it. One that waits on the device has an address there. */
export type IssueFileRow = { id: Id; kind: MediaKind } & ({ extension: string } | { url: string });

/** Records that an earlier version stored lack some of it. */
export type ReplyRow = Omit<Reply, 'cost' | Later> &
  Partial<Pick<Reply, Later>> & { costMinor: number | null };
type Later = 'ownerReply' | 'version';

/** A problem as devices keep it (decision 048). What follows from other records is not in it. */
export type IssueRecord = Omit<
  Issue,
  'images' | 'videos' | 'documents' | 'files' | 'mileage' | 'recurring' | 'replies'
> & {
  media: readonly IssueFileRow[];
  /** Absent in records that an earlier version stored. */
  replies?: readonly ReplyRow[];
  isUrgent: boolean;
  /** As the server counted it. Here it follows from the titles of all. */
  isRecurring?: boolean;
  updatedAt?: string;
};

export type Kept = NonNullable<Records['issue']>;
const none: Kept = new Map();

const rowsOf = (kept: Kept) => [...kept.values()] as IssueRecord[];
/** Newest first; of one instant the one with the later id. */
export const byTime = (a: Pick<IssueEntry, 'date' | 'id'>, b: typeof a) =>
  a.date === b.date ? (a.id < b.id ? 1 : -1) : a.date < b.date ? 1 : -1;

/** How many problems have a title. */
const titlesOf = madeOnce((kept: Kept) => {
  const counts = new Map<string, number>();
  for (const { title } of rowsOf(kept)) counts.set(titleKey(title), (counts.get(titleKey(title)) ?? 0) + 1);
  return counts;
});

export const isRecurring = (kept: Kept, { title, recurrences }: IssueRecord) =>
  recurrences.length > 0 || titlesOf(kept).get(titleKey(title))! > 1;

/** As a database cuts a text: a character that takes two units is never halved. */
export const cut = (text: string, length: number) =>
  text.length > length
    ? Array.from(text.slice(0, 2 * length))
        .slice(0, length)
        .join('')
    : text;

/** As lists show them, the newest first. */
export const entriesOf = viewOf(['issue'], ({ issue: kept = none }): IssueEntry[] =>
  rowsOf(kept)
    .toSorted(byTime)
    .map((row) => ({
      id: row.id,
      title: row.title,
      text: cut(row.aiSummary || row.description, limits.entryText),
      date: row.date,
      status: row.status,
      urgent: row.isUrgent,
      advice: row.drivingAdvice,
      recurring: isRecurring(kept, row),
      occurrences: occurrences(row.recurrences.length),
      mechanicName: row.mechanicName,
    })),
);

const fits = {
  open: ({ status }) => isOpen(status),
  urgent: ({ urgent }) => urgent,
  resolved: ({ status }) => status === 'resolved',
  partiallyResolved: ({ status }) => status === 'partially_resolved',
  recurring: ({ recurring }) => recurring,
} satisfies Record<string, (entry: IssueEntry) => boolean>;

export type IssueFilter = keyof typeof fits;

/** Those that every filter keeps. */
export const filtered = (entries: IssueEntry[], filters: readonly IssueFilter[]): IssueEntry[] =>
  filters.length === 0 ? entries : entries.filter((entry) => filters.every((one) => fits[one](entry)));
