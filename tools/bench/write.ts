import { newCar, repairDraft } from '#tests/people.ts';
import { type Kinds, race } from './race.ts';

/** Every car has a lock of its own: as many owners' cars as connections write at once. */
const CARS = 50;

/**
 * A repair without links, with everything that is promised (applied once, access, revision, news, durable commit); the
 * minimal server inserts the same row into SQLite with synchronous FULL.
 */
export async function bench(): Promise<void> {
  await race(
    async (owner, minimalUrl) => {
      const cars = await Promise.all(Array.from({ length: CARS }, () => newCar(owner)));
      let turn = 0;
      const headers = { cookie: owner.cookie, origin: owner.baseUrl, 'content-type': 'application/json' };
      const write = (url: string, pathOf: (carId: string) => string): Kinds['app'] => {
        const request = () => {
          const carId = cars[turn++ % CARS]!.id;
          return { method: 'POST', path: pathOf(carId), body: JSON.stringify(repairDraft(carId)) } as const;
        };
        return [url, { headers, request }];
      };
      return {
        minimal: write(minimalUrl, () => '/repairs'),
        app: write(owner.baseUrl, (carId) => `/api/cars/${carId}/repairs`),
      };
    },
    { 1: 25, 10: 25, 50: 25 },
  );
}
