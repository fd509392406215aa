import { expect, test } from 'vitest';
import type { ImportCounts } from '#domain/imports/batch-schema.ts';
import { readImport } from '#domain/imports/read-import.ts';
import type { ImportAnswers, ImportFile, ImportReading } from '#domain/imports/schema.ts';
import { newId } from '#server/platform/deps.ts';
import { importCases } from '#tests/import-cases/by-app.ts';
import { importContext, importFixture } from '#tests/import-files.ts';
import { sums } from '#tests/import-steps.ts';
import { sendImport } from '#tests/nouns/imports.ts';
import type { Owner } from '#tests/people.ts';
import { tries } from '#tests/sampled.ts';
import { withWorld, world } from '#tests/set-up.ts';
import {
  askedCars,
  foundOf,
  proposeTargets,
  sentTarget,
  unitsOfNewCars,
  withFound,
} from '#web/imports/targets.ts';

withWorld();

/** Into the cars that the page proposes; what it leaves open of a new car is typed. */
async function importProposed(
  who: Owner,
  reading: ImportReading,
  answers: ImportAnswers,
): Promise<ImportCounts> {
  const { cars } = await who.call('cars.list');
  const asked = askedCars(reading);
  const found = foundOf(asked, (await who.call('imports.match', { cars: asked })).matches);
  const targets = withFound(proposeTargets(reading.cars, cars, null), found, cars)
    .map(({ brand, model, year, ...target }) => ({
      ...target,
      brand: brand || 'Brand',
      model: model || 'Model',
      year: year || '2015',
    }))
    .map((target) => sentTarget(target, unitsOfNewCars(answers, cars)));
  const { records, source } = reading;
  const draft = {
    opId: newId(),
    id: newId(),
    source: source!,
    files: ['export'],
    records: records.length,
    targets,
  };
  const importId = await sendImport(who, draft, records);
  return who.call('imports.commit', { opId: newId(), importId });
}

type Case = { of: string; files: readonly ImportFile[]; answers: ImportAnswers };

/** What two imports of the same files do: the first, then the second. */
async function importTwice({ of, files, answers }: Case) {
  const who = await world.newOwner();
  const once = async () =>
    sums(await importProposed(who, readImport(files, answers, importContext), answers));
  const [fresh, known] = await once();
  return { of, fresh, all: fresh + known, again: await once() };
}

test(
  'the second import of the same file adds nothing to the cars that are proposed, from each app',
  { tags: ['IMP-05'] },
  async () => {
    const cases = Object.values(importCases).flatMap((ofApp) =>
      ofApp
        .map(({ of, files, answers = {} }) => ({ of, files: files.map(importFixture), answers }))
        .filter(({ files, answers }) => readImport(files, answers, importContext).records.length > 0)
        .slice(0, tries(1, ofApp.length)),
    );
    const imported = [];
    for (const one of cases) imported.push(await importTwice(one));
    expect(imported.filter(({ fresh }) => fresh === 0)).toEqual([]);
    expect(imported.filter(({ again: [fresh, known], all }) => fresh > 0 || known !== all)).toEqual([]);
  },
);
