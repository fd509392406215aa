import { expect, test } from 'vitest';
import { limits } from '#domain/limits.ts';
import { newId } from '#server/platform/deps.ts';
import { faults } from '#tests/applied-once.ts';
import { documentOf, downloadExport, importZip, packed } from '#tests/export-zip.ts';
import { importerOf } from '#tests/import-steps.ts';
import { importedFill } from '#tests/nouns/imports.ts';
import { carDraft, newCar } from '#tests/people.ts';
import { owner, withOwner, world } from '#tests/set-up.ts';

withOwner();

test('an account has a bound on cars, entered or imported from another app', async () => {
  const { id } = await newCar(owner);
  const target = { key: 'Zafira', carId: newId(), add: { brand: 'Opel', model: 'Zafira', year: 2008 } };
  const importId = await importerOf(owner, id).send([importedFill()], { targets: [target] });
  const { rows } = await world.deps.db.$client.query<{ names: string }>(
    `select string_agg(quote_ident(column_name), ', ') as names from information_schema.columns
     where table_name = 'cars' and is_generated = 'NEVER' and column_name <> 'id'`,
  );
  const { names } = rows[0]!;
  await world.deps.db.$client.query(
    `insert into cars (id, ${names}) select gen_random_uuid(), ${names} from cars, generate_series(2, $2) where id = $1`,
    [id, limits.cars],
  );
  expect(faults(await owner.attempt('cars.add', carDraft()))).toEqual([
    'id: No more cars can be added to this account.',
  ]);
  expect(faults(await owner.attempt('imports.commit', { opId: newId(), importId }))).toEqual([
    'importId: No more cars can be added to this account.',
  ]);
});

test('an import brings as many cars and names the one that is too many', async () => {
  const donor = await world.newOwner();
  await newCar(donor);
  const { contents } = await downloadExport(donor);
  const document = documentOf(contents);
  const [car] = document.cars;
  document.cars = Array.from({ length: limits.cars + 1 }, () => ({ ...car!, id: newId() }));
  const file = await packed(new Map(contents).set('carful.json', Buffer.from(JSON.stringify(document))));
  const { status, body } = await importZip(await world.newOwner(), file);
  expect(status).toBe(200);
  expect(body).toMatchObject({ cars: limits.cars, rejected: [{ place: `cars.${limits.cars}.id` }] });
});
