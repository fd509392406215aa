import * as z from 'zod/mini';

const count = (max: number) =>
  z
    .int('Enter a whole number above zero')
    .check(z.gte(1, 'Enter a whole number above zero'), z.lte(max, 'At most {n}'));

export const LeadDays = count(365);
export const LeadKm = count(100_000);

/** Where nobody has decided. */
export const LEAD_DAYS = 30;
export const LEAD_KM = 1_000;
