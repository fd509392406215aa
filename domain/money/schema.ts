import * as z from 'zod/mini';

let currencies: ReadonlySet<string> | undefined;
const isCurrency = (code: string) => (currencies ??= new Set(Intl.supportedValuesOf('currency'))).has(code);

/** An ISO 4217 code that the runtime knows. */
export const Currency = z
  .string()
  .check(
    z.regex(/^[A-Z]{3}$/, 'Please enter a valid amount'),
    z.refine(isCurrency, 'Please enter a valid amount'),
  );

/** A sum in minor units. */
export const Total = z.object({ minor: z.int(), currency: Currency });
export type Total = z.infer<typeof Total>;
