import { and, eq } from 'drizzle-orm';
import type { CarScope } from '#server/platform/access/scope.ts';
import type { Deletion } from '#server/platform/database/car-write.ts';
import { build } from '#server/platform/database/statement.ts';
import { planted } from './table.ts';

/** Returns nothing when the id is taken. */
export const insertPlanted = (values: typeof planted.$inferInsert) =>
  build.insert(planted).values(values).onConflictDoNothing().returning();

export const deletePlanted = ({ carId, ownerId }: CarScope, { id }: Deletion) =>
  build
    .delete(planted)
    .where(and(eq(planted.id, id), eq(planted.carId, carId), eq(planted.ownerId, ownerId)))
    .returning();
