import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** What axe finds in the page as it stands, or in one part of it, a line each. */
export async function axeFlaws(page: Page, where: string, part?: string): Promise<string[]> {
  // Legacy mode opens no second page for each analysis; all it leaves out is frames of other origins.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  if (part !== undefined) axe.include(part);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${where}: ${id} ${nodes.map(({ html }) => html).join(' ')}`);
}

export async function expectAccessible(page: Page, where: string, part?: string): Promise<void> {
  expect(await axeFlaws(page, where, part)).toEqual([]);
}

export async function expectNoSideways(page: Page, where: string): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width, where).toBeLessThanOrEqual(390);
}
