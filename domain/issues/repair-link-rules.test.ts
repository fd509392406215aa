import { describe, expect, test } from 'vitest';
import {
  changeByHand,
  changesOnDelete,
  changesOnSave,
  nextLink,
  type LinkableIssue,
  type LinkOutcome,
} from './repair-link-rules.ts';

const now = '2026-03-31T12:00:00.000Z';
const issue = (changes: Partial<LinkableIssue> = {}): LinkableIssue => ({
  id: 'issue',
  status: 'new',
  resolvedBy: null,
  resolvedAt: null,
  ...changes,
});
const listing = (entries: Record<string, LinkOutcome>) => new Map(Object.entries(entries));

describe('saving a repair', () => {
  test('sets listed issues to resolved and links them', { tags: ['LINK-01', 'LINK-02', 'ENT-29'] }, () => {
    expect(changesOnSave('repair', listing({ issue: 'resolved' }), [issue()], now)).toEqual([
      { id: 'issue', status: 'resolved', resolvedBy: 'repair', resolvedAt: now },
    ]);
    const taken = issue({ status: 'partially_resolved', resolvedBy: 'earlier' });
    expect(changesOnSave('repair', listing({ issue: 'resolved' }), [taken], now)).toEqual([
      { id: 'issue', status: 'resolved', resolvedBy: 'repair', resolvedAt: now },
    ]);
  });

  test(
    'sets partially listed issues to partially_resolved and links them',
    { tags: ['LINK-03', 'LINK-04'] },
    () => {
      const taken = issue({ status: 'resolved', resolvedBy: 'earlier', resolvedAt: now });
      for (const before of [issue(), taken]) {
        expect(changesOnSave('repair', listing({ issue: 'partially_resolved' }), [before], now)).toEqual([
          { id: 'issue', status: 'partially_resolved', resolvedBy: 'repair', resolvedAt: null },
        ]);
      }
    },
  );

  test(
    'resets an issue that the repair no longer lists, with the link cleared',
    { tags: ['LINK-05'] },
    () => {
      const owned = issue({ status: 'resolved', resolvedBy: 'repair', resolvedAt: now });
      expect(changesOnSave('repair', listing({}), [owned], now)).toEqual([
        { id: 'issue', status: 'new', resolvedBy: null, resolvedAt: null },
      ]);
    },
  );

  test('swaps two issues', { tags: ['LINK-06'] }, () => {
    const a = issue({ id: 'a', status: 'resolved', resolvedBy: 'repair', resolvedAt: now });
    const b = issue({ id: 'b', status: 'processing' });
    const changes = changesOnSave('repair', listing({ a: 'partially_resolved', b: 'resolved' }), [a, b], now);
    expect(changes.map(({ id, status }) => [id, status])).toEqual([
      ['a', 'partially_resolved'],
      ['b', 'resolved'],
    ]);
  });

  test('keeps when an issue was resolved, if the same repair says so again', () => {
    const before = '2026-03-01T00:00:00.000Z';
    const owned = issue({ status: 'resolved', resolvedBy: 'repair', resolvedAt: before });
    expect(changesOnSave('repair', listing({ issue: 'resolved' }), [owned], now)[0]?.resolvedAt).toBe(before);
  });

  test('sets the moment of saving for issues not resolved by this repair before', () => {
    const before = '2026-03-01T00:00:00.000Z';
    const resolvedAt = (changes: Partial<LinkableIssue>) =>
      changesOnSave(
        'repair',
        listing({ issue: 'resolved' }),
        [issue({ resolvedAt: before, ...changes })],
        now,
      )[0]?.resolvedAt;
    expect(resolvedAt({ status: 'resolved', resolvedBy: 'other' })).toBe(now);
    expect(resolvedAt({ status: 'partially_resolved', resolvedBy: 'repair' })).toBe(now);
  });

  test('leaves issues that a later repair took over (D65)', () => {
    const taken = issue({ status: 'resolved', resolvedBy: 'later', resolvedAt: now });
    expect(changesOnSave('repair', listing({}), [taken], now)).toEqual([]);
    expect(changesOnDelete('repair', [taken])).toEqual([]);
  });
});

test(
  'deleting a repair resets its issues to new and clears the link',
  { tags: ['LINK-07', 'LINK-08'] },
  () => {
    const owned = issue({ status: 'partially_resolved', resolvedBy: 'repair' });
    const taken = issue({ id: 'taken', status: 'resolved', resolvedBy: 'later repair' });
    expect(changesOnDelete('repair', [owned, issue({ id: 'free' }), taken])).toEqual([
      { id: 'issue', status: 'new', resolvedBy: null, resolvedAt: null },
    ]);
  },
);

test(
  'the control cycles: not linked, resolved, partially resolved, not linked',
  { tags: ['LINK-10'] },
  () => {
    expect([null, nextLink(null), nextLink('resolved'), nextLink('partially_resolved')]).toEqual([
      null,
      'resolved',
      'partially_resolved',
      null,
    ]);
  },
);

describe('a status set by hand', () => {
  test('a status set by hand clears the link to the repair (D64)', () => {
    const fixed = issue({ status: 'resolved', resolvedBy: 'repair', resolvedAt: now });
    expect(changeByHand(fixed, 'new', now)).toEqual({
      id: 'issue',
      status: 'new',
      resolvedBy: null,
      resolvedAt: null,
    });
  });

  test('the same status again changes nothing', () => {
    const fixed = issue({ status: 'resolved', resolvedBy: 'repair', resolvedAt: '2026-03-01T00:00:00.000Z' });
    expect(changeByHand(fixed, 'resolved', now)).toBe(fixed);
  });

  test('resolving by hand stores the moment (D66)', { tags: ['LINK-12'] }, () => {
    expect(changeByHand(issue(), 'resolved', now)).toMatchObject({ status: 'resolved', resolvedAt: now });
  });

  test('any status may follow any other', { tags: ['STAT-18'] }, () => {
    for (const from of ['new', 'processing', 'partially_resolved', 'resolved'] as const) {
      for (const to of ['new', 'processing', 'resolved'] as const) {
        expect(changeByHand(issue({ status: from }), to, now).status).toBe(to);
      }
    }
  });
});
