import { sql, type SQL } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Id } from '#domain/ids.ts';
import { repairKindOf } from '#domain/imports/repair-kind-words.ts';
import { toMinorOrNull } from '#domain/money/minor-units.ts';
import { isOpen } from '#domain/issues/rules.ts';
import { mechanicNote, offeredToMechanic } from '#domain/share/rules.ts';
import { limits } from '#domain/limits.ts';
import type {
  MechanicAdded,
  MechanicNews,
  MechanicRepair,
  MechanicReply,
  MechanicSymptom,
} from '#domain/share/schema.ts';
import { checkDate } from '#server/platform/check-date.ts';
import { recordIssue } from '#server/issues/log-issue.ts';
import { recordReply } from '#server/issues/add-reply.ts';
import { linkableIssues } from '#server/issues/store.ts';
import { announceRecord, sendAnnounced } from '#server/notices/announce-record.ts';
import { readingFacts } from '#server/mileage/store.ts';
import { writableCar, type SharedCarScope } from '#server/platform/access/scope.ts';
import { provenCarWrite, type CarChange, type CarWrite } from '#server/platform/database/car-write.ts';
import type { Deps } from '#server/platform/deps.ts';
import { isRefusal, refusal } from '#server/platform/errors.ts';
import { wordsFor } from '#server/platform/words.ts';
import { recordRepair, type NewRepairFacts } from '#server/repairs/save-repair.ts';
import { lockLink, type LockedLink } from './store.ts';

type Added = Promise<z.output<typeof MechanicAdded>>;
type ActiveLink = { link: SharedCarScope['link'] } & LockedLink;

class LinkRevoked extends Error {}

/** The issue starts as new, with a note about its source. */
export async function logMechanicSymptom(deps: Deps, draft: z.output<typeof MechanicSymptom>): Added {
  checkDate(draft.date, deps.clock());
  return addOnce(deps, 'issue', draft, sql<null>`null`, (write, { link, language }) => {
    const { id, title, description, mechanicName, garageName, images } = draft;
    return recordIssue(write, {
      id,
      title,
      description,
      mechanicName,
      garageName,
      files: { ids: images, missing: 'refused' },
      date: new Date(draft.date),
      aiSummary: '',
      aiQuestions: [],
      aiAnswers: [],
      causes: [],
      recommendations: [],
      drivingAdviceReason: '',
      synthesized: [],
      notes: wordsFor(language).format(mechanicNote({ mechanicName, garageName })),
      linkId: link.id,
      isUnseen: true,
    });
  });
}

/** Links only issues that the form offers. */
export async function logMechanicRepair(deps: Deps, draft: z.output<typeof MechanicRepair>): Added {
  checkDate(draft.date, deps.clock());
  const named = [...draft.resolvedIssues, ...draft.partiallyResolvedIssues];
  const read = sql<NewRepairFacts>`json_build_object(
    'issues', ${linkableIssues(named)},
    'readings', ${draft.mileage == null ? sql`null` : readingFacts(draft.id)})`;
  return addOnce(deps, 'repair', draft, read, async (write, { link, currency: usual }) => {
    const { id, title, description, date, cost, mileage, mechanicName, garageName, receiptImage } = draft;
    const { readings } = write.stored;
    const issues = write.stored.issues.filter(offeredToMechanic);
    const change = await recordRepair(
      write,
      {
        id,
        title,
        kind: repairKindOf(title) ?? 'repair',
        description,
        date,
        cost,
        mileage,
        currency: draft.currency ?? usual,
        mechanicName,
        garageName,
        receiptIds: receiptImage ? [receiptImage] : [],
        resolvedIssues: draft.resolvedIssues,
        partiallyResolvedIssues: draft.partiallyResolvedIssues,
        addedByMechanic: true,
        mechanicAddedDate: write.now,
        linkId: link.id,
        isUnseen: true,
      },
      { issues, readings },
    );
    return { ...change, answer: sql`(select json_build_object('id', id) from saved)` };
  });
}

export async function logMechanicReply(deps: Deps, draft: z.output<typeof MechanicReply>): Added {
  const { id, issueId, text, cost, currency, included, mechanicName, garageName } = draft;
  return addOnce(deps, 'reply', draft, linkableIssues([issueId]), (write, { link }) => {
    if (!write.stored.some(({ status }) => isOpen(status))) throw refusal('NOT_FOUND');
    return recordReply(write, {
      id,
      issueId,
      text,
      costMinor: toMinorOrNull(cost, currency),
      currency,
      included,
      mechanicName,
      garageName,
      linkId: link.id,
    });
  });
}

type Add<Stored> = (
  write: CarWrite<Stored>,
  activeLink: ActiveLink,
) => CarChange<{ id: Id }> | Promise<CarChange<{ id: Id }>>;

/** @returns null without writing if the link is or becomes invalid or read-only */
async function addOnce<Stored>(
  deps: Deps,
  kind: MechanicNews['kind'],
  { token, ...draft }: { token: string; opId: Id; id: Id },
  read: SQL<Stored>,
  add: Add<Stored>,
): Added {
  const find = () => writableCar(deps.db, token, deps.clock());
  const scope = await find();
  if (!scope) return null;
  let announced: Awaited<ReturnType<typeof announceRecord>> = [];
  try {
    const added = await provenCarWrite({ deps, scope }, draft, read, async (write) => {
      // Locked, so that the owner cannot revoke it during the write.
      const locked = await lockLink(write.tx, scope);
      if (!locked) throw new LinkRevoked();
      if (locked.added >= limits.linkRecords) throw refusal('TOO_MANY_REQUESTS', { retryAfter: 60 * 60 });
      const change = await add(write, { ...locked, link: scope.link });
      announced = await announceRecord(
        deps,
        write.tx,
        scope,
        { kind, id: draft.id, isWithdrawn: false },
        write.now,
      );
      return {
        ...change,
        answer: sql<{ id: Id }>`(${change.answer})::jsonb || ${JSON.stringify({ kind })}::jsonb`,
      };
    });
    // The mechanic does not wait for a queue that is still starting.
    void sendAnnounced(deps, announced);
    return added;
  } catch (error) {
    if (error instanceof LinkRevoked) return null;
    // The owner may have deleted the car meanwhile.
    if (isRefusal(error) && error.code === 'NOT_FOUND' && !(await find())) return null;
    throw error;
  }
}
