import { limits } from '#domain/limits.ts';
import { columnsOf } from './header-rules.ts';
import type { RowReader } from './row-reader.ts';
import type { ImportedCar } from './schema.ts';
import { addCar, type Session } from './session.ts';
import type { Columns } from './table-shape.ts';

export function modelYearOf(text: string): number | undefined {
  const year = Number(text);
  return Number.isInteger(year) && year >= limits.yearMin && year <= 9999 ? year : undefined;
}

type Facts = { name: string; brand: string; model: string; year: string; plate: string; vin: string };

export function carOf(key: string, { name, brand, model, year, plate, vin }: Facts): ImportedCar {
  const known = modelYearOf(year);
  return {
    key,
    name,
    ...(brand !== '' && { brand }),
    ...(model !== '' && { model }),
    ...(known !== undefined && { year: known }),
    ...(plate !== '' && { plate }),
    ...(vin !== '' && { vin }),
  };
}

export const carColumns = {
  brand: ['make'],
  model: ['model'],
  year: ['year'],
  plate: ['licenseplate', 'license_plate', 'plate', 'lic#'],
  vin: ['vin'],
};

export function readCar(session: Session, row: RowReader, key: string, name = key): string {
  const at = columnsOf(row.table, carColumns);
  const [brand, model, year] = [row.text(at.brand), row.text(at.model), row.text(at.year)];
  const facts = { name, brand, model, year, plate: row.text(at.plate), vin: row.text(at.vin) };
  return addCar(session, carOf(key, facts));
}

/** By which a car is known wherever it is. */
export const numbersOf = (row: RowReader, { plate, vin }: Columns) => ({
  ...(row.has(plate) && { plate: row.text(plate) }),
  ...(row.has(vin) && { vin: row.text(vin) }),
});
