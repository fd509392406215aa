import * as z from 'zod/mini';
import { Id } from '#domain/ids.ts';

/** One reading of a car's history (D109): kilometres on a day, and where it was written. */
export const MileageReading = z.object({
  id: Id,
  km: z.int(),
  date: z.string(),
  source: z.enum(['car', 'repair', 'reminder', 'issue']),
  /** The record that wrote it; null for the car form. */
  sourceId: z.nullable(Id),
});
export type MileageReading = z.infer<typeof MileageReading>;
