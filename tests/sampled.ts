/** Whether nothing is left out, as by `npm run test:long`. */
export const isLong = Boolean(process.env['CARFUL_LONG']);

/** Of many samples every so manieth in an ordinary run, all of them in a long one. */
export const sampled = <T>(list: readonly T[], each: number): readonly T[] =>
  isLong ? list : list.filter((_one, at) => at % each === 0);

/** How many an ordinary run tries, and how many a long one. */
export const tries = (few: number, many: number): number => (isLong ? many : few);
