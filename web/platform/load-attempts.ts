let attempt = 0;

/** Increased to retry screens that failed to load. */
export const loadAttempt = (): number => attempt;
export const tryLoadingAgain = (): void => void (attempt += 1);

/** Matches the browsers' messages for a module that failed to load. */
export const isNotLoaded = (error: Error): boolean =>
  /dynamically imported module|importing a module script failed/i.test(error.message);
