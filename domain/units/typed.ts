import { parseAmount, parseWholeNumber } from '#domain/language/typed-numbers.ts';
import { fromKm, LITERS, toKm, VOLUME_UNITS, type DistanceUnit, type VolumeUnit } from './units.ts';

/*
 * A text of a form says its own unit unless that is km or liters: 'mi:12345'. So a draft means what was typed, whatever
 * the unit of the car is by now, and what was not touched keeps its value to the km.
 */
function split<Unit extends string>(text: string, marks: readonly Unit[], plain: Unit): [Unit, string] {
  const unit = marks.find((one) => text.startsWith(`${one}:`));
  return unit === undefined ? [plain, text] : [unit, text.slice(unit.length + 1)];
}

const distanceOf = (text: string) => split<DistanceUnit>(text, ['mi'], 'km');
const volumeOf = (text: string) => split<VolumeUnit>(text, VOLUME_UNITS, 'L');

export const markedText = (typed: string, unit: DistanceUnit | VolumeUnit): string =>
  typed.trim() === '' || unit === 'km' || unit === 'L' ? typed : `${unit}:${typed}`;

/** Whole km; null when unreadable. */
export function parseDistance(text: string): number | null {
  const [unit, typed] = distanceOf(text);
  const value = parseWholeNumber(typed);
  return value === null ? null : toKm(value, unit);
}

/** The text to show in a field with this unit; converted if it was typed in another one. */
export function distanceField(text: string, unit: DistanceUnit): string {
  const [own, typed] = distanceOf(text);
  if (own === unit) return typed;
  const km = parseDistance(text);
  return km === null ? typed : String(fromKm(km, unit));
}

/** Keeps the digits and changes the unit: the owner corrects the unit, not the number. */
export const withUnitOf = (text: string, unit: DistanceUnit): string => markedText(distanceOf(text)[1], unit);

const DIGITS = 3;
const THOUSAND = 10 ** DIGITS;

/** Thousandths of a liter, not rounded; null when unreadable. */
export function parseVolume(text: string): number | null {
  const [unit, typed] = volumeOf(text);
  const thousandths = parseAmount(typed, DIGITS);
  return thousandths === null ? null : thousandths * LITERS[unit];
}

/** Price of one liter; null when unreadable. */
export function parseVolumePrice(text: string): number | null {
  const [unit, typed] = volumeOf(text);
  const thousandths = parseAmount(typed, DIGITS);
  return thousandths === null ? null : thousandths / THOUSAND / LITERS[unit];
}

/** As it can be typed: no spaces. @param sign between whole and fraction */
export const decimalText = (thousandths: number, sign: '.' | ','): string =>
  String(Math.round(thousandths) / THOUSAND).replace('.', sign);

export function volumeField(text: string, unit: VolumeUnit, sign: '.' | ','): string {
  const [own, typed] = volumeOf(text);
  if (own === unit) return typed;
  const thousandths = parseVolume(text);
  return thousandths === null ? typed : decimalText(thousandths / LITERS[unit], sign);
}

export function volumePriceField(text: string, unit: VolumeUnit, sign: '.' | ','): string {
  const [own, typed] = volumeOf(text);
  if (own === unit) return typed;
  const price = parseVolumePrice(text);
  return price === null ? typed : decimalText(price * LITERS[unit] * THOUSAND, sign);
}

/** The same digits in another unit, when another energy was chosen. */
export const withVolumeUnitOf = (text: string, unit: VolumeUnit): string =>
  markedText(volumeOf(text)[1], unit);
