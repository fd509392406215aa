import { AxeBuilder } from '@axe-core/playwright';
import type { BrowserContext, Page } from '@playwright/test';
import { Visitor } from '#tests/client.ts';
import { englishAmong } from '#tests/crawl/english-words.ts';
import { furnish, ownTexts, speak } from '#tests/crawl/furnish.ts';
import { readScreen } from '#tests/crawl/read-screen.ts';
import { signUp } from '#tests/people.ts';
import { putInState, settle, states, type ScreenState } from '#tests/states.ts';
import { carViews, garageViews, missingViews, publicViews, type View } from '#tests/views.ts';
import { expect, signInBrowser, test } from './fixtures.ts';

/** The narrowest phone. */
const narrow = { width: 320, height: 640 };

type Language = 'en' | 'lv';

async function openAs(context: BrowserContext, language: Language): Promise<void> {
  await context.addInitScript((code) => localStorage.setItem('carful:language', code), language);
}

/** An owner of one furnished car, and one with nothing yet. */
async function people(baseURL: string, language: Language) {
  const full = await signUp(new Visitor(baseURL), 'Anna');
  const things = await furnish(full);
  await speak(full, language);
  const empty = await signUp(new Visitor(baseURL), 'Jānis');
  await speak(empty, language);
  return { full, empty, things };
}

/** Missing records and the error state are refused requests, which a browser reports; anything else is a flaw. */
function forgetRefusals(consoleErrors: string[]): void {
  const others = consoleErrors.filter((error) => !error.startsWith('Failed to load resource'));
  consoleErrors.splice(0, consoleErrors.length, ...others);
}

/** What is wrong with the page as it stands, a line each. */
async function flawsOf(page: Page, where: string, language: Language): Promise<string[]> {
  const { texts, cut, sideways } = await readScreen(page);
  const flaws = [
    ...cut.filter((text) => !ownTexts.some((own) => text.includes(own))).map((text) => `cut off: ${text}`),
    ...(sideways > 0 ? [`${sideways} px too wide`] : []),
    ...(language === 'lv' ? englishAmong(texts).map((text) => `English: ${text}`) : []),
  ];
  return flaws.map((flaw) => `${where}: ${flaw}`);
}

async function walk(
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

for (const language of ['en', 'lv'] as const) {
  test(`no text is cut off at 320 px or in another language, ${language}`, async ({
    page,
    context,
    baseURL,
    consoleErrors,
  }) => {
    test.setTimeout(10 * 60_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize(narrow);
    await openAs(context, language);
    const { full, empty, things } = await people(baseURL!, language);
    const look = (where: string) => flawsOf(page, where, language);
    const flaws = await walk(page, publicViews, 'full', look);
    await signInBrowser(context, empty, baseURL!);
    flaws.push(...(await walk(page, garageViews, 'full', (where) => look(`${where}, no car`))));
    await signInBrowser(context, full, baseURL!);
    const ofOwner = [...garageViews, ...carViews(things)];
    for (const state of states) {
      await context.unrouteAll({ behavior: 'ignoreErrors' });
      await putInState(context, state);
      flaws.push(
        ...(await walk(page, state === 'full' ? [...ofOwner, ...missingViews] : ofOwner, state, look)),
      );
    }
    expect(flaws).toEqual([]);
    forgetRefusals(consoleErrors);
  });

  for (const theme of ['light', 'dark'] as const) {
    test(`axe finds nothing on any route, ${theme}, ${language}`, async ({
      page,
      context,
      baseURL,
      consoleErrors,
    }) => {
      test.setTimeout(10 * 60_000);
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      await openAs(context, language);
      const { full, empty, things } = await people(baseURL!, language);
      const look = async (where: string) => {
        const { violations } = await new AxeBuilder({ page }).analyze();
        return violations.map(
          ({ id, nodes }) => `${where}: ${id} ${nodes.map(({ html }) => html).join(' ')}`,
        );
      };
      const flaws = await walk(page, publicViews, 'full', look);
      await signInBrowser(context, empty, baseURL!);
      flaws.push(...(await walk(page, garageViews, 'full', (where) => look(`${where}, no car`))));
      await signInBrowser(context, full, baseURL!);
      flaws.push(...(await walk(page, [...garageViews, ...carViews(things), ...missingViews], 'full', look)));
      expect(flaws).toEqual([]);
      forgetRefusals(consoleErrors);
    });
  }
}
