import type { Id } from '#domain/ids.ts';
import { mentionsUrgent } from '#domain/issues/rules.ts';
import type { Issue, IssueEntry, IssuePage } from '#domain/issues/schema.ts';
import type { Repair, RepairForm, RepairPage } from '#domain/repairs/schema.ts';

/** What counts of a problem. Of one that was never opened neither its words nor its repair are known. */
export type KnownIssue = Pick<IssueEntry, 'id' | 'title' | 'date' | 'status' | 'urgent'> & {
  carId: Id;
  resolvedBy?: Id | null;
  words?: Pick<Issue, 'title' | 'description' | 'aiSummary'>;
};

/** What the server last said of single records: before and after tell what a change does to a sum. */
export type Known = {
  issues: ReadonlyMap<Id, KnownIssue>;
  repairs: ReadonlyMap<Id, Repair>;
};

export const nothingKnown: Known = { issues: new Map(), repairs: new Map() };

/** An answer of the server; `at` is when it came, in milliseconds. */
export type PastAnswer = {
  procedure: string;
  input: { carId?: Id; cursor?: string };
  data: unknown;
  at: number;
};

/** The reads that single records are known from. */
export const tellingReads = ['issues.read', 'issues.list', 'repairs.form', 'repairs.list'] as const;

/** The newest word on every record, from whatever answers hold it. */
export function knownRecords(answers: readonly PastAnswer[]): Known {
  const issues = new Map<Id, KnownIssue>();
  const repairs = new Map<Id, Repair>();
  const learn = (carId: Id, one: Omit<KnownIssue, 'carId'>) => {
    const before = issues.get(one.id);
    const isSame = before?.status === one.status && before.urgent === one.urgent;
    issues.set(one.id, { ...(isSame ? before : {}), ...brief(one), carId });
  };
  for (const { procedure, input, data } of answers.toSorted((a, b) => a.at - b.at)) {
    const { carId = '' } = input;
    if (procedure === 'issues.read') {
      const issue = data as Issue;
      issues.set(issue.id, knownIssue(issue));
    }
    if (procedure === 'issues.list') {
      const page = data as IssuePage;
      forgetMissing(issues, input, page.issues, page.next);
      for (const one of page.issues) learn(carId, one);
    }
    if (procedure === 'repairs.list') {
      const page = data as RepairPage;
      forgetMissing(repairs, input, page.repairs, page.next);
      for (const one of page.repairs) repairs.set(one.id, one);
    }
    if (procedure === 'repairs.form') {
      const { repair, offeredIssues } = data as RepairForm;
      if (repair) repairs.set(repair.id, repair);
      for (const one of offeredIssues) learn(carId, one);
    }
  }
  return { issues, repairs };
}

/** What a page without filters would hold, and does not, is gone. */
function forgetMissing(
  records: Map<Id, { id: Id; carId: Id; date: string }>,
  { carId, cursor, ...rest }: PastAnswer['input'],
  page: readonly { id: Id }[],
  next: string | null,
): void {
  if (Object.keys(rest).some((name) => name !== 'limit')) return;
  const held = new Set(page.map(({ id }) => id));
  for (const one of records.values()) {
    const place = `${one.date}|${one.id}`;
    const isOnPage = (cursor === undefined || place < cursor) && (next === null || place >= next);
    if (one.carId === carId && isOnPage && !held.has(one.id)) records.delete(one.id);
  }
}

const brief = ({ id, title, date, status, urgent }: Omit<KnownIssue, 'carId'>) => ({
  ...{ id, title, date, status, urgent },
});

export function knownIssue(issue: Issue): KnownIssue {
  const { id, carId, title, date, status, resolvedBy, description, aiSummary } = issue;
  const words = { title, description, aiSummary };
  return { id, carId, title, date, status, resolvedBy, words, urgent: mentionsUrgent(words) };
}
