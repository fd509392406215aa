import * as z from 'zod/mini';

/** Ids are made where the record is made (browser or server), so that a retry names the same record. */
export const Id = z.uuidv7();
export type Id = z.infer<typeof Id>;
