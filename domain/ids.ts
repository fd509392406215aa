import * as z from 'zod/mini';

/** Ids are generated where the record is created (browser or server), so a retry names the same record. */
export const Id = z.uuidv7();
export type Id = z.infer<typeof Id>;
