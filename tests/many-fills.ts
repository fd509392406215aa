import { addDays } from '#domain/days.ts';
import type { Id } from '#domain/ids.ts';
import { newId } from '#server/platform/deps.ts';
import { Visitor } from './client.ts';
import { downloadExport, importZip, packed } from './export-zip.ts';
import { fillDraft } from './nouns/fills.ts';
import { newCar, signUp } from './people.ts';

const stations = ['Neste', 'Viada', 'Circle K', 'Virši', null];

/** So many exported fill-ups, two a day, the newest in March 2026; some partial, some without an odometer. */
export const fillsLike = (fill: object, count: number): object[] =>
  Array.from({ length: count }, (_none, at) => ({
    ...fill,
    id: newId(),
    date: addDays('2026-03-31', -Math.floor((count - 1 - at) / 2)),
    createdAt: new Date(Date.UTC(2026, 0, 1) + at * 1000).toISOString(),
    km: at % 11 === 5 ? null : 1_000 + at * 60,
    amount: 4_000 + ((at * 137) % 900),
    cost: 6 + ((at * 31) % 200) / 100,
    isFull: at % 7 !== 3,
    station: stations[at % stations.length],
  }));

/**
 * Gives an owner a car with so many fill-ups. Comes in as an export of another account, in one request.
 */
export async function giveFills(owner: Visitor, count: number): Promise<Id> {
  const other = await signUp(new Visitor(owner.baseUrl), 'Ieva');
  const car = await newCar(other, { nickname: 'Thirsty' });
  await other.call('fills.log', fillDraft(car.id));
  const { contents, document } = await downloadExport(other);
  const [fill] = document['fills'] as object[];
  const fills = fillsLike(fill!, count);
  contents.set('carful.json', Buffer.from(JSON.stringify({ ...document, fills, mileageReadings: [] })));
  const { status, body } = await importZip(owner, await packed(contents));
  if (status !== 200) throw new Error(`the import answered ${status}: ${JSON.stringify(body)}`);
  return (await owner.call('cars.list')).cars.find(({ nickname }) => nickname === 'Thirsty')!.id;
}
