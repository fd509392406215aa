import { expect, test } from 'vitest';
import type { DrivingAdvice } from '#domain/assessment/schema.ts';
import type { HealthFacts } from '#domain/cars/schema.ts';
import { noCachedRecords, type CachedIssue } from '#domain/outbox/cached-records.ts';
import { nothingPending, type Pending, type PendingOperation } from '#domain/outbox/pending.ts';
import { withPendingHealth } from './pending-health.ts';

const AT = '2026-03-05T08:00:00.000Z';
const issue = (id: string, advice: DrivingAdvice | null): CachedIssue => ({
  id,
  carId: 'car',
  title: `Problem ${id}`,
  date: AT,
  status: 'new',
  urgent: false,
  advice,
});
const edit = (issueId: string, changes: object): PendingOperation => ({
  procedure: 'issues.edit',
  at: AT,
  input: { carId: 'car', issueId, baseVersion: 1, changes },
});
const resolve = (id: string) => edit(id, { status: { from: 'new', to: 'resolved' } });
const pending = (issues: CachedIssue[], ...operations: PendingOperation[]): Pending => ({
  ...nothingPending,
  operations,
  cached: { ...noCachedRecords, issues: new Map(issues.map((one) => [one.id, one])) },
});
const facts = (open: number, worst: HealthFacts['worst']): HealthFacts => ({
  open,
  urgent: 0,
  repeatedTitles: 0,
  firstRepeatedTitle: null,
  isBlank: false,
  firstTitle: 'Problem 1',
  worst,
});
const asWorst = ({ id, title, advice }: CachedIssue) => ({ id, title, advice });
const [stop, soon, wait] = [issue('1', 'stop_driving'), issue('2', 'soon'), issue('3', 'can_wait')];

test('resolving the worst problem without a network leaves the next worst', { tags: ['STAT-20'] }, () => {
  const known = facts(3, asWorst(stop));
  const worstAfter = (...operations: PendingOperation[]) =>
    withPendingHealth('car', known, pending([stop, soon, wait], ...operations)).worst;
  expect(worstAfter()).toEqual(asWorst(stop));
  expect(worstAfter(resolve('1'))).toEqual(asWorst(soon));
  expect(worstAfter(resolve('1'), resolve('2'))).toEqual(asWorst(wait));
  expect(worstAfter(resolve('1'), resolve('2'), resolve('3'))).toBeNull();
  // Whatever else its status says, it is open.
  for (const status of ['processing', 'partially_resolved'] as const) {
    const health = withPendingHealth('car', known, pending([{ ...stop, status }, soon, wait], resolve('2')));
    expect(health).toMatchObject({ open: 2, worst: asWorst(stop) });
  }
});

test('a corrected assessment changes the advice before it is sent', () => {
  const worse = edit('2', {
    assessment: { from: {}, to: { drivingAdvice: 'stop_driving' } },
  });
  const health = withPendingHealth('car', facts(1, asWorst(soon)), pending([soon], worse));
  expect(health.worst).toEqual({ ...asWorst(soon), advice: 'stop_driving' });
});

test('a danger among problems never opened here stays in sight', () => {
  const unseen = { id: '9', title: 'Never opened', advice: 'stop_driving' } as const;
  const health = withPendingHealth('car', facts(5, unseen), pending([soon], resolve('2')));
  expect(health).toMatchObject({ open: 4, worst: unseen });
});
