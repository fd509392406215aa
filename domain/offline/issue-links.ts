import type { Id } from '#domain/ids.ts';
import type { RecordsDraft } from '#domain/sync/records-draft.ts';

type Linked = { id: Id; carId: Id; repairIssueLinks: readonly { issueId: Id }[] };

/** The repairs follow a problem that is deleted, or whose status is set by hand. @param by one repair, or all */
export function unlinkIssue(records: RecordsDraft, carId: Id, issueId: Id, by: Id | null = null): void {
  for (const repair of records.rows<Linked>(carId, 'repair')) {
    const left = repair.repairIssueLinks.filter((one) => one.issueId !== issueId);
    const isLinked = left.length < repair.repairIssueLinks.length;
    if (isLinked && (by === null || by === repair.id))
      records.put('repair', { ...repair, repairIssueLinks: left } as Linked);
  }
}
