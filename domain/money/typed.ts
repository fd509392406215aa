import * as z from 'zod/mini';
import { mayBeThousands, parseMoney } from '#domain/language/typed-numbers.ts';
import { Cost, typed } from '#domain/shapes.ts';
import { fromMinor } from './minor-units.ts';

/** In the currency's main unit, with at most its number of decimals. */
export const typedCost = (currency: string) =>
  z.pipe(
    z
      .string()
      .check(
        z.refine(
          (text) => parseMoney(text, currency) !== null || !mayBeThousands(text),
          'Three digits after a point or comma are unclear. Write thousands without one: 1250.',
        ),
      ),
    typed(z.nullable(Cost), (text) => {
      const minor = parseMoney(text, currency);
      return minor === null ? NaN : fromMinor(minor, currency);
    }),
  );
