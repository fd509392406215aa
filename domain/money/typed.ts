import * as z from 'zod/mini';
import { parseMoney } from '#domain/language/typed-numbers.ts';
import { Cost, typed } from '#domain/shapes.ts';
import { fromMinor } from './minor-units.ts';

/** In the currency's main unit, with at most its number of decimals. */
export const typedCost = (currency: string) =>
  typed(z.nullable(Cost), (text) => {
    const minor = parseMoney(text, currency);
    return minor === null ? NaN : fromMinor(minor, currency);
  });
