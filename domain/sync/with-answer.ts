import type { Id } from '#domain/ids.ts';
import type { Known, KnownCar, Records } from './known-records.ts';
import type { RecordKind, Row, SyncAnswer } from './schema.ts';

/** @returns what is known after an answer to the cursor of `known`; what says nothing new changes nothing */
export function withAnswer(known: Known, answer: SyncAnswer): Known {
  const changes = changesByCar(answer);
  const cars = answer.cars.map(({ id, revision, car, fill }): [Id, KnownCar] => {
    const before = known.cars.get(id) ?? {
      revision,
      car: {},
      records: null,
      filling: 0,
      coming: null,
      fillings: 0,
    };
    const changed = changes.get(id) ?? [];
    if (before.revision === revision && !car && !fill && changed.length === 0) return [id, before];
    const next = { ...before, revision, car: car ?? before.car };
    if (!fill) return [id, { ...next, records: before.records && withChanges(before.records, changed) }];
    const isBegun = fill.includes('begin');
    const coming = withChanges(isBegun ? {} : (before.coming ?? {}), changed);
    const fillings = before.fillings + Number(isBegun);
    return [
      id,
      fill.includes('end')
        ? { ...next, fillings, filling: fillings, records: coming, coming: null }
        : { ...next, fillings, coming },
    ];
  });
  const isSame =
    known.cursor === answer.cursor &&
    !answer.account &&
    known.cars.size === cars.length &&
    cars.every(([id, car]) => known.cars.get(id) === car);
  if (isSame) return known;
  return { cursor: answer.cursor, account: answer.account ?? known.account, cars: new Map(cars) };
}

/** Null: the record was deleted. */
type Changed = { kind: RecordKind; id: Id; row: Row | null };

function changesByCar({ records, removed }: SyncAnswer): ReadonlyMap<Id, Changed[]> {
  const changes = new Map<Id, Changed[]>();
  const add = (carId: Id, changed: Changed) => {
    const ofCar = changes.get(carId);
    if (ofCar) ofCar.push(changed);
    else changes.set(carId, [changed]);
  };
  for (const [kind, rows] of Object.entries(records) as [RecordKind, Row[]][])
    for (const row of rows) add(row['carId'] as Id, { kind, id: row['id'] as Id, row });
  for (const { carId, kind, id } of removed) add(carId, { kind, id, row: null });
  return changes;
}

function withChanges(records: Records, changed: readonly Changed[]): Records {
  if (changed.length === 0) return records;
  const next: Partial<Record<RecordKind, Map<Id, Row>>> = {};
  for (const { kind, id, row } of changed) {
    const ofKind = (next[kind] ??= new Map(records[kind]));
    if (row) ofKind.set(id, row);
    else ofKind.delete(id);
  }
  return { ...records, ...next };
}
