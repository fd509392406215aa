import * as z from 'zod/mini';
import { TypedMileage } from '#domain/units/distance.ts';
import { typed, typedTexts } from '#domain/shapes.ts';
import { breakdownError, costOf, isWithinCost } from './breakdown-rules.ts';
import { repairFields, RepairKind } from './schema.ts';
import { repairTexts } from './texts.ts';
import { TypedLinks } from './typed-links.ts';
import { typedCost } from '#domain/money/typed.ts';

export const repairForm = (currency: string) =>
  z
    .pipe(
      z.object({
        parts: typedCost(currency),
        labor: typedCost(currency),
        title: repairFields.title,
        date: repairFields.date,
        kind: typed(z.nullable(RepairKind)),
        cost: typedCost(currency),
        mileage: TypedMileage,
        ...typedTexts(repairTexts),
        receipts: z.array(z.object({ id: z.string() })),
        links: TypedLinks,
      }),
      z.transform(({ receipts, links, parts, labor, cost, ...texts }) => {
        const breakdown = parts === null && labor === null ? null : { parts, labor };
        return {
          ...texts,
          cost: costOf({ cost, currency, breakdown }),
          breakdown,
          currency,
          receiptIds: receipts.map(({ id }) => id),
          resolvedIssues: links.resolvedIssues.toSorted(),
          partiallyResolvedIssues: links.partiallyResolvedIssues.toSorted(),
        };
      }),
    )
    .check(z.refine((fields) => isWithinCost(fields), { error: breakdownError, path: ['cost'] }));

export type RepairFormFields = z.output<ReturnType<typeof repairForm>>;
