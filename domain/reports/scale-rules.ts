const STEPS = [1, 2, 2.5, 5];
const INTERVALS = 4;

/** At most five round values from 0 to at least `max`; `whole` for counts. */
export function ticksUpTo(max: number, whole = false): number[] {
  if (!(max > 0)) return [0, 1];
  const power = 10 ** Math.floor(Math.log10(max / INTERVALS));
  const fitting = STEPS.map((step) => step * power).find((step) => step * INTERVALS >= max) ?? 10 * power;
  const step = whole ? Math.max(1, Math.ceil(fitting)) : fitting;
  const count = Math.ceil(max / step - 1e-9);
  return Array.from({ length: count + 1 }, (_, at) => at * step);
}
