import type { Page } from '@playwright/test';
import type { Language } from '#domain/language/words.ts';
import { englishAmong } from '#tests/crawl/english-words.ts';
import { ownTexts } from '#tests/crawl/furnish.ts';
import { looks, wordiest } from '#tests/crawl/looks.ts';
import { readMotion } from '#tests/crawl/read-motion.ts';
import { readScreen } from '#tests/crawl/read-screen.ts';
import { readSmallTargets } from '#tests/crawl/read-targets.ts';
import { forgetRefusals, people, walk, walkAll } from '#tests/crawl/walk.ts';
import { tabThrough } from '#tests/keyboard.ts';
import { openAs, putInState } from '#tests/states.ts';
import { carViews, garageViews } from '#tests/views.ts';
import { axeFlaws } from './axe.ts';
import { expect, test } from './fixtures.ts';

/** The narrowest phone. */
const narrow = { width: 320, height: 640 };

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

for (const language of wordiest) {
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
    const everyone = await people(baseURL!, language);
    const look = (where: string) => flawsOf(page, where, language);
    const flaws = await walkAll({ page, context, baseURL, consoleErrors }, everyone, look);
    // How a screen waits and fails does not depend on the language; the Latvian words are the longer ones.
    const others = language === 'lv' ? (['loading', 'error'] as const) : [];
    for (const state of others) {
      await context.unrouteAll({ behavior: 'ignoreErrors' });
      await putInState(context, state);
      flaws.push(...(await walk(page, [...garageViews, ...carViews(everyone.things)], state, look)));
    }
    expect(flaws).toEqual([]);
    forgetRefusals(consoleErrors);
  });
}

/** What cannot be pressed or shows no focus, and what moves where that is not wanted; the Latvian words take more room. */
async function useFlaws(page: Page, where: string): Promise<string[]> {
  const flaws = [...(await readMotion(page)), ...(await readSmallTargets(page)), ...(await tabThrough(page))];
  return flaws.map((flaw) => `${where}: ${flaw}`);
}

for (const [theme, language] of looks) {
  const usable = language === 'lv' ? ', and everything can be pressed and shows its focus' : '';
  test(`axe finds nothing on any route${usable}, ${theme}, ${language}`, async ({
    page,
    context,
    baseURL,
    consoleErrors,
  }) => {
    test.setTimeout(10 * 60_000);
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await openAs(context, language);
    const look = async (where: string) => [
      ...(await axeFlaws(page, where)),
      ...(usable ? await useFlaws(page, where) : []),
    ];
    const everyone = await people(baseURL!, language);
    expect(await walkAll({ page, context, baseURL, consoleErrors }, everyone, look)).toEqual([]);
  });
}
