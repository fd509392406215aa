import * as z from 'zod/mini';
import { mayBeThousands, parseMoney } from '#domain/language/typed-numbers.ts';
import { Cost, typed } from '#domain/shapes.ts';
import { fromMinor } from './minor-units.ts';
import { Currency } from './schema.ts';

/** 'CAD', 'CA$' or '$' of Canadian dollars. */
const isSignOf = (sign: string, currency: string): boolean =>
  sign === currency ||
  (['symbol', 'narrowSymbol'] as const).some(
    (currencyDisplay) =>
      new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay })
        .format(0)
        .replaceAll(NUMBER, '')
        .toUpperCase() === sign,
  );

const NUMBER = /[\d\s.,'’–-]/g;

/** '240.00' of '£240.00', '240.00 £' and 'GBP 240.00'. */
function withoutSign(text: string, currency: string): string {
  const sign = text.replaceAll(NUMBER, '');
  return sign !== '' && isSignOf(sign.toUpperCase(), currency) ? text.replace(sign, '').trim() : text;
}

const namesCurrency = (text: string): boolean =>
  /\d/.test(text) && (/\p{Sc}/u.test(text) || Currency.safeParse(/[A-Z]{3}/.exec(text)?.[0]).success);

/** In the currency's main unit, with at most its number of decimals; its sign may stand beside it. */
export const typedCost = (currency: string) =>
  z.pipe(
    z.string().check(
      z.refine(
        (text) => !namesCurrency(withoutSign(text, currency)),
        'This is the sign of another currency. Choose that currency, or remove the sign.',
      ),
      z.refine((text) => {
        const amount = withoutSign(text, currency);
        return parseMoney(amount, currency) !== null || !mayBeThousands(amount);
      }, 'Three digits after a point or comma are unclear. Write thousands without one: 1250.'),
    ),
    typed(z.nullable(Cost), (text) => {
      const minor = parseMoney(withoutSign(text, currency), currency);
      return minor === null ? NaN : fromMinor(minor, currency);
    }),
  );
