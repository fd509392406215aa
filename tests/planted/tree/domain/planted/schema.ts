import * as z from 'zod/mini';
import { Id } from '#domain/ids.ts';
import { limits } from '#domain/limits.ts';
import { Operation } from '#domain/operations.ts';
import { PageQuery } from '#domain/pages.ts';
import { Day, filledText } from '#domain/shapes.ts';

export const PlantedDraft = z.object({
  ...Operation,
  carId: Id,
  id: Id,
  title: filledText(limits.shortText, 'Title is required'),
  date: Day,
  receiptId: z.nullable(Id),
});

export const Planted = z.object({
  id: Id,
  carId: Id,
  title: z.string(),
  date: z.string(),
  receiptId: z.nullable(Id),
});
export type Planted = z.infer<typeof Planted>;

export const PlantedQuery = z.object({ carId: Id, ...PageQuery });

export const PlantedPage = z.object({ planted: z.array(Planted), next: z.nullable(z.string()) });
