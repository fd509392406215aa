import type { Input } from '#domain/calls.ts';
import { limits } from '#domain/limits.ts';
import type { CachedIssue } from '#domain/outbox/cached-records.ts';
import { pendingCalls, newValues, type Pending } from '#domain/outbox/pending.ts';
import { withPendingBrief } from './pending-brief.ts';
import { deletedIssues, loggedIssues } from './pending-issue.ts';
import { withRecurrenceCount } from './pending-recurrence.ts';
import { mentionsUrgent, occurrences } from '#domain/issues/rules.ts';
import type { Issue, IssueEntry, IssuePage } from '#domain/issues/schema.ts';

type Query = Input<'issues.list'>;

/** Logged issues are inserted; issues that no longer match the filters are removed. */
export function withPendingEntries(query: Query, page: IssuePage, pending: Pending): IssuePage {
  const known = new Set(page.issues.map(({ id }) => id));
  const logged = loggedIssues(query.carId, (id) => known.has(id), pending)
    .filter((issue) => isOnPage(issue, query, page.next))
    .map(entryOf);
  const deleted = deletedIssues(pending);
  const issues = [...page.issues.map((entry) => withPendingEntry(entry, pending)), ...logged]
    .filter((entry) => !deleted.has(entry.id) && fits(entry, query))
    .toSorted((a, b) => (sortKey(a) > sortKey(b) ? -1 : 1));
  return { ...page, issues };
}

function entryOf(issue: Issue): IssueEntry {
  const { id, title, date, status, recurring, mechanicName, drivingAdvice: advice } = issue;
  const text = textOf(issue);
  const count = occurrences(issue.recurrences.length);
  const urgent = mentionsUrgent(issue);
  return { id, title, text, date, status, urgent, advice, recurring, occurrences: count, mechanicName };
}

const textOf = ({ aiSummary, description }: Pick<Issue, 'aiSummary' | 'description'>) =>
  (aiSummary || description).slice(0, limits.entryText);

export function withPendingEntry(known: IssueEntry, pending: Pending): IssueEntry {
  const learned = pending.cached.issues.get(known.id);
  const brief: IssueEntry & Partial<CachedIssue> = {
    ...(learned?.status === known.status ? learned : {}),
    ...known,
  };
  const { title, date, status, urgent, advice, words } = withPendingBrief(brief, pending);
  let entry = { ...known, title, date, status, urgent, advice };
  for (const { input } of pendingCalls(pending, 'issues.edit')) {
    const { aiSummary } = newValues<Issue>(input.changes);
    if (input.issueId === entry.id && aiSummary)
      entry = { ...entry, text: aiSummary.slice(0, limits.entryText) };
  }
  // Without a summary the entry shows the description, which is cached once the problem was opened.
  if (brief.words && words && textOf(words) !== textOf(brief.words))
    entry = { ...entry, text: textOf(words) };
  return pending.operations.reduce(withRecurrenceCount, entry);
}

/** Sort key: lists run by instant and id, newest first. */
const sortKey = ({ date, id }: Pick<IssueEntry, 'date' | 'id'>) => `${date}|${id}`;

function isOnPage(entry: Pick<IssueEntry, 'date' | 'id'>, { cursor }: Query, next: string | null) {
  return (!cursor || sortKey(entry) < cursor) && (next === null || sortKey(entry) >= next);
}

const isOn = (flag: unknown) => flag === true || flag === 'true';

function fits(entry: IssueEntry, query: Query): boolean {
  if (isOn(query.open) && entry.status === 'resolved') return false;
  if (isOn(query.urgent) && !entry.urgent) return false;
  if (isOn(query.resolved) && entry.status !== 'resolved') return false;
  if (isOn(query.partiallyResolved) && entry.status !== 'partially_resolved') return false;
  return !isOn(query.recurring) || entry.recurring;
}
