import { turnsByKey } from '#server/platform/turns-by-key.ts';

/** Writes that lock a car, by its id. Two: the next one is sent while the one before commits. */
export const carTurns = turnsByKey(2);
