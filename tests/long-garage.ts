import { newId } from '#server/platform/deps.ts';
import type { Id } from '#domain/ids.ts';
import { Visitor } from './client.ts';
import { downloadExport, importZip, packed } from './export-zip.ts';
import { fillsLike } from './many-fills.ts';
import { fillDraft } from './nouns/fills.ts';
import { newCar, newIssue, repairDraft, signUp } from './people.ts';

const complaints = [
  'The brakes squeal when I stop at a light',
  'It shakes above 90 km/h',
  'Smells of petrol',
];
const works = ['Brake pads and discs', 'Oil and filters', 'New timing belt', 'Wheel alignment'];
const DAY_MS = 86_400_000;

/**
 * Gives an owner a car with so many open problems and as many or other repairs, one of each a day, the oldest called
 * 'The first problem' and 'The first repair', and some fill-ups. Comes in as an export of another account, in one request.
 */
export async function giveLongCar(owner: Visitor, count: number, repairs = count, fills = 0): Promise<Id> {
  const other = await signUp(new Visitor(owner.baseUrl), 'Ieva');
  const car = await newCar(other, { nickname: 'Long' });
  await newIssue(other, car.id);
  await other.call('repairs.log', repairDraft(car.id, { garageName: 'Best' }));
  if (fills > 0) await other.call('fills.log', fillDraft(car.id));
  const { contents, document } = await downloadExport(other);
  const [issue, repair] = [document.issues[0]!, document.repairs[0]!];
  const moment = (at: number) => new Date(Date.now() - (at + 1) * DAY_MS).toISOString();
  const name = (at: number, names: readonly string[], first: string) =>
    at === count - 1 ? first : `${names[at % names.length]}, ${at}`;
  const each = <T>(length: number, make: (at: number) => T) =>
    Array.from({ length }, (_none, at) => make(at));
  const [fill] = document['fills'] as object[];
  const long = {
    ...document,
    ...(fill && { fills: fillsLike(fill, fills), mileageReadings: [] }),
    issues: each(count, (at) => ({
      ...issue,
      id: newId(),
      title: name(at, complaints, 'The first problem'),
      date: moment(at),
    })),
    repairs: each(repairs, (at) => ({
      ...repair,
      id: newId(),
      title: name(at, works, 'The first repair'),
      date: moment(at).slice(0, 10),
      cost: at % 500,
      garageName: at % 3 === 0 ? 'Best' : 'Juris un dēli',
      links: [],
    })),
  };
  contents.set('carful.json', Buffer.from(JSON.stringify(long)));
  const { status, body } = await importZip(owner, await packed(contents));
  if (status !== 200) throw new Error(`the import answered ${status}: ${JSON.stringify(body)}`);
  return (await owner.call('cars.list')).cars.find(({ nickname }) => nickname === 'Long')!.id;
}
