import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** What axe finds in the page as it stands, a line each. */
export async function axeFlaws(page: Page, where: string): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${where}: ${id} ${nodes.map(({ html }) => html).join(' ')}`);
}

export async function expectAccessible(page: Page, where: string): Promise<void> {
  expect(await axeFlaws(page, where)).toEqual([]);
}

export async function expectNoSideways(page: Page, where: string): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width, where).toBeLessThanOrEqual(390);
}
