import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Input } from '#domain/calls.ts';
import { contract } from '#domain/contract.ts';
import type { Id } from '#domain/ids.ts';
import { dayOfInstant } from '#domain/language/format.ts';
import { newCar, newIssue, repairDraft } from '#tests/people.ts';
import { owner, withOwner } from '#tests/set-up.ts';

withOwner();

const page = async (input: Input<'timeline.list'>) => {
  const answer = await owner.attempt('timeline.list', input);
  expect([input, answer.status]).toEqual([input, 200]);
  return contract.timeline.list['~orpc'].outputSchema!.parse(answer.body);
};

// Instants around midnight and the turn of a month, so that the time zone matters.
const moment = fc.constantFrom(
  '2026-02-28T21:59:59.999Z',
  '2026-02-28T22:00:00.000Z',
  '2026-03-01T00:00:00.000Z',
  '2026-03-01T23:30:00.000Z',
  '2026-03-29T01:00:00.000Z',
  '2025-12-31T23:59:59.000Z',
);
const day = fc.constantFrom('2026-02-28', '2026-03-01', '2026-03-02', '2026-03-29', '2026-01-01');
const zone = fc.constantFrom('Europe/Riga', 'UTC', 'America/Los_Angeles', 'Pacific/Kiritimati');
type Made = { id: Id; date: string };
const newestFirst = (a: Made, b: Made) => (`${a.date}${a.id}` < `${b.date}${b.id}` ? 1 : -1);

test(
  'lists problems and repairs in order, by page and from every mark, in any time zone',
  { tags: ['RPT-05'], timeout: 60_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(moment, { maxLength: 9 }),
        fc.array(day, { maxLength: 9 }),
        zone,
        async (moments, days, timeZone) => {
          const { id: carId } = await newCar(owner);
          const issues: Made[] = [];
          for (const date of moments) issues.push(await newIssue(owner, carId, { date }));
          const repairs: Made[] = [];
          for (const date of days) {
            repairs.push(await owner.call('repairs.log', repairDraft(carId, { date })));
          }
          const sorted = [issues.toSorted(newestFirst), repairs.toSorted(newestFirst)] as const;
          for (const kind of [undefined, 'issues', 'repairs'] as const) {
            const expected = [
              ...(kind === 'repairs' ? [] : sorted[0]).map((issue) => ({
                kind: 'issue' as const,
                day: dayOfInstant(issue.date, timeZone),
                issue,
              })),
              ...(kind === 'issues' ? [] : sorted[1]).map((repair) => ({
                kind: 'repair' as const,
                day: repair.date,
                repair,
              })),
            ].toSorted((a, b) => (a.day < b.day ? 1 : a.day > b.day ? -1 : 0));
            const whole = await page({ carId, timeZone, kind });
            const shape = (entry: (typeof whole.records)[number] | (typeof expected)[number]) => [
              entry.kind,
              entry.day,
              entry.kind === 'issue' ? entry.issue.id : entry.repair.id,
            ];
            expect(whole.records.map(shape)).toEqual(expected.map(shape));
            const seen: unknown[] = [];
            let cursor: string | null = null;
            do {
              const next: Awaited<ReturnType<typeof page>> = await page({
                carId,
                timeZone,
                kind,
                limit: '2',
                ...(cursor === null ? {} : { cursor }),
              });
              seen.push(...next.records.map(shape));
              cursor = next.next;
            } while (cursor !== null);
            expect(seen).toEqual(expected.map(shape));
          }
        },
      ),
      { numRuns: 10, seed: 20_261_121, endOnFailure: true },
    );
  },
);

test('an invalid time zone is refused', async () => {
  const { id: carId } = await newCar(owner);
  for (const timeZone of ['', 'Nowhere/Land', '+02:00', "'; select 1"]) {
    expect((await owner.attempt('timeline.list', { carId, timeZone })).status).toBe(400);
  }
});

test('a zone by a name that only JavaScript knows is the zone of that name', async () => {
  const { id: carId } = await newCar(owner);
  await newIssue(owner, carId, { date: '2026-01-31T14:30:00Z' });
  const dayIn = async (timeZone: string) => (await page({ carId, timeZone })).records[0]!.day;
  expect(await dayIn('AET')).toBe('2026-02-01');
  expect(await dayIn('Australia/Sydney')).toBe('2026-02-01');
  // The database reads BST as British Summer Time.
  expect(await dayIn('BST')).toBe(dayOfInstant('2026-01-31T14:30:00Z', 'BST'));
});
