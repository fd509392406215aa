const names = ['date', 'kind', 'currency', 'costMinor'];

/** The columns that tell what was paid. */
export const PAID = { names };
/** And where a fill-up is missing. */
export const PAID_FILL = { names: [...names, 'isMissedBefore'] };
