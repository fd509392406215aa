/** A clock that was set back holds nothing for long. */
const HELD_MAX_MS = 60_000;

export const isHeld = ({ heldUntil = 0 }: { heldUntil?: number }, now: number): boolean =>
  heldUntil > now && heldUntil - now <= HELD_MAX_MS;
