const names = ['date', 'kind', 'currency', 'costMinor'];

/** The columns that tell what was paid. */
export const PAID = { names };
/** And for which distance. */
export const PAID_FILL = { names: [...names, 'isMissedBefore', 'km', 'time', 'createdAt'] };
