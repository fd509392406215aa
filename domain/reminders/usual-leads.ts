/** Where nobody has decided. */
export const LEAD_DAYS = 30;
export const LEAD_KM = 1_000;
