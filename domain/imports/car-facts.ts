import { partsOfCar, partsOfName } from '#domain/cars/makes.ts';
import { limits } from '#domain/limits.ts';
import { isPlate } from './column-cells.ts';
import { nameFits } from './column-names.ts';
import { headerWords } from './header-words.ts';
import type { ImportedCar } from './schema.ts';

const oneOf = (name: string) => name.replace(/(?<=\p{L}{2})s$/iu, '');
/** The name of a car, or of a list of cars. */
export const isOfCar = (name: string): boolean => (nameFits(oneOf(name)).car ?? 0) > 0.5;

const BRAND = new Set(
  'make brand marka marke merk marque marca merkki znacka fabricante марка μαρκα'.split(' '),
);
const MODEL = new Set('model modell modele modelo modello malli mudel modelis модель μοντελο'.split(' '));
const endsWith = (header: string, names: ReadonlySet<string>) => names.has(headerWords(header).words.at(-1)!);
export const isBrand = (header: string): boolean => endsWith(header, BRAND);
export const isModel = (header: string): boolean => endsWith(header, MODEL);

const VIN = /^[A-HJ-NPR-Z\d]{17}$/;

export function modelYearOf(text: string): number | undefined {
  const year = Number(text);
  return Number.isInteger(year) && year >= limits.yearMin && year <= 9999 ? year : undefined;
}

type Facts = Record<'brand' | 'model' | 'year' | 'plate' | 'vin', string>;

export function carOf(
  key: string,
  { name, brand, model, year, plate, vin }: Facts & { name: string },
): ImportedCar {
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

/** By names and by what plates, VINs and years look like. */
export function factsAmong(said: readonly (readonly [name: string, text: string])[]): Facts {
  const of = (fits: (name: string, text: string) => boolean) =>
    said.find(([name, text]) => text.trim() !== '' && fits(name, text.trim()))?.[1].trim() ?? '';
  return {
    brand: of(isBrand),
    model: of(isModel),
    year: of((_, text) => modelYearOf(text) !== undefined),
    plate: of((name, text) => isPlate(text) && isOfCar(name)),
    vin: of((_, text) => VIN.test(text)),
  };
}

/** 'AB-1234', '12-AB-34'; a model without a dash looks the same. */
const isPlateAlone = (name: string) =>
  isPlate(name) && /^(?=.*-)(-?[^-]){6,8}$/.test(name.replaceAll(' ', ''));

/** A name that is a plate or a VIN, or a title that is a make and model, says that of its car. */
export const withFactsOfName = (car: ImportedCar): ImportedCar => ({
  ...(car.name === '' && partsOfCar(car.title ?? '') !== null && partsOfName(car.title!)),
  ...(VIN.test(car.name) && { vin: car.name }),
  ...(isPlateAlone(car.name) && { plate: car.name }),
  ...car,
});
