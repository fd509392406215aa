import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import type { Id } from '#domain/ids.ts';
import { newId } from '#server/platform/deps.ts';
import { editing } from '#tests/applied-once.ts';
import { asBytes, phonePicture } from '#tests/fixtures/media/samples.ts';
import { newLinkedCar, type LinkedCar } from '#tests/linked-car.ts';
import { mechanicRepair, mechanicSymptom, newCar, newIssue, newLink } from '#tests/people.ts';
import { withWorld, world } from '#tests/set-up.ts';

let owner: LinkedCar['owner'];
let stranger: LinkedCar['stranger'];
let things: LinkedCar['things'];
let files: LinkedCar['files'];
let outside: LinkedCar['outside'];

withWorld();
beforeAll(async () => {
  ({ owner, stranger, things, files, outside } = await newLinkedCar(world));
});

/** Every row of other cars, and the car's issues that a mechanic is not offered. */
async function untouchable(carId: Id): Promise<string> {
  const people = sql`(${owner.id}::uuid, ${stranger.id}::uuid)`;
  const tables = 'cars issues recurrences repairs mileage_readings media settings users'.split(' ');
  const car = (table: string) => (table === 'cars' ? sql`id` : sql`car_id`);
  const parts: string[] = [];
  for (const table of tables) {
    const outer =
      table === 'settings' || table === 'users'
        ? sql`true`
        : sql`${car(table)} is distinct from ${carId}::uuid`;
    const ownerColumn = table === 'users' ? sql`id` : sql`owner_id`;
    const { rows } = await world.deps.db.execute<{ mark: string }>(sql`
      select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as mark
      from ${sql.identifier(table)} as t where ${ownerColumn} in ${people} and ${outer}`);
    parts.push(`${table} ${rows[0]!.mark}`);
  }
  const { rows } = await world.deps.db.execute<{ mark: string }>(sql`
    select md5(coalesce(string_agg(i::text, '|' order by i::text), '')) as mark from issues as i
    where car_id = ${carId}::uuid and status in ('resolved', 'processing') and link_id is null
      and (resolved_by is null or resolved_by not in (select id from repairs where link_id is not null))`);
  return [...parts, rows[0]!.mark].join('\n');
}

test(
  'whatever a mechanic sends, in whatever order, nothing outside the linked car changes',
  { tags: ['ROLE-10'], timeout: 120_000 },
  async () => {
    const car = await newCar(owner);
    const offered = [await newIssue(owner, car.id), await newIssue(owner, car.id)];
    const held = await newIssue(owner, car.id);
    await owner.call('issues.edit', {
      ...editing(held),
      carId: car.id,
      issueId: held.id,
      changes: { status: { from: 'new', to: 'processing' } },
    });
    const { token } = await newLink(owner, car.id, { isEditable: true });
    const issueIds = [...offered.map(({ id }) => id), held.id, ...outside.issueIds, newId()];
    const taken = [things.issueId, things.repairId, things.carId, held.id];
    const operation = fc.record({
      kind: fc.constantFrom('repair', 'symptom', 'upload'),
      resolved: fc.subarray(issueIds),
      partially: fc.subarray(issueIds),
      file: fc.constantFrom(null, ...outside.mediaIds, files.receipt.id),
      id: fc.option(fc.constantFrom(...taken), { nil: null }),
      twice: fc.boolean(),
      title: fc.string({ minLength: 1, maxLength: 60 }),
    });
    const before = await untouchable(car.id);
    const visitor = world.visitor();
    await fc.assert(
      fc.asyncProperty(fc.array(operation, { minLength: 1, maxLength: 5 }), async (sequence) => {
        for (const { kind, resolved, partially, file, id, twice, title } of sequence) {
          const head = { title, ...(id ? { id } : {}) };
          const send = async () => {
            if (kind === 'upload')
              return visitor.send(
                'PUT',
                `/api/media/${file ?? newId()}?purpose=issue&carId=${things.carId}&token=${token}`,
                { body: asBytes(await phonePicture()) },
              );
            return kind === 'repair'
              ? visitor.attempt('share.logRepair', repair)
              : visitor.attempt('share.logSymptom', symptom);
          };
          const repair = mechanicRepair(token, {
            ...head,
            resolvedIssues: resolved,
            partiallyResolvedIssues: partially,
            receiptImage: file,
          });
          const symptom = mechanicSymptom(token, { ...head, images: file ? [file] : [] });
          expect((await send()).status).toBeLessThan(500);
          if (twice) expect((await send()).status).toBeLessThan(500);
        }
        expect(await untouchable(car.id)).toBe(before);
      }),
      { numRuns: 15 },
    );
  },
);
