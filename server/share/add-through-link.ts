import { sql, type SQL } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Id } from '#domain/ids.ts';
import type { LinkableIssue } from '#domain/issues/repair-link-rules.ts';
import { mechanicNote, offeredToMechanic } from '#domain/share/rules.ts';
import { limits } from '#domain/limits.ts';
import type { MechanicAdded, MechanicRepair, MechanicSymptom } from '#domain/share/schema.ts';
import { checkDate } from '#server/issues/check-date.ts';
import { recordIssue } from '#server/issues/log-issue.ts';
import { linkableIssues } from '#server/issues/store.ts';
import { writableCar, type SharedCarScope } from '#server/platform/access/scope.ts';
import { provenCarWrite, type CarChange, type CarWrite } from '#server/platform/database/car-write.ts';
import type { Deps } from '#server/platform/deps.ts';
import { isRefusal, refusal } from '#server/platform/errors.ts';
import { wordsFor } from '#server/platform/words.ts';
import { recordRepair } from '#server/repairs/save-repair.ts';
import { holdLink, type HeldLink } from './store.ts';

type Added = Promise<z.output<typeof MechanicAdded>>;
type Held = { link: SharedCarScope['link'] } & HeldLink;

/** The link ended while its operation was under way. */
class LinkEnded extends Error {}

/** A mechanic logs a symptom; it starts as new, with a note of where it came from (STAT-06 to STAT-08). */
export async function logMechanicSymptom(deps: Deps, draft: z.output<typeof MechanicSymptom>): Added {
  checkDate(draft.date, deps.clock());
  return addOnce(deps, draft, sql<null>`null`, (write, { link, language }) => {
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

/** A mechanic logs a repair; of the issues it names only those that the form offers are kept (D86). */
export async function logMechanicRepair(deps: Deps, draft: z.output<typeof MechanicRepair>): Added {
  checkDate(draft.date, deps.clock());
  const named = [...draft.resolvedIssues, ...draft.partiallyResolvedIssues];
  return addOnce(deps, draft, linkableIssues(named), async (write, { link, currency }) => {
    const { id, title, description, date, cost, mechanicName, garageName, receiptImage } = draft;
    const issues = write.stored.filter(offeredToMechanic);
    const change = await recordRepair(
      write,
      {
        id,
        title,
        description,
        date,
        cost,
        currency,
        mechanicName,
        garageName,
        receiptId: receiptImage ?? null,
        resolvedIssues: draft.resolvedIssues,
        partiallyResolvedIssues: draft.partiallyResolvedIssues,
        addedByMechanic: true,
        mechanicAddedDate: write.now,
        linkId: link.id,
        isUnseen: true,
      },
      { issues, readings: null },
    );
    return { ...change, answer: sql`(select json_build_object('id', id) from saved)` };
  });
}

type Add<Stored> = (
  write: CarWrite<Stored>,
  held: Held,
) => CarChange<{ id: Id }> | Promise<CarChange<{ id: Id }>>;

/** @returns null, and does nothing, unless the link is valid and editable to the end (STAT-45, D80) */
async function addOnce<Stored = LinkableIssue[]>(
  deps: Deps,
  { token, ...draft }: { token: string; opId: Id; id: Id },
  read: SQL<Stored>,
  add: Add<Stored>,
): Added {
  const find = () => writableCar(deps.db, token, deps.clock());
  const scope = await find();
  if (!scope) return null;
  try {
    return await provenCarWrite({ deps, scope }, draft, read, async (write) => {
      // The owner may end the link at this very moment; then one waits for the other.
      const held = await holdLink(write.tx, scope);
      if (!held) throw new LinkEnded();
      if (held.added >= limits.linkRecords) throw refusal('TOO_MANY_REQUESTS', { retryAfter: 60 * 60 });
      return add(write, { ...held, link: scope.link });
    });
  } catch (error) {
    if (error instanceof LinkEnded) return null;
    // The owner may have deleted the car at this very moment.
    if (isRefusal(error) && error.code === 'NOT_FOUND' && !(await find())) return null;
    throw error;
  }
}
