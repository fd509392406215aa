let attempt = 0;

/** Screens that could not be loaded are asked for again from the next attempt on. */
export const loadAttempt = (): number => attempt;
export const tryLoadingAgain = (): void => void (attempt += 1);

/** The browsers' words for a module that did not arrive. */
export const isNotLoaded = (error: Error): boolean =>
  /dynamically imported module|importing a module script failed/i.test(error.message);
