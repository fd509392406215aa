import type { BrowserContext, Page } from '@playwright/test';
import type { Language } from '#domain/language/words.ts';
import { Visitor } from '#tests/client.ts';
import { signInBrowser } from '#tests/e2e/fixtures.ts';
import { signUp, type Owner } from '#tests/people.ts';
import { settle, type ScreenState } from '#tests/states.ts';
import {
  carViews,
  garageViews,
  missingViews,
  publicViews,
  type CarAddresses,
  type View,
} from '#tests/views.ts';
import { furnish, speak } from './furnish.ts';

type People = { full: Owner; empty: Owner; things: CarAddresses };

/** An owner of one furnished car, and one with nothing yet. */
export async function people(baseURL: string, language: Language): Promise<People> {
  const full = await signUp(new Visitor(baseURL), 'Anna');
  const things = await furnish(full);
  await speak(full, language);
  const empty = await signUp(new Visitor(baseURL), 'Jānis');
  await speak(empty, language);
  return { full, empty, things };
}

/** Missing records and the error state are refused requests, which a browser reports; anything else is a flaw. */
export function forgetRefusals(consoleErrors: string[]): void {
  const others = consoleErrors.filter((error) => !error.startsWith('Failed to load resource'));
  consoleErrors.splice(0, consoleErrors.length, ...others);
}

/** Opens every view and looks at it once it is at rest. @returns the flaws that were seen, a line each */
export async function walk(
  page: Page,
  views: readonly View[],
  state: ScreenState,
  look: (where: string) => Promise<string[]>,
): Promise<string[]> {
  const flaws: string[] = [];
  for (const { name, path } of views) {
    await page.goto(path);
    const where = `${name} (${state})`;
    if (!(await settle(page, state))) flaws.push(`${where}: never at rest`);
    flaws.push(...(await look(where)));
  }
  return flaws;
}

type Walk = { page: Page; context: BrowserContext; baseURL: string | undefined; consoleErrors: string[] };

/** Opens every view there is: as a guest, as someone without a car, and as the owner of a furnished one. */
export async function walkAll(
  { page, context, baseURL, consoleErrors }: Walk,
  { full, empty, things }: People,
  look: (where: string) => Promise<string[]>,
): Promise<string[]> {
  const flaws = await walk(page, publicViews, 'full', look);
  await signInBrowser(context, empty, baseURL!);
  flaws.push(...(await walk(page, garageViews, 'full', (where) => look(`${where}, no car`))));
  await signInBrowser(context, full, baseURL!);
  flaws.push(...(await walk(page, [...garageViews, ...carViews(things), ...missingViews], 'full', look)));
  forgetRefusals(consoleErrors);
  return flaws;
}
