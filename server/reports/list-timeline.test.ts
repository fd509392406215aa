import { expect, test } from 'vitest';
import type { Input } from '#domain/calls.ts';
import type { TimelineRecord } from '#domain/reports/timeline-schema.ts';
import { newCar, newIssue, repairDraft } from '#tests/people.ts';
import { owner, withOwner } from '#tests/set-up.ts';

withOwner();

const list = (input: Input<'timeline.list'>) => owner.call('timeline.list', input);
const told = (record: TimelineRecord) =>
  record.kind === 'issue' ? `${record.day} ${record.issue.title}` : `${record.day} ${record.repair.title}`;

test(
  'lists problems and repairs in order, by page and from every mark, in any time zone',
  { tags: ['RPT-05'] },
  async () => {
    const { id: carId } = await newCar(owner);
    // Around midnight in Riga, and the turn of a month.
    for (const [title, date] of [
      ['late', '2026-02-28T21:59:59.999Z'],
      ['later', '2026-02-28T22:00:00.000Z'],
      ['latest', '2026-03-01T23:30:00.000Z'],
      ['old', '2025-12-31T23:59:59.000Z'],
    ] as const)
      await newIssue(owner, carId, { description: title, date });
    for (const [title, date] of [
      ['oil', '2026-03-01'],
      ['tires', '2026-02-28'],
      ['belt', '2026-01-01'],
    ] as const)
      await owner.call('repairs.log', repairDraft(carId, { title, date }));
    const issues = (zone: 'Europe/Riga' | 'America/Los_Angeles') =>
      zone === 'Europe/Riga'
        ? ['2026-03-02 latest', '2026-03-01 later', '2026-02-28 late', '2026-01-01 old']
        : ['2026-03-01 latest', '2026-02-28 later', '2026-02-28 late', '2025-12-31 old'];
    const repairs = ['2026-03-01 oil', '2026-02-28 tires', '2026-01-01 belt'];
    for (const timeZone of ['Europe/Riga', 'America/Los_Angeles'] as const) {
      const [latest, later, late, old] = issues(timeZone);
      const all =
        timeZone === 'Europe/Riga'
          ? [latest, later, repairs[0], late, repairs[1], old, repairs[2]]
          : [latest, repairs[0], later, late, repairs[1], repairs[2], old];
      for (const [kind, expected] of [
        [undefined, all],
        ['issues', issues(timeZone)],
        ['repairs', repairs],
      ] as const) {
        expect((await list({ carId, timeZone, kind })).records.map(told)).toEqual(expected);
        const seen: string[] = [];
        for (let cursor: string | undefined, pages = 0; pages < 9; pages++) {
          const page = await list({ carId, timeZone, kind, limit: '2', ...(cursor && { cursor }) });
          seen.push(...page.records.map(told));
          if (page.next === null) break;
          cursor = page.next;
        }
        expect(seen).toEqual(expected);
      }
    }
  },
);

test('an invalid time zone is refused; a zone by a name that only JavaScript knows is that zone', async () => {
  const { id: carId } = await newCar(owner);
  for (const timeZone of ['', 'Nowhere/Land', '+02:00', "'; select 1"])
    expect((await owner.attempt('timeline.list', { carId, timeZone })).status).toBe(400);
  await newIssue(owner, carId, { date: '2026-01-31T14:30:00Z' });
  expect((await list({ carId, timeZone: 'AET' })).records[0]!.day).toBe('2026-02-01');
});
