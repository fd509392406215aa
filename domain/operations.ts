import * as z from 'zod/mini';
import { Id } from './ids.ts';

/**
 * The server stores (who, opId) with the response, so that a retried write is applied once. An edit carries
 * the old value of each changed field: edits of different fields are merged, and a clash is shown, never
 * overwritten.
 */
export const Operation = { opId: Id };

/** The input of a deletion. `movedTo` is the record of another car that it became: such a one is not kept in the trash. */
export const Removal = { ...Operation, movedTo: z.optional(Id) };

/** The input of an edit: each field is absent, or changed from one value to another. */
export function editOf<Fields extends Record<string, z.core.$ZodType>>(fields: Fields) {
  const changes = Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      z.optional(z.object({ from: z.nullish(z.unknown()), to: field })),
    ]),
  ) as unknown as {
    [Name in keyof Fields]: z.ZodMiniOptional<z.ZodMiniObject<{ from: z.ZodMiniType; to: Fields[Name] }>>;
  };
  return { ...Operation, baseVersion: z.int().check(z.gte(1)), changes: z.strictObject(changes) };
}
