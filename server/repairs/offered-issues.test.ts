import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Id } from '#domain/ids.ts';
import type { LinkableIssue } from '#domain/issues/repair-link-rules.ts';
import { limits } from '#domain/limits.ts';
import { newCar, newIssue, repairDraft } from '#tests/people.ts';
import { carId, owner, withCar, world } from '#tests/set-up.ts';

let a: Id;
let b: Id;
let c: Id;

withCar();
beforeEach(async () => {
  [a, b, c] = [
    (await newIssue(owner, carId)).id,
    (await newIssue(owner, carId)).id,
    (await newIssue(owner, carId)).id,
  ];
});

const DAY_MS = 86_400_000;
const read = (issueId: Id) => owner.call('issues.read', { carId, issueId });
const log = (resolvedIssues: Id[], partiallyResolvedIssues: Id[] = []) =>
  owner.call('repairs.log', repairDraft(carId, { resolvedIssues, partiallyResolvedIssues }));
/** Resolved within 30 days (D66), or linked by the edited repair even if a later one took it over (D65). */
const isOffered = (issue: LinkableIssue, now: Date, edited: { id: Id; lists: readonly Id[] } | null) =>
  issue.status !== 'resolved' ||
  (edited !== null && (issue.resolvedBy === edited.id || edited.lists.includes(issue.id))) ||
  (issue.resolvedAt !== null &&
    now.getTime() - Date.parse(issue.resolvedAt) <= limits.offeredResolvedDays * DAY_MS);

describe('the issues that the form offers', () => {
  const offered = async (repairId?: Id) => {
    const { offeredIssues } = await owner.call('repairs.form', { carId, ...(repairId ? { repairId } : {}) });
    return offeredIssues.map(({ id }) => id);
  };
  /** Pretends that it was resolved this many days ago. */
  const resolvedAgo = (id: Id, days: number, now: Date) =>
    world.deps.db.$client.query('update issues set resolved_at = $2 where id = $1', [
      id,
      new Date(now.getTime() - days * DAY_MS),
    ]);

  test(
    'agrees with the rule for whatever was resolved whenever',
    { tags: ['LINK-12'], timeout: 60_000 },
    async () => {
      const now = new Date();
      const repair = await log([a], [b]);
      world.setClock(now);
      try {
        await fc.assert(
          fc.asyncProperty(
            fc.array(fc.record({ days: fc.integer({ min: 0, max: 40 }), hand: fc.boolean() }), {
              minLength: 3,
              maxLength: 3,
            }),
            async (cases) => {
              for (const [at, id] of [a, b, c].entries()) {
                await world.deps.db.$client.query(
                  'update issues set status = $2, resolved_by = $3 where id = $1',
                  [id, 'resolved', cases[at]!.hand ? null : repair.id],
                );
                await resolvedAgo(id, cases[at]!.days, now);
              }
              for (const repairId of [undefined, repair.id]) {
                const issues = await Promise.all([a, b, c].map(read));
                const edited = repairId ? { id: repairId, lists: [a, b] } : null;
                const expected = issues.filter((issue) => isOffered(issue, now, edited)).map(({ id }) => id);
                expect(new Set(await offered(repairId))).toEqual(new Set(expected));
              }
            },
          ),
          { numRuns: 20, seed: 20_261_121, endOnFailure: true },
        );
      } finally {
        world.setClock();
      }
    },
  );

  test(
    'always includes the issues that the edited repair links',
    { tags: ['LINK-13', 'REP-11'] },
    async () => {
      const repair = await log([a], [b]);
      await world.deps.db.$client.query(`update issues set date = '2020-01-01' where id = any($1)`, [[a, b]]);
      await world.deps.db.$client.query(
        `insert into issues (id, owner_id, car_id, title, title_key, description, date, status, ai_summary,
         ai_questions, ai_answers, causes, recommendations, driving_advice_reason, synthesized, notes,
         is_urgent, is_recurring)
       select overlay(gen_random_uuid()::text placing '7' from 15 for 1)::uuid, owner_id, car_id, title, title_key, description, date, status, ai_summary,
         ai_questions, ai_answers, causes, recommendations, driving_advice_reason, synthesized, notes,
         is_urgent, is_recurring
       from issues, generate_series(1, 200) where id = $1`,
        [c],
      );
      const fresh = await offered();
      expect(fresh).toHaveLength(limits.linkedIssuesMax);
      expect(fresh).not.toContain(a);
      const edited = await offered(repair.id);
      expect(edited).toHaveLength(limits.linkedIssuesMax + 2);
      expect(new Set(edited.slice(-2))).toEqual(new Set([a, b]));
    },
  );

  test(
    'has no repair for a new one, and only this car’s issues',
    { tags: ['LINK-11', 'REP-11'] },
    async () => {
      await newIssue(owner, (await newCar(owner)).id);
      const { repair, offeredIssues } = await owner.call('repairs.form', { carId });
      expect(repair).toBeNull();
      expect(new Set(offeredIssues.map(({ id }) => id))).toEqual(new Set([a, b, c]));
    },
  );
});
