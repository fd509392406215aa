import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DAY_MS } from '#domain/days.ts';
import type { Id } from '#domain/ids.ts';
import type { IssueRecord } from '#domain/issues/issue-record.ts';
import { limits } from '#domain/limits.ts';
import { carId, id, repair } from '#tests/pending-samples.ts';
import { newRepair } from './new-repair.ts';
import { repairFormOf } from './offered-issues.ts';
import { recordOf } from './repair-row.ts';
import type { RepairDraft } from './schema.ts';

const now = Date.parse('2026-03-05T10:00:00.000Z');
const ago = (days: number) => new Date(now - days * DAY_MS).toISOString();
const issue = (own: Id, changes: Partial<IssueRecord> = {}) =>
  ({
    id: own,
    carId,
    title: 'Squeal',
    description: '',
    date: ago(1),
    status: 'new',
    resolvedBy: null,
    resolvedAt: null,
    recurrences: [],
    ...changes,
  }) as unknown as IssueRecord;
const links = { resolvedIssues: [id(1)], partiallyResolvedIssues: [id(2)] };
const edited = recordOf(newRepair(repair(30, links).input as RepairDraft, ''), '');
const offered = (issues: readonly IssueRecord[], repairId: Id | null) =>
  repairFormOf(
    { issue: new Map(issues.map((one) => [one.id, one])), repair: new Map([[edited.id, edited]]) },
    repairId,
    now,
  )!.offeredIssues.map((one) => one.id);

test(
  'problems are offered until 30 days after they were resolved (D66), and those of the repair (D65)',
  { tags: ['LINK-12', 'LINK-13', 'REP-11'] },
  () => {
    const state = fc.record({
      days: fc.integer({ min: 0, max: 40 }),
      isOpen: fc.boolean(),
      resolvedBy: fc.constantFrom(null, edited.id, id(31)),
    });
    fc.assert(
      fc.property(fc.array(state, { minLength: 3, maxLength: 3 }), (states) => {
        const issues = states.map(({ days, isOpen, resolvedBy }, at) =>
          issue(id(at + 1), isOpen ? {} : { status: 'resolved', resolvedBy, resolvedAt: ago(days) }),
        );
        for (const repairId of [null, edited.id]) {
          const isOffered = (at: number) => {
            const { isOpen, days, resolvedBy } = states[at]!;
            const isOwn = repairId !== null && (at < 2 || resolvedBy === repairId);
            return isOpen || days <= limits.offeredResolvedDays || isOwn;
          };
          const expected = [0, 1, 2].filter(isOffered).map((at) => id(at + 1));
          expect(new Set(offered(issues, repairId))).toEqual(new Set(expected));
        }
      }),
    );
  },
);

test(
  'at most as many are offered as a repair can list, the newest, and those that it lists in any case',
  { tags: ['LINK-13', 'REP-11'] },
  () => {
    const old = [id(1), id(2)].map((one) => issue(one, { date: '2020-01-01T10:00:00.000Z' }));
    const many = Array.from({ length: limits.linkedIssuesMax + 5 }, (_, at) => issue(id(50 + at)));
    expect(offered([...old, ...many], null)).toEqual(
      many
        .map((one) => one.id)
        .toSorted()
        .toReversed()
        .slice(0, limits.linkedIssuesMax),
    );
    expect(offered([...old, ...many], edited.id).slice(limits.linkedIssuesMax)).toEqual([id(2), id(1)]);
  },
);

test('there is no form of a repair that is not there', () => {
  expect(repairFormOf({}, id(40), now)).toBeNull();
  expect(repairFormOf({}, null, now)).toEqual({ repair: null, offeredIssues: [] });
});
