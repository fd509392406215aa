import { isMake } from '#domain/cars/makes.ts';
import { limits } from '#domain/limits.ts';
import type { NameOf } from './car-names.ts';
import { columnsOf } from './header-rules.ts';
import type { RowReader } from './row-reader.ts';
import type { ImportedCar } from './schema.ts';
import { addCar, type Session } from './session.ts';
import type { Mapped } from './table-shape.ts';

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

/** What rows say of their car beside its name: the make of a part, or several of one car, are none. */
export function factsIn({ table, at }: Mapped, nameOf: NameOf): (row: RowReader) => Partial<ImportedCar> {
  const named = (name: string) =>
    table.headers.findIndex((header, column) => column !== at.car && header.trim().toLowerCase() === name);
  const ofCars = (column: number, fits: (text: string) => boolean) => {
    const told = table.rows.flatMap(({ cells, row }) => {
      const text = cells[column]?.trim() ?? '';
      return text === '' ? [] : [{ car: nameOf(cells[at.car]?.trim() ?? '', row), text }];
    });
    const [cars, pairs] = [told.map(({ car }) => car), told.map((one) => JSON.stringify(one))];
    const isOnce = new Set(cars).size === new Set(pairs).size;
    return isOnce && told.some(({ text }) => fits(text)) ? column : -1;
  };
  const make = named('make');
  const brand = ofCars(make, isMake);
  const isOfCar = make === -1 ? at.car !== -1 : brand !== -1;
  const model = ofCars(named('model'), () => isOfCar);
  // Alone it may be that of the row.
  const year = brand === -1 || model === -1 ? -1 : named('year');
  const all = { brand, model, plate: at.plate, vin: at.vin };
  const columns = Object.entries(all).filter(([, column]) => column !== -1);
  return (row) => {
    const known = modelYearOf(row.peek(year));
    if (known !== undefined) row.ignore(year);
    return {
      ...Object.fromEntries(
        columns.flatMap(([fact, column]) => (row.has(column) ? [[fact, row.text(column)] as const] : [])),
      ),
      ...(known !== undefined && { year: known }),
    };
  };
}
