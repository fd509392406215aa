import * as z from 'zod/mini';
import { Id } from '#domain/ids.ts';

export const MileageReading = z.object({
  id: Id,
  km: z.int(),
  date: z.string(),
  source: z.enum(['car', 'repair', 'reminder', 'issue', 'fill']),
  /** The record it was entered in; null for the car form. */
  sourceId: z.nullable(Id),
});
export type MileageReading = z.infer<typeof MileageReading>;
