/** Defaults where neither reminder, car nor owner has a choice. */
export const LEAD_DAYS = 30;
export const LEAD_KM = 1_000;
