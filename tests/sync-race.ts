import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Id } from '#domain/ids.ts';
import { newId } from '#server/platform/deps.ts';
import { Visitor } from './client.ts';
import { fillDraft } from './nouns/fills.ts';
import { newCar, type Owner } from './people.ts';
import { Synced } from './synced.ts';

type Race = { owner: Owner; urls: string[]; databaseUrl: string; commits: number };

const any = <Value>(values: readonly Value[]) => values[Math.floor(Math.random() * values.length)]!;

/**
 * Writers commit in whatever order, late or not at all, while devices read from cursor to cursor.
 * @returns how many commits there were, and those that a device did not hear of
 */
export async function raceOfCommits({ owner, urls, databaseUrl, commits }: Race) {
  const carIds = [(await newCar(owner)).id, (await newCar(owner)).id, (await newCar(owner)).id].toSorted();
  const visitors = urls.map((url) => Object.assign(new Visitor(url), { cookie: owner.cookie }));
  const devices = [...visitors, ...visitors].map((visitor) => new Synced(visitor));
  await Promise.all(devices.map((device) => device.pull()));
  const committed: { carId: Id; id: Id }[] = [];
  const isDone = () => committed.length >= commits;

  const throughApp = async (visitor: Visitor) => {
    while (!isDone()) {
      const fill = fillDraft(any(carIds), { km: null });
      await visitor.call('fills.log', fill);
      committed.push(fill);
    }
  };
  /** As an import does: several statements, cars in the order of their ids, the commit some time later. */
  const throughDatabase = async () => {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    while (!isDone()) {
      const written = carIds.filter(() => Math.random() < 0.5).map((carId) => ({ carId, id: newId() }));
      await client.query('begin');
      for (const { carId, id } of written) {
        await client.query(
          `insert into fills (id, owner_id, car_id, date, energy, amount, currency, is_full, is_missed_before)
           values ($1, $2, $3, current_date, 'diesel', 1000, 'EUR', true, false)`,
          [id, owner.id, carId],
        );
        await sleep(Math.random() * 12);
      }
      const isKept = Math.random() < 0.8;
      await client.query(isKept ? 'commit' : 'rollback');
      if (isKept) committed.push(...written);
    }
    await client.end();
  };
  const read = async (device: Synced, at: number) => {
    while (!isDone()) {
      await device.pull();
      await sleep(Math.random() * 10 * at);
    }
  };
  await Promise.all([
    ...visitors.flatMap((visitor) => [throughApp(visitor), throughApp(visitor)]),
    ...[1, 2, 3, 4].map(throughDatabase),
    ...devices.map(read),
  ]);
  const skipped: string[] = [];
  for (const device of devices) {
    await device.pull();
    for (const { carId, id } of committed) if (!device.recordsOf(carId).fill?.has(id)) skipped.push(id);
  }
  return {
    commits: committed.length,
    skipped,
    refilled: devices.filter(({ fillings }) => fillings > carIds.length).length,
  };
}
