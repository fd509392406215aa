import type { Id } from '#domain/ids.ts';
import { limits } from '#domain/limits.ts';
import { madeOnce } from '#domain/made-once.ts';
import type { Records } from '#domain/sync/known-records.ts';
import { viewOf } from '#domain/sync/view.ts';
import { mediaUrl } from '#domain/media/rules.ts';
import type { MediaKind } from '#domain/media/schema.ts';
import { kmBySource } from '#domain/mileage/reading-record.ts';
import { urlsOfFiles } from './file-rules.ts';
import { isOpen, occurrences, titleKey } from './rules.ts';
import type { Issue, IssueEntry, IssueFile } from './schema.ts';

/** A file of a problem as devices keep it. One that waits on the device has an address there. */
export type IssueFileRow = { id: Id; kind: MediaKind } & ({ extension: string } | { url: string });

/** A problem as devices keep it (decision 048). What follows from other records is not in it. */
export type IssueRecord = Omit<
  Issue,
  'images' | 'videos' | 'documents' | 'files' | 'mileage' | 'recurring'
> & {
  media: readonly IssueFileRow[];
  isUrgent: boolean;
  /** As the server counted it. Here it follows from the titles of all. */
  isRecurring?: boolean;
  updatedAt?: string;
};

const fileOf = ({ id, kind, ...row }: IssueFileRow): IssueFile => ({
  id,
  kind,
  url: 'url' in row ? row.url : mediaUrl(id, row.extension),
});

type Kept = NonNullable<Records['issue']>;
const none: Kept = new Map();

const rowsOf = (kept: Kept) => [...kept.values()] as IssueRecord[];
const byTime = (a: Pick<IssueEntry, 'date' | 'id'>, b: typeof a) =>
  a.date === b.date ? (a.id < b.id ? 1 : -1) : a.date < b.date ? 1 : -1;

/** How many problems have a title. */
const titlesOf = madeOnce((kept: Kept) => {
  const counts = new Map<string, number>();
  for (const { title } of rowsOf(kept)) counts.set(titleKey(title), (counts.get(titleKey(title)) ?? 0) + 1);
  return counts;
});

const isRecurring = (kept: Kept, { title, recurrences }: IssueRecord) =>
  recurrences.length > 0 || titlesOf(kept).get(titleKey(title))! > 1;

/** One problem, whole. */
export function issueOf(records: Records, id: Id): Issue | undefined {
  const { issue: kept } = records;
  const record = kept?.get(id) as IssueRecord | undefined;
  if (!kept || !record) return undefined;
  const {
    media,
    recurrences,
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
    recurring: isRecurring(kept, record),
  };
}

/** Whole, the newest first. */
export const issuesOf = (records: Records): Issue[] =>
  entriesOf(records).map(({ id }) => issueOf(records, id)!);

/** As a database cuts a text: a character that takes two units is never halved. */
const cut = (text: string, length: number) =>
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

/** The filters of a query of the API. */
export const filtersOf = (query: Partial<Record<IssueFilter, unknown>>): IssueFilter[] =>
  (Object.keys(fits) as IssueFilter[]).filter((one) => query[one] === true || query[one] === 'true');
