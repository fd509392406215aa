import type { Id } from '#domain/ids.ts';
import type { RecordKind, Row, SyncAnswer } from './schema.ts';

/** Records of a car by kind; a kind of which nothing changes stays the same map. */
export type Records = Partial<Record<RecordKind, ReadonlyMap<Id, Row>>>;

export type KnownCar = {
  /** Up to which its records are known. */
  revision: number;
  car: Row;
  /** Null until it is filled for the first time. */
  records: Records | null;
  /** The filling that they came with. */
  filling: number;
  /** What has come of a filling that has not ended; takes the place of `records` at its end. */
  coming: Records | null;
  /** Counts the fillings that have begun. */
  fillings: number;
};

/** What a device knows of an account. Immutable. */
export type Known = {
  cursor: string | undefined;
  account: SyncAnswer['account'];
  cars: ReadonlyMap<Id, KnownCar>;
};

export const NOTHING_KNOWN: Known = { cursor: undefined, account: null, cars: new Map() };

export type CarRecords = Records & { readonly car?: Row };

/** The records of each car that are there, all of them. */
export type Cars = ReadonlyMap<Id, CarRecords>;

/** While a car is filled anew its earlier records count. */
export const wholeCars = ({ cars }: Known): Cars =>
  new Map([...cars].flatMap(([id, { car, records }]) => (records ? [[id, { ...records, car }]] : [])));

/** @returns what is known after an answer to the cursor of `known` */
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
    const next = { ...before, revision, car: car ?? before.car };
    const changed = changes.get(id) ?? [];
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
