import type { Id } from '#domain/ids.ts';
import { madeOnce } from '#domain/made-once.ts';
import type { RecordKind, Row, SyncAnswer } from './schema.ts';

/** Records of a car by kind; a kind of which nothing changes stays the same map. */
export type Records = Partial<Record<RecordKind, ReadonlyMap<Id, Row>>>;

/** As a noun types them. */
export const rowsIn = <R extends object>(records: Records, kind: RecordKind): R[] =>
  [...(records[kind]?.values() ?? [])] as R[];

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

export type CarRecords = Records & {
  readonly car?: Row;
  /** Settings of whoever reads. */
  readonly account?: SyncAnswer['account'];
};

/** The records of each car that are there, all of them. */
export type Cars = ReadonlyMap<Id, CarRecords>;

/** While a car is filled anew its earlier records count. */
export const wholeCars = madeOnce(
  ({ cars, account }: Known): Cars =>
    new Map(
      [...cars].flatMap(([id, car]): [Id, CarRecords][] =>
        car.records ? [[id, recordsOf(car, account)]] : [],
      ),
    ),
);

const made = new WeakMap<KnownCar, CarRecords>();

/** The same until the car or the account changes. */
function recordsOf(known: KnownCar, account: Known['account']): CarRecords {
  const last = made.get(known);
  if (last && last.account === account) return last;
  const whole = { ...known.records, car: known.car, account };
  made.set(known, whole);
  return whole;
}
