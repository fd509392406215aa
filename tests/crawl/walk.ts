import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import type { Language } from '#domain/language/words.ts';
import { Visitor } from '#tests/client.ts';
import { signInBrowser, waitUntilQuiet } from '#tests/e2e/fixtures.ts';
import { signUp } from '#tests/people.ts';
import { settle, type ScreenState } from '#tests/states.ts';
import { carViews, garageViews, missingViews, publicViews, type View } from '#tests/views.ts';
import { furnish, speak } from './furnish.ts';

/** Who opens the views: together they open every view there is. */
export const visitors = ['a guest', 'an owner without a car', 'an owner of a furnished car'] as const;

/** Signs the visitor in, if it is an owner. @returns the views that are theirs */
export async function viewsOf(
  visitor: (typeof visitors)[number],
  context: BrowserContext,
  baseURL: string,
  language: Language,
): Promise<readonly View[]> {
  if (visitor === 'a guest') return publicViews;
  const owner = await signUp(new Visitor(baseURL), 'Anna');
  await speak(owner, language);
  await signInBrowser(context, owner, baseURL);
  if (visitor === 'an owner without a car') return garageViews;
  return [...garageViews, ...carViews(await furnish(owner)), ...missingViews];
}

/** As a link of the app does: without loading it anew. */
export async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({ idx: history.length }, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await waitUntilQuiet(page);
}

/** Missing records and the error state are refused requests, which a browser reports; anything else is a flaw. */
export function forgetRefusals(consoleErrors: string[]): void {
  const others = consoleErrors.filter((error) => !error.startsWith('Failed to load resource'));
  consoleErrors.splice(0, consoleErrors.length, ...others);
}

/** Looks at an opened view once it is at rest. @returns the flaws that were seen, a line each */
export async function lookAtRest(
  page: Page,
  name: string,
  state: ScreenState,
  look: () => Promise<string[]>,
): Promise<string[]> {
  const flaws = (await settle(page, state)) ? [] : ['never at rest'];
  flaws.push(...(await look()));
  // After the look, for a chart follows another width only in the next frame.
  if (pictures) await takePictures(page, pictures, `${name}-${state}`);
  return flaws.map((flaw) => `${name} (${state}): ${flaw}`);
}

/** A folder for a picture of each view that is looked at. */
const pictures = process.env['CARFUL_PICTURES'];

async function takePictures(page: Page, folder: string, name: string): Promise<void> {
  const before = page.viewportSize()!;
  const look = await page.evaluate(() =>
    [
      matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
      document.documentElement.lang,
    ].join('-'),
  );
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await page.screenshot({ path: join(folder, `${name}-${width}-${look}.png`), fullPage: true });
  }
  await page.setViewportSize(before);
}
