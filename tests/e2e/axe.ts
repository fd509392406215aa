import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { expect, waitUntilDrawn } from './fixtures.ts';

type Theme = 'light' | 'dark';

/** What axe finds in the page as it stands, or in one part of it, a line each. No page of Carful has frames. */
export async function axeFlaws(
  page: Page,
  where: string,
  part?: string,
  rules?: string[],
): Promise<string[]> {
  // Reading it again for each analysis of a page, as its own runner does, takes longer than an analysis.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const violations = await page.evaluate(
    async ({ root, values }) => {
      const found = await (window as unknown as { axe: typeof axe }).axe.run(root ?? document, {
        resultTypes: ['violations'],
        // No rule that is on by default reads style sheets again.
        preload: { assets: ['media'] },
        ...(values && { runOnly: { type: 'rule', values } }),
      });
      return found.violations.map(({ id, nodes }) => `${id} ${nodes.map(({ html }) => html).join(' ')}`);
    },
    { root: part, values: rules },
  );
  return violations.map((violation) => `${where}: ${violation}`);
}

/** What only a theme changes is looked at in the other one, too. */
export async function axeFlawsInBothThemes(page: Page, theme: Theme, where: string): Promise<string[]> {
  const flaws = await axeFlaws(page, where);
  await page.emulateMedia({ colorScheme: theme === 'dark' ? 'light' : 'dark' });
  await waitUntilDrawn(page);
  const contrast = () => axeFlaws(page, `${where}, not ${theme}`, undefined, ['color-contrast']);
  // What is just coming or going has less contrast for a moment: only what stays counts.
  let found = await contrast();
  for (let tries = 0; found.length > 0 && tries < 10; tries++) {
    await waitUntilDrawn(page);
    found = await contrast();
  }
  flaws.push(...found);
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
