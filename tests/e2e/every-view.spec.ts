import type { CDPSession, Page } from '@playwright/test';
import { englishAmong } from '#tests/crawl/english-words.ts';
import { ownTexts } from '#tests/crawl/furnish.ts';
import { isLong, thoroughLooks, wordiest } from '#tests/crawl/looks.ts';
import { oddDatesAmong } from '#tests/crawl/odd-dates.ts';
import { readMotion } from '#tests/crawl/read-motion.ts';
import { readOverlaps } from '#tests/crawl/read-overlaps.ts';
import { readScreen, type ScreenTexts } from '#tests/crawl/read-screen.ts';
import { readSmallTargets } from '#tests/crawl/read-targets.ts';
import { forgetRefusals, viewsOf, visitors, walk } from '#tests/crawl/walk.ts';
import { tabThrough } from '#tests/keyboard.ts';
import { openAs, putInState, settle } from '#tests/states.ts';
import { axeFlawsInBothThemes } from './axe.ts';
import { expect, test } from './fixtures.ts';

const narrowest = { width: 320, height: 640 };
const usual = { width: 390, height: 844 };
const largeTextWidths = isLong ? [390, 640] : [390];

/** Opening a view costs more than looking at it, so everything is looked at in one visit. */
type Look = (page: Page, cdp: CDPSession) => Promise<string[]>;

/** What is cut off or scrolls sideways. */
function fitFlaws({ cut, sideways }: ScreenTexts): string[] {
  return [
    ...cut.filter((text) => !ownTexts.some((own) => text.includes(own))).map((text) => `cut off: ${text}`),
    ...(sideways > 0 ? [`${sideways} px too wide`] : []),
  ];
}

const englishFlaws = ({ texts }: ScreenTexts) => englishAmong(texts).map((text) => `English: ${text}`);

/** The browser's own text size: sizes in rem and the widths at which a page changes grow with it. */
const largeTextFlaws: Look = async (page, cdp) => {
  await cdp.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  const flaws: string[] = [];
  for (const width of largeTextWidths) {
    await page.setViewportSize({ ...usual, width });
    await settle(page, 'full');
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
    const found = [...fitFlaws(await readScreen(page)), ...(await readOverlaps(page))];
    flaws.push(...found.map((flaw) => `text twice as large at ${width} px: ${flaw}`));
  }
  await cdp.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
  return flaws;
};

/** What cannot be pressed or shows no focus, and what moves where that is not wanted. */
const useFlaws: Look = async (page) => [
  ...(await readMotion(page)),
  ...(await readSmallTargets(page)),
  ...(await tabThrough(page)),
];

for (const [theme, language] of thoroughLooks) {
  // The Latvian words are the longer ones.
  const isWordy = wordiest.includes(language);
  const isLatvian = language === 'lv';
  const scope = isWordy ? ', fits with long words and large text' : '';
  const use = isLatvian ? ', and works by keyboard' : '';
  for (const visitor of visitors) {
    const title = `every view of ${visitor} is accessible${scope}${use}, ${theme}, ${language}`;
    const tag = [
      ...(visitor === 'an owner of a furnished car' ? ['@LIM-09'] : []),
      ...(isLatvian ? ['@I18N-01'] : []),
      ...(isWordy ? ['@GEN-01'] : []),
    ];
    test(title, { tag }, async ({ page, context, baseURL, consoleErrors }) => {
      test.setTimeout(10 * 60_000);
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      await openAs(context, language);
      const cdp = await context.newCDPSession(page);
      const views = await viewsOf(visitor, context, baseURL!, language);
      const flaws: string[] = [];
      for (const view of views) {
        await page.setViewportSize(isWordy ? narrowest : usual);
        const seen = await walk(page, [view], 'full', async (where) => {
          const screen = await readScreen(page);
          const narrow = isWordy ? fitFlaws(screen).map((flaw) => `320 px: ${flaw}`) : [];
          const english = isLatvian ? englishFlaws(screen) : [];
          const dates = oddDatesAmong(screen.texts, language).map((text) => `date: ${text}`);
          const large = isWordy ? await largeTextFlaws(page, cdp) : [];
          await page.setViewportSize(usual);
          await settle(page, 'full');
          const rest = [
            ...(await axeFlawsInBothThemes(page, theme, '')),
            ...(isLatvian ? await useFlaws(page, cdp) : []),
          ];
          return [...narrow, ...english, ...dates, ...large, ...rest].map((flaw) => `${where}: ${flaw}`);
        });
        flaws.push(...seen);
      }
      expect(flaws).toEqual([]);
      forgetRefusals(consoleErrors);
    });
  }
}

// How a screen waits and fails does not depend on the language.
for (const state of ['loading', 'error'] as const) {
  const title = `no text is cut off or English at 320 px in the ${state} state, lv`;
  test(title, { tag: ['@I18N-01', '@GEN-01'] }, async ({ page, context, baseURL, consoleErrors }) => {
    test.setTimeout(5 * 60_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize(narrowest);
    await openAs(context, 'lv');
    const views = await viewsOf('an owner of a furnished car', context, baseURL!, 'lv');
    await putInState(context, state);
    const look = async (where: string) => {
      const screen = await readScreen(page);
      const shown = screen.texts.filter((text) => text.includes(ownTexts[0]!));
      const flaws = [...fitFlaws(screen), ...englishAmong(screen.texts), ...shown];
      return flaws.map((flaw) => `${where}: ${flaw}`);
    };
    const found = views.filter(({ name }) => !name.endsWith('-missing'));
    expect(await walk(page, found, state, look)).toEqual([]);
    forgetRefusals(consoleErrors);
  });
}
