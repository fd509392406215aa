import type { Id } from '#domain/ids.ts';
import { changeByHand } from '#domain/issues/repair-link-rules.ts';
import { issueTitle, mentionsUrgent, occurrences } from '#domain/issues/rules.ts';
import type { Issue, IssueDraft, IssueEntry, IssuePage, Recurrence } from '#domain/issues/schema.ts';
import { limits } from '#domain/limits.ts';
import { withPendingKnown } from './pending-known.ts';
import { changedByRepair } from './pending-links.ts';
import type { Pending, PendingOperation } from './pending.ts';
import { wanted } from './pending.ts';

/** The issue with what is not yet sent; made from its log when the server does not know it yet. */
export function withPendingIssue(
  { carId, issueId }: { carId: Id; issueId: Id },
  known: Issue | undefined,
  pending: Pending,
): Issue | undefined {
  let issue = known;
  for (const operation of pending.operations) {
    const { procedure, input } = operation;
    if (procedure === 'issues.log' && input.id === issueId && input.carId === carId)
      issue ??= issueOf(input, operation.at, pending);
    if (!issue) continue;
    if (procedure === 'issues.edit' && input.issueId === issueId)
      issue = { ...issue, ...edited(issue, operation) };
    if (procedure === 'recurrences.add' && input.issueId === issueId) issue = recurred(issue, input);
    if (procedure === 'recurrences.delete' && input.issueId === issueId) {
      const recurrences = issue.recurrences.filter(({ id }) => id !== input.recurrenceId);
      issue = { ...issue, recurrences };
    }
    issue = { ...issue, ...changedByRepair(issue, operation, pending) };
  }
  return issue;
}

type Draft = Omit<IssueDraft, 'opId'>;

function issueOf(draft: Draft, at: string, { files, untitled }: Pending): Issue {
  const { summary, symptoms, ...assessment } = draft.assessment;
  const shown = draft.mediaIds.flatMap((id) => files.get(id) ?? []);
  const urls = (kind: string) => shown.filter((file) => file.kind === kind).map(({ url }) => url);
  return {
    ...{ id: draft.id, carId: draft.carId, date: draft.date, description: draft.description },
    title: issueTitle(draft.description) || untitled(draft.date, draft.language, draft.timeZone),
    mileage: draft.mileage ?? null,
    ...{ images: urls('picture'), videos: urls('video') },
    ...{ aiSummary: summary, aiQuestions: draft.aiQuestions, aiAnswers: draft.aiAnswers },
    ...assessment,
    ...{ synthesized: symptoms, symptoms: null, status: 'new', notes: '' },
    ...{ resolvedBy: null, resolvedAt: null, recurrences: [], mechanicName: null, garageName: null },
    ...{ recurring: false, version: 1, createdAt: at },
  };
}

function edited(issue: Issue, operation: PendingOperation): Partial<Issue> {
  if (operation.procedure !== 'issues.edit') return {};
  const { status, ...fields } = wanted<Issue>(operation.input.changes);
  return status === undefined ? fields : { ...fields, ...changeByHand(issue, status, operation.at) };
}

function recurred(issue: Issue, { id, date, notes }: Omit<Recurrence, 'notes'> & { notes?: unknown }): Issue {
  if (issue.recurrences.some((one) => one.id === id)) return issue;
  const recurrence = { id, date, notes: typeof notes === 'string' ? notes.trim() : '' };
  const recurrences = [...issue.recurrences, recurrence].toSorted((a, b) =>
    a.date + a.id < b.date + b.id ? -1 : 1,
  );
  return { ...issue, recurrences, recurring: true };
}

type Flag = boolean | string | undefined;
export type IssueListQuery = {
  carId: Id;
  cursor?: string | null | undefined;
  open?: Flag;
  urgent?: Flag;
  resolved?: Flag;
  partiallyResolved?: Flag;
  recurring?: Flag;
};

/** A page of a list, whatever its filters: what was logged is in its place, what no longer fits is gone. */
export function withPendingEntries(query: IssueListQuery, page: IssuePage, pending: Pending): IssuePage {
  const { carId } = query;
  const known = new Set(page.issues.map(({ id }) => id));
  const logged = pending.operations.flatMap((operation) => {
    if (operation.procedure !== 'issues.log' || operation.input.carId !== carId) return [];
    const { id } = operation.input;
    const issue = known.has(id) ? undefined : withPendingIssue({ carId, issueId: id }, undefined, pending);
    return issue && isOnPage(issue, query, page.next) ? [entryOf(issue)] : [];
  });
  const deleted = deletedIssues(pending);
  const issues = [...page.issues.map((entry) => changedEntry(entry, pending)), ...logged]
    .filter((entry) => !deleted.has(entry.id) && fits(entry, query))
    .toSorted((a, b) => (place(a) > place(b) ? -1 : 1));
  return { ...page, issues };
}

/** The problems that are to be deleted. */
export const deletedIssues = ({ operations }: Pending): ReadonlySet<Id> =>
  new Set(
    operations.flatMap(({ procedure, input }) => (procedure === 'issues.delete' ? [input.issueId] : [])),
  );

function entryOf(issue: Issue): IssueEntry {
  const { id, title, date, status, recurring, mechanicName } = issue;
  const text = (issue.aiSummary || issue.description).slice(0, limits.entryText);
  const count = occurrences(issue.recurrences.length);
  const urgent = mentionsUrgent(issue);
  return { id, title, text, date, status, urgent, recurring, occurrences: count, mechanicName };
}

/** A line of a list with what was done to its problem and is not yet sent. */
export function changedEntry(known: IssueEntry, pending: Pending): IssueEntry {
  const told = pending.known.issues.get(known.id);
  const brief = { ...(told?.status === known.status ? told : {}), ...known };
  const { title, date, status, urgent } = withPendingKnown(brief, pending);
  let entry = { ...known, title, date, status, urgent };
  for (const { procedure, input } of pending.operations) {
    if (procedure === 'issues.edit' && input.issueId === entry.id) {
      const { aiSummary } = wanted<Issue>(input.changes);
      if (aiSummary) entry = { ...entry, text: aiSummary.slice(0, limits.entryText) };
    }
    if (procedure === 'recurrences.add' && input.issueId === entry.id)
      entry = { ...entry, recurring: true, occurrences: entry.occurrences + 1 };
    if (procedure === 'recurrences.delete' && input.issueId === entry.id)
      entry = { ...entry, occurrences: Math.max(1, entry.occurrences - 1) };
  }
  return entry;
}

/** Where an entry stands in every list: newest first, by instant and id. */
const place = ({ date, id }: Pick<IssueEntry, 'date' | 'id'>) => `${date}|${id}`;

function isOnPage(entry: Pick<IssueEntry, 'date' | 'id'>, { cursor }: IssueListQuery, next: string | null) {
  return (!cursor || place(entry) < cursor) && (next === null || place(entry) >= next);
}

const isOn = (flag: Flag) => flag === true || flag === 'true';

/** Active filters narrow one after another (FILT-09). */
function fits(entry: IssueEntry, query: IssueListQuery): boolean {
  if (isOn(query.open) && entry.status === 'resolved') return false;
  if (isOn(query.urgent) && !entry.urgent) return false;
  if (isOn(query.resolved) && entry.status !== 'resolved') return false;
  if (isOn(query.partiallyResolved) && entry.status !== 'partially_resolved') return false;
  return !isOn(query.recurring) || entry.recurring;
}
