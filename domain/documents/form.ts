import * as z from 'zod/mini';
import { typedCost } from '#domain/money/typed.ts';
import { Day, typed } from '#domain/shapes.ts';
import { paidOn } from './cost-record.ts';
import {
  documentFields,
  DocumentKind,
  isValidityPossible,
  validityError,
  type CostRecord,
} from './schema.ts';

type Options = {
  currency: string;
  today: string;
  /** The recorded cost, or the id for a new record. */
  record: CostRecord | { id: string };
};

export const documentForm = ({ currency, today, record }: Options) =>
  z.pipe(
    z
      .object({
        kind: DocumentKind,
        title: documentFields.title,
        number: typed(documentFields.number),
        company: typed(documentFields.company),
        validFrom: typed(z.nullable(Day)),
        validTo: typed(z.nullable(Day)),
        cost: typedCost(currency),
        notes: typed(documentFields.notes),
        files: z.array(z.object({ id: z.string() })),
      })
      .check(z.refine(isValidityPossible, { error: validityError, path: ['validTo'] })),
    z.transform(({ cost, files, ...fields }) => ({
      ...fields,
      fileIds: files.map(({ id }) => id),
      record: recordOf(cost, paidOn(fields.validFrom, today), { currency, record }),
    })),
  );

/** Removing the cost keeps the repair record, without a cost. */
function recordOf(
  cost: number | null,
  date: string,
  { currency, record }: Pick<Options, 'currency' | 'record'>,
): CostRecord | null {
  if ('date' in record) return { ...record, cost, currency };
  return cost === null ? null : { ...record, date, cost, currency };
}

export type DocumentFormFields = z.output<ReturnType<typeof documentForm>>;
