import { carName } from '#domain/cars/rules.ts';
import type { Car } from '#domain/cars/schema.ts';

const ascii = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 40);

/** The name of the file, with the car's name if that can be spelled in ASCII. */
export function reportName(car: Pick<Car, 'nickname' | 'brand' | 'model'>, today: string): string {
  const name = ascii(carName(car)) || ascii(`${car.brand} ${car.model}`);
  return ['carful-report', name, `${today}.pdf`].filter(Boolean).join('-');
}
