import type { Locator } from '@playwright/test';

/** What is stored when one of these options is chosen, which its text does not say. */
export const optionValues = (options: Locator): Promise<string[]> =>
  options.evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value));
