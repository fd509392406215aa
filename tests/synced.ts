import type { Id } from '#domain/ids.ts';
import { NOTHING_KNOWN, wholeCars, type Cars, type Known, type Records } from '#domain/sync/known-records.ts';
import { withAnswer } from '#domain/sync/with-answer.ts';
import { SyncAnswer, type RecordKind } from '#domain/sync/schema.ts';
import type { Visitor } from './client.ts';

/** A device that asks the server for what has changed. */
export class Synced {
  readonly #of: Visitor;
  known: Known = NOTHING_KNOWN;
  /** The car that is looked at. */
  first: Id | undefined;

  constructor(of: Visitor) {
    this.#of = of;
  }

  /** How often cars that there are were sent whole. */
  get fillings(): number {
    return [...this.known.cars.values()].reduce((sum, car) => sum + car.fillings, 0);
  }

  revisionOf = (carId: Id): number => this.known.cars.get(carId)!.revision;

  recordsOf(carId: Id): Records {
    const car = this.known.cars.get(carId);
    return car?.records ?? car?.coming ?? {};
  }

  /** Asks until there is no more, or for so many pages. @returns how many records and deletions came */
  async pull(pages = Infinity): Promise<number> {
    const { cursor } = this.known;
    const given = await this.#of.attempt('sync.pull', { cursor, first: this.first });
    if (given.status !== 200) throw new Error(`sync answered ${given.status}`);
    const answer = SyncAnswer.parse(given.body);
    this.known = withAnswer(this.known, answer);
    const came = Object.values(answer.records).flat().length + answer.removed.length;
    return came + (answer.more && pages > 1 ? await this.pull(pages - 1) : 0);
  }

  /** Whatever the order in which it came. */
  get state(): unknown {
    const { account, cars } = this.known;
    const sorted = (records: Records) =>
      Object.entries(records)
        .filter(([, rows]) => rows.size > 0)
        .map(([kind, rows]): [string, unknown] => [
          kind as RecordKind,
          [...rows].toSorted(([a], [b]) => a.localeCompare(b)),
        ])
        .toSorted(([a], [b]) => a.localeCompare(b));
    return {
      account,
      cars: [...cars].map(([id, { car, records }]) => [id, car, records && sorted(records)]),
    };
  }
}

/** What a device knows that has never asked before. */
export async function fetched(of: Visitor): Promise<unknown> {
  const fresh = new Synced(of);
  await fresh.pull();
  return fresh.state;
}

/** The records of an account, as a device has them that has just asked. */
export async function keptRecords(of: Visitor): Promise<Cars> {
  const device = new Synced(of);
  await device.pull();
  return wholeCars(device.known);
}
