import { grouped } from '#domain/grouped.ts';
import { limits } from '#domain/limits.ts';
import type { ImportPart } from './batch-schema.ts';
import { plainName } from './plain-word.ts';
import { dayOf, odometerOf } from './record-rules.ts';
import type { ImportedCar, ImportedRecord } from './schema.ts';

/** In characters of JSON, far below the limit of a request. */
const PART_CHARACTERS = 250_000;

type RecordsFrom = Pick<ImportPart, 'from'> & { records: ImportedRecord[] };

export function partsOf(records: readonly ImportedRecord[]): RecordsFrom[] {
  const parts: RecordsFrom[] = [];
  let size = 0;
  for (const [from, record] of records.entries()) {
    const length = JSON.stringify(record).length;
    const part = parts.at(-1);
    if (!part || part.records.length >= limits.importPart || size + length > PART_CHARACTERS) {
      parts.push({ from, records: [record] });
      size = length;
    } else {
      part.records.push(record);
      size += length;
    }
  }
  return parts;
}

/** Oldest first; those of a day by the odometer, else as in the file, which may be newest first. */
export function inOrder(records: readonly ImportedRecord[]): ImportedRecord[] {
  const dated = records.filter((record) => dayOf(record) !== '');
  const isNewestFirst = dated.length > 0 && dayOf(dated[0]!) > dayOf(dated.at(-1)!);
  const inFile = isNewestFirst ? records.toReversed() : [...records];
  const days = [...grouped(inFile, dayOf)].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return days.flatMap(([, ofDay]) =>
    ofDay.every((record) => odometerOf(record) !== null)
      ? ofDay.toSorted((a, b) => odometerOf(a)! - odometerOf(b)!)
      : ofDay,
  );
}

type OwnCar = {
  id: string;
  brand: string;
  model: string;
  year: number;
  nickname: string | null;
  licensePlate: string | null;
  vin: string | null;
};

const plain = (text: string | null | undefined) => plainName(text ?? '');

/**
 * The car of the owner that a car of the file is, by VIN, license plate or name (a server's has the year), or by a model
 * that only one car has; null when none fits.
 */
export function sameCar<Car extends OwnCar>(imported: ImportedCar, cars: readonly Car[]): Car | null {
  const find = (name: string, of: (car: Car) => (string | null)[]) =>
    name === '' ? undefined : cars.find((car) => of(car).some((text) => plain(text) === name));
  const names = ({ nickname, brand, model, year, licensePlate }: Car) => [
    nickname,
    `${brand} ${model}`,
    `${year} ${brand} ${model}`,
    `${brand} ${model} ${year}`,
    licensePlate,
  ];
  return (
    find(plain(imported.vin), ({ vin }) => [vin]) ??
    find(plain(imported.plate), ({ licensePlate }) => [licensePlate]) ??
    find(plain(imported.name), names) ??
    find(plain(`${imported.brand ?? ''} ${imported.model ?? ''}`), names) ??
    onlyOfModel(imported, cars)
  );
}

/** Shorter ones may stand in any name. */
const MODEL_LEAST = 3;

function onlyOfModel<Car extends OwnCar>(
  { name, model, title }: ImportedCar,
  cars: readonly Car[],
): Car | null {
  const said = [plain(name), plain(model), plain(title)].filter((text) => text !== '');
  const fits = cars.filter(({ model: own }) => {
    const text = plain(own);
    return text.length >= MODEL_LEAST && said.some((one) => one === text || one.includes(text));
  });
  return fits.length === 1 ? fits[0]! : null;
}
