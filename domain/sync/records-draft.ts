import type { Id } from '#domain/ids.ts';
import { idFrom } from '#domain/make-id.ts';
import { rowsIn, type CarRecords, type Cars } from './known-records.ts';
import type { RecordKind, Row } from './schema.ts';

/** In ms, as ids begin with the time at which they were made. */
const LATE = 2 ** 47;

/** Records while they are changed. A kind of a car that is not touched stays the same map. */
export class RecordsDraft {
  readonly #cars: Map<Id, CarRecords>;
  readonly #copied = new Set<unknown>();
  /** As they were before all changes. */
  readonly before: Cars;
  #made = 0;

  constructor(cars: Cars) {
    this.#cars = new Map(cars);
    this.before = cars;
  }

  get cars(): Cars {
    return this.#cars;
  }

  /** For what the server names: after all its ids, in the order in which it will come there. */
  newId = (): Id => idFrom(LATE + ++this.#made, new Uint8Array(10));

  /** @returns whether it was not there */
  addCar(car: Row & { id: Id }): boolean {
    if (this.#cars.has(car.id)) return false;
    this.#cars.set(car.id, { car, account: [...this.#cars.values()][0]?.account ?? null });
    return true;
  }

  car = (id: Id): Row | undefined => this.#cars.get(id)?.car;

  changeCar(id: Id, changes: Row): void {
    const records = this.#cars.get(id);
    if (records) this.#cars.set(id, { ...records, car: { ...records.car, ...changes } });
  }

  changeAccount(part: keyof NonNullable<CarRecords['account']>, changes: Row): void {
    for (const [id, { account = null, ...records }] of this.#cars) {
      const settings = { settings: null, noticeSettings: null, ...account };
      this.#cars.set(id, { ...records, account: { ...settings, [part]: { ...settings[part], ...changes } } });
    }
  }

  rows = <R extends object>(carId: Id, kind: RecordKind): R[] => rowsIn(this.#cars.get(carId) ?? {}, kind);

  read<R extends object>(carId: Id, kind: RecordKind, id: Id): R | undefined {
    return this.#cars.get(carId)?.[kind]?.get(id) as R | undefined;
  }

  /** Of a car whose records are known. */
  put(kind: RecordKind, row: { id: Id; carId: Id }): void {
    this.#own(row.carId, kind)?.set(row.id, row);
  }

  remove(carId: Id, kind: RecordKind, id: Id): void {
    if (this.read(carId, kind, id)) this.#own(carId, kind)!.delete(id);
  }

  #own(carId: Id, kind: RecordKind): Map<Id, Row> | undefined {
    const records = this.#cars.get(carId);
    if (!records) return undefined;
    const shown = records[kind];
    if (this.#copied.has(shown)) return shown as Map<Id, Row>;
    const own = new Map(shown);
    this.#copied.add(own);
    this.#cars.set(carId, { ...records, [kind]: own });
    return own;
  }
}
