import type { PendingOperation } from '#domain/outbox/pending.ts';
import type { Issue, IssueEntry, Recurrence } from '#domain/issues/schema.ts';

export function withRecurrence(issue: Issue, { procedure, input }: PendingOperation): Issue {
  if (procedure === 'recurrences.add' && input.issueId === issue.id) return recurred(issue, input);
  if (procedure !== 'recurrences.delete' || input.issueId !== issue.id) return issue;
  return { ...issue, recurrences: issue.recurrences.filter(({ id }) => id !== input.recurrenceId) };
}

export function withRecurrenceCount(entry: IssueEntry, { procedure, input }: PendingOperation): IssueEntry {
  if (procedure === 'recurrences.add' && input.issueId === entry.id)
    return { ...entry, recurring: true, occurrences: entry.occurrences + 1 };
  if (procedure === 'recurrences.delete' && input.issueId === entry.id)
    return { ...entry, occurrences: Math.max(1, entry.occurrences - 1) };
  return entry;
}

function recurred(issue: Issue, { id, date, notes }: Omit<Recurrence, 'notes'> & { notes?: unknown }): Issue {
  if (issue.recurrences.some((one) => one.id === id)) return issue;
  const recurrence = { id, date, notes: typeof notes === 'string' ? notes.trim() : '' };
  const recurrences = [...issue.recurrences, recurrence].toSorted((a, b) =>
    a.date + a.id < b.date + b.id ? -1 : 1,
  );
  return { ...issue, recurrences, recurring: true };
}
