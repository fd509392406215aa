import type * as z from 'zod/mini';
import type { Id } from '#domain/ids.ts';
import { mechanicNote, offeredToMechanic } from '#domain/share/rules.ts';
import { limits } from '#domain/limits.ts';
import type { MechanicAdded, MechanicRepair, MechanicSymptom } from '#domain/share/schema.ts';
import { bumpRevision, lockCar } from '#server/cars/store.ts';
import { checkDate } from '#server/issues/check-date.ts';
import { recordIssue } from '#server/issues/log-issue.ts';
import { lockLinkable } from '#server/issues/store.ts';
import type { Tx } from '#server/platform/database/db.ts';
import type { Deps } from '#server/platform/deps.ts';
import { refusal } from '#server/platform/errors.ts';
import { once } from '#server/platform/database/operations.ts';
import { writableCar, type SharedCarScope } from '#server/platform/access/scope.ts';
import { wordsFor } from '#server/platform/words.ts';
import { recordRepair } from '#server/repairs/save-repair.ts';
import { readSettings } from '#server/settings/store.ts';
import { countAdded, holdLink } from './store.ts';

type Added = Promise<z.output<typeof MechanicAdded>>;

/** The link ended while its operation was under way. */
class LinkEnded extends Error {}

/** A mechanic logs a symptom; it starts as new, with a note of where it came from (STAT-06 to STAT-08). */
export async function logMechanicSymptom(deps: Deps, draft: z.output<typeof MechanicSymptom>): Added {
  checkDate(draft.date, deps.clock());
  return addOnce(deps, draft, async (tx, scope, now) => {
    const { id, title, description, mechanicName, garageName, images } = draft;
    const { language } = await readSettings(tx, scope);
    await recordIssue(
      tx,
      scope,
      {
        ...{ id, title, description, mechanicName, garageName },
        files: { ids: images, missing: 'refused' },
        reading: null,
        date: new Date(draft.date),
        ...{ aiSummary: '', aiQuestions: [], aiAnswers: [], causes: [], recommendations: [] },
        ...{ drivingAdviceReason: '', synthesized: [] },
        notes: wordsFor(language).say(mechanicNote({ mechanicName, garageName })),
        linkId: scope.link.id,
        isUnseen: true,
      },
      now,
    );
  });
}

/** A mechanic logs a repair; of the issues it names only those that the form offers are kept (D86). */
export async function logMechanicRepair(deps: Deps, draft: z.output<typeof MechanicRepair>): Added {
  checkDate(draft.date, deps.clock());
  return addOnce(deps, draft, async (tx, scope, now) => {
    const { id, title, description, date, cost, mechanicName, garageName, receiptImage } = draft;
    const { currency } = await readSettings(tx, scope);
    await bumpRevision(tx, scope);
    const kept = await offered(tx, scope, [...draft.resolvedIssues, ...draft.partiallyResolvedIssues]);
    await recordRepair(
      tx,
      scope,
      {
        ...{ id, title, description, date, cost, currency, mechanicName, garageName },
        receiptId: receiptImage ?? null,
        resolvedIssues: draft.resolvedIssues.filter((issueId) => kept.has(issueId)),
        partiallyResolvedIssues: draft.partiallyResolvedIssues.filter((issueId) => kept.has(issueId)),
        addedByMechanic: true,
        mechanicAddedDate: now,
        linkId: scope.link.id,
        isUnseen: true,
      },
      now,
    );
  });
}

/** @returns null, and does nothing, unless the link is valid and editable to the end (STAT-45, D80) */
async function addOnce(
  { db, clock }: Deps,
  { token, ...draft }: { token: string; opId: Id; id: Id },
  add: (tx: Tx, scope: SharedCarScope, now: Date) => Promise<void>,
): Added {
  const now = clock();
  const scope = await writableCar(db, token, now);
  if (!scope) return null;
  try {
    return await once(db, scope, draft, async (tx) => {
      // The owner may end the link, or delete the car, at this very moment; then one waits for the other.
      if (!(await lockCar(tx, scope)) || !(await holdLink(tx, scope))) throw new LinkEnded();
      if ((await countAdded(tx, scope)) >= limits.linkRecords)
        throw refusal('TOO_MANY_REQUESTS', { retryAfter: 60 * 60 });
      await add(tx, scope, now);
      return { id: draft.id };
    });
  } catch (error) {
    if (error instanceof LinkEnded) return null;
    throw error;
  }
}

async function offered(tx: Tx, scope: SharedCarScope, ids: readonly Id[]): Promise<Set<Id>> {
  const issues = await lockLinkable(tx, scope, ids, null);
  return new Set(issues.filter(offeredToMechanic).map((issue) => issue.id));
}
