export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

/** To one decimal. */
export const round = (value: number): number => Math.round(value * 10) / 10;
