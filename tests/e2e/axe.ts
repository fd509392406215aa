import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, waitUntilDrawn } from './fixtures.ts';

type Theme = 'light' | 'dark';

/** What axe finds in the page as it stands, or in one part of it, a line each. */
export async function axeFlaws(
  page: Page,
  where: string,
  part?: string,
  rules?: string[],
): Promise<string[]> {
  // Legacy mode opens no second page for each analysis; all it leaves out is frames of other origins.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  if (part !== undefined) axe.include(part);
  if (rules !== undefined) axe.withRules(rules);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${where}: ${id} ${nodes.map(({ html }) => html).join(' ')}`);
}

/** What only a theme changes is looked at in the other one, too. */
export async function axeFlawsInBothThemes(page: Page, theme: Theme, where: string): Promise<string[]> {
  const flaws = await axeFlaws(page, where);
  await page.emulateMedia({ colorScheme: theme === 'dark' ? 'light' : 'dark' });
  await waitUntilDrawn(page);
  flaws.push(...(await axeFlaws(page, `${where}, not ${theme}`, undefined, ['color-contrast'])));
  await page.emulateMedia({ colorScheme: theme });
  return flaws;
}

export async function expectAccessible(page: Page, where: string, part?: string): Promise<void> {
  expect(await axeFlaws(page, where, part)).toEqual([]);
}

export async function expectAccessibleInBothThemes(page: Page, theme: Theme, where: string): Promise<void> {
  expect(await axeFlawsInBothThemes(page, theme, where)).toEqual([]);
}

export async function expectNoSideways(page: Page, where: string): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width, where).toBeLessThanOrEqual(390);
}
