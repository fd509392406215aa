import { isMake } from '#domain/cars/makes.ts';
import { carOf, isBrand, isModel, modelYearOf } from './car-facts.ts';
import type { NameOf } from './car-names.ts';
import { columnsOf } from './header-rules.ts';
import type { RowReader } from './row-reader.ts';
import type { ImportedCar } from './schema.ts';
import { addCar, type Session } from './session.ts';
import type { Mapped } from './table-shape.ts';

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
  const mapped = new Set(Object.values(at));
  const free = table.headers.flatMap((_, column) => (mapped.has(column) ? [] : [column]));
  const named = (fits: (header: string) => boolean) =>
    free.find((column) => fits(table.headers[column]!)) ?? -1;
  const ofCars = (column: number, fits: (text: string) => boolean) => {
    const told = table.rows.flatMap(({ cells, row }) => {
      const text = cells[column]?.trim() ?? '';
      return text === '' ? [] : [{ car: nameOf(cells[at.car]?.trim() ?? '', row), text }];
    });
    const [cars, pairs] = [told.map(({ car }) => car), told.map((one) => JSON.stringify(one))];
    const isOnce = new Set(cars).size === new Set(pairs).size;
    return isOnce && told.some(({ text }) => fits(text)) ? column : -1;
  };
  const make = named(isBrand);
  const brand = ofCars(make, isMake);
  const isOfCar = make === -1 ? at.car !== -1 : brand !== -1;
  const model = ofCars(named(isModel), () => isOfCar);
  // Alone it may be that of the row.
  const isYear = (column: number) => ofCars(column, (text) => modelYearOf(text) !== undefined) !== -1;
  const year = brand === -1 || model === -1 ? -1 : (free.find(isYear) ?? -1);
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
