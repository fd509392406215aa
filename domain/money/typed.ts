import * as z from 'zod/mini';
import { mayBeThousands, parseMoney } from '#domain/language/typed-numbers.ts';
import { Cost, typed } from '#domain/shapes.ts';
import { fromMinor } from './minor-units.ts';

/** '240.00' of '£240.00', '240.00 £' and 'GBP 240.00'. */
function withoutSign(text: string, currency: string): string {
  const style = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const;
  const sign = new Intl.NumberFormat('en', style).format(0).replaceAll(/[\d.\s]/g, '');
  return text.replace(sign, '').replace(currency, '');
}

/** In the currency's main unit, with at most its number of decimals; its sign may stand beside it. */
export const typedCost = (currency: string) =>
  z.pipe(
    z.string().check(
      z.refine(
        (text) => !/\p{Sc}|\d ?[A-Z]{3}|[A-Z]{3} ?\d/u.test(withoutSign(text, currency)),
        'This is the sign of another currency.',
      ),
      z.refine((text) => {
        const amount = withoutSign(text, currency);
        return parseMoney(amount, currency) !== null || !mayBeThousands(amount);
      }, 'Write thousands without a point or comma: 1250.'),
    ),
    typed(z.nullable(Cost), (text) => {
      const minor = parseMoney(withoutSign(text, currency), currency);
      return minor === null ? NaN : fromMinor(minor, currency);
    }),
  );
