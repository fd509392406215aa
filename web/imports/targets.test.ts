import { expect, test } from 'vitest';
import type { ImportTarget } from '#domain/imports/batch-schema.ts';
import { newId } from '#web/platform/ids.ts';
import type { StoredImport } from '#web/platform/outbox/records.ts';
import { possibleTargets, proposeTargets } from './targets.ts';

const waiting = (...targets: ImportTarget[]) => ({ input: { targets } }) as unknown as StoredImport;

test('a file read again goes to the car that its waiting import adds', { tags: ['IMP-05', 'IMP-12'] }, () => {
  const own = { id: newId(), brand: 'Opel', model: 'Zafira', nickname: null, licensePlate: null, vin: null };
  const add = { brand: 'BMW', model: 'Z3', year: 1997, licensePlate: 'AB12CDE' };
  const carId = newId();
  const queue = [waiting({ key: 'a', carId: own.id }), waiting({ key: 'b', carId, add })];
  const possible = possibleTargets([own], queue);
  expect(possible.map(({ id }) => id)).toEqual([own.id, carId]);
  const file = { key: 'b', name: 'BMW Z3' };
  expect(proposeTargets([file], possible, null)).toMatchObject([{ carId, isNew: false }]);
  expect(proposeTargets([file], [own], null)).toMatchObject([{ isNew: true }]);
  const arrived = { ...own, ...add, id: carId, vin: null };
  expect(possibleTargets([own, arrived], queue)).toHaveLength(2);
});
