import type { Id } from '#domain/ids.ts';
import { SyncAnswer, type RecordKind, type Row } from '#domain/sync/schema.ts';
import type { Visitor } from './client.ts';

type Fold = {
  cursor?: string;
  account: SyncAnswer['account'];
  cars: Map<Id, { revision: number; car: Row | null; records: Map<string, Row>; stale: Set<string> }>;
};

/** What a device knows that applies every answer, as the contract says. */
export class Synced {
  readonly #of: Visitor;
  /** How often a car was sent anew. */
  filled = 0;
  #fold: Fold = { account: null, cars: new Map() };

  constructor(of: Visitor) {
    this.#of = of;
  }

  /** Up to which revision the records of a car are known. */
  revisionOf = (carId: Id): number | undefined => this.#fold.cars.get(carId)?.revision;

  knows = (carId: Id, record: string): boolean => this.#fold.cars.get(carId)?.records.has(record) ?? false;

  /** Asks until there is no more. @returns how many records and deletions came */
  async pull(pages = Infinity): Promise<number> {
    const { cursor } = this.#fold;
    const given = await this.#of.attempt('sync.pull', cursor === undefined ? {} : { cursor });
    if (given.status !== 200) throw new Error(`sync answered ${given.status}`);
    const answer = SyncAnswer.parse(given.body);
    const came = Object.values(answer.records).flat().length + answer.removed.length;
    this.#apply(answer);
    return came + (answer.more && pages > 1 ? await this.pull(pages - 1) : 0);
  }

  #apply(answer: SyncAnswer): void {
    const { cars } = this.#fold;
    this.#fold.cursor = answer.cursor;
    this.#fold.account = answer.account ?? this.#fold.account;
    for (const id of cars.keys()) if (!answer.cars.some((car) => car.id === id)) cars.delete(id);
    for (const { id, revision, car, fill } of answer.cars) {
      const known = cars.get(id) ?? { revision, car, records: new Map<string, Row>(), stale: new Set() };
      if (fill?.includes('begin')) {
        known.stale = new Set(known.records.keys());
        this.filled += 1;
      }
      cars.set(id, { ...known, revision, car: car ?? known.car });
    }
    for (const { carId, kind, id } of answer.removed) cars.get(carId)!.records.delete(`${kind} ${id}`);
    for (const [kind, rows] of Object.entries(answer.records) as [RecordKind, Row[]][])
      for (const row of rows) {
        const known = cars.get(row['carId'] as Id)!;
        const name = `${kind} ${row['id'] as Id}`;
        known.records.set(name, row);
        known.stale.delete(name);
      }
    for (const { id, fill } of answer.cars)
      if (fill?.includes('end')) for (const gone of cars.get(id)!.stale) cars.get(id)!.records.delete(gone);
  }

  /** For comparing, the same whatever the order in which it came. */
  get state(): unknown {
    const { account, cars } = this.#fold;
    const sorted = (records: Map<string, Row>) =>
      Object.fromEntries([...records].toSorted(([a], [b]) => a.localeCompare(b)));
    return {
      account,
      cars: [...cars].map(([id, { car, records }]) => [id, car, sorted(records)]),
    };
  }
}

/** What a device knows that has never asked before. */
export async function fetched(of: Visitor): Promise<unknown> {
  const fresh = new Synced(of);
  await fresh.pull();
  return fresh.state;
}
