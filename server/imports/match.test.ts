import { beforeEach, expect, test } from 'vitest';
import { duplicateKeyOf } from '#domain/imports/duplicate-rules.ts';
import { ImportedRecord } from '#domain/imports/schema.ts';
import type { Id } from '#domain/ids.ts';
import { newId } from '#server/platform/deps.ts';
import { importerOf, sums } from '#tests/import-steps.ts';
import { importedFill, importedRepair } from '#tests/nouns/imports.ts';
import { newCar, type Owner } from '#tests/people.ts';
import { withWorld, world } from '#tests/set-up.ts';

let owner: Owner;
let carId: Id;
let my: ReturnType<typeof importerOf>;
withWorld();
beforeEach(async () => {
  owner = await world.newOwner();
  carId = (await newCar(owner)).id;
  my = importerOf(owner, carId);
});

const file = () => [importedFill({ km: 10_000, amount: 40_000 }), importedRepair()];
const keys = () => file().map((record) => duplicateKeyOf(ImportedRecord.parse(record), ''));
const match = (who: Owner) => who.call('imports.match', { cars: [{ key: 'Blue', records: keys() }] });

test('a file finds the car that has its records, whatever it is called', { tags: ['IMP-04'] }, async () => {
  expect(await match(owner)).toEqual({ matches: [] });
  await my.importAll(file());
  await newCar(owner);
  expect(await match(owner)).toEqual({ matches: [{ key: 'Blue', carId, known: 2 }] });
  expect(await match(await world.newOwner())).toEqual({ matches: [] });
});

test(
  'what was corrected in the other app is offered, and replaces what it corrects',
  { tags: ['IMP-05'] },
  async () => {
    const before = [
      importedFill({ date: '2025-05-01', km: 10_000, amount: 40_000, cost: 60 }),
      importedFill({ date: '2025-05-09', km: 10_600, amount: 42_000, cost: 63 }),
    ];
    await my.importAll(before);
    const after = [before[0]!, importedFill({ date: '2025-05-09', km: 10_600, amount: 45_000, cost: 67.5 })];
    const importId = await my.send(after);
    expect(await owner.call('imports.compare', { importId })).toMatchObject({
      fill: { fresh: 1, known: 1 },
      corrections: [
        {
          place: 1,
          carId,
          date: '2025-05-09',
          km: 10_600,
          energy: 'gasoline',
          before: { amount: 42_000, cost: 63, currency: 'EUR' },
          after: { amount: 45_000, cost: 67.5, currency: 'EUR' },
        },
      ],
    });
    await owner.call('imports.commit', { opId: newId(), importId, replaces: [1] });
    expect((await my.fills()).map(({ amount, cost, version }) => [amount, cost, version])).toEqual([
      [45_000, 67.5, 2],
      [40_000, 60, 1],
    ]);
    expect(sums(await my.importAll(after))).toEqual([0, 2]);
  },
);

test('two fill-ups at one stop are no correction', { tags: ['IMP-05'] }, async () => {
  const first = importedFill({ date: '2025-05-01', km: 10_000, amount: 40_000 });
  await my.importAll([first]);
  const importId = await my.send([first, importedFill({ date: '2025-05-01', km: 10_000, amount: 5_000 })]);
  const compared = await owner.call('imports.compare', { importId });
  expect(compared).toMatchObject({ fill: { fresh: 1, known: 1 } });
  expect(compared).not.toHaveProperty('corrections');
});
