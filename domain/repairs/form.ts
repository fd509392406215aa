import * as z from 'zod/mini';
import { TypedMileage } from '#domain/cars/schema.ts';
import { typed } from '#domain/shapes.ts';
import { repairFields, RepairKind } from './schema.ts';
import { typedCost, TypedLinks } from './typed-fields.ts';

export const repairForm = (currency: string) =>
  z.pipe(
    z.object({
      title: repairFields.title,
      date: repairFields.date,
      kind: typed(z.nullable(RepairKind)),
      cost: typedCost(currency),
      mileage: TypedMileage,
      garageName: typed(repairFields.garageName),
      mechanicName: typed(repairFields.mechanicName),
      description: typed(repairFields.description),
      receipts: z.array(z.object({ id: z.string() })),
      links: TypedLinks,
    }),
    z.transform(({ receipts, links, ...texts }) => ({
      ...texts,
      currency,
      receiptIds: receipts.map(({ id }) => id),
      resolvedIssues: links.resolvedIssues.toSorted(),
      partiallyResolvedIssues: links.partiallyResolvedIssues.toSorted(),
    })),
  );

export type RepairFormFields = z.output<ReturnType<typeof repairForm>>;
