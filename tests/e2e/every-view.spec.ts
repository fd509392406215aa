import type { CDPSession, Page } from '@playwright/test';
import { latvian } from '#domain/language/lv/catalogue.ts';
import { englishAmong } from '#tests/crawl/english-words.ts';
import { ownTexts } from '#tests/crawl/furnish.ts';
import { thoroughLooks, wordiest } from '#tests/crawl/looks.ts';
import { oddAmountsAmong } from '#tests/crawl/odd-amounts.ts';
import { oddDatesAmong } from '#tests/crawl/odd-dates.ts';
import { readMotion } from '#tests/crawl/read-motion.ts';
import { readOverlaps } from '#tests/crawl/read-overlaps.ts';
import { readScreen, type ScreenTexts } from '#tests/crawl/read-screen.ts';
import { readSmallTargets } from '#tests/crawl/read-targets.ts';
import { follow, forgetRefusals, lookAtRest, viewsOf, visitors } from '#tests/crawl/walk.ts';
import { tabThrough } from '#tests/keyboard.ts';
import { isLong } from '#tests/sampled.ts';
import { asControlled, holdReads, openAs, settle } from '#tests/states.ts';
import { publicViews } from '#tests/views.ts';
import { axeFlaws, axeFlawsInBothThemes } from './axe.ts';
import { expect, test, waitUntilDrawn } from './fixtures.ts';

const narrowest = { width: 320, height: 640 };
const usual = { width: 390, height: 844 };
const largeTextWidths = isLong ? [390, 640] : [390];
/** What takes longest is looked at in every third view of an ordinary run; in all of them by `npm run test:long`. */
const isExamined = (at: number) => isLong || at % 3 === 0;

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
  const other = theme === 'dark' ? 'light' : 'dark';
  // The Latvian words are the longer ones.
  const isWordy = wordiest.includes(language);
  const isLatvian = language === 'lv';
  const scope = isWordy ? ', fits with long words' : '';
  const use = isLatvian && isLong ? ', and works by keyboard' : '';
  for (const visitor of visitors) {
    const themes = isLong ? theme : 'dark or light';
    const title = `every view of ${visitor} is accessible${scope}${use}, ${themes}, ${language}`;
    // The furnished car has the same views and more.
    const isRepeated = visitor === 'an owner without a car';
    const claims = [
      ...(visitor === 'an owner of a furnished car' ? ['@LIM-08', '@LIM-09'] : []),
      ...(isLatvian ? ['@I18N-01'] : []),
      ...(isWordy ? ['@GEN-01'] : []),
    ];
    test(title, { tag: isRepeated ? '@long' : claims }, async ({ page, context, baseURL, consoleErrors }) => {
      test.setTimeout(10 * 60_000);
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      await openAs(context, language);
      await asControlled(context);
      const cdp = await context.newCDPSession(page);
      const views = await viewsOf(visitor, context, baseURL!, language);
      const flaws: string[] = [];
      for (const [at, { name, path, session }] of views.entries()) {
        const isUsed = isLatvian && isLong;
        // Of the views that axe looks at every other one is in the other theme.
        const shown = isLong || at % 2 === 0 ? theme : other;
        await page.emulateMedia({ colorScheme: shown });
        await page.setViewportSize(isWordy ? narrowest : usual);
        // Loading the app anew for each costs more than all looks at it.
        await (session && views[at - 1]?.session ? follow(page, path) : page.goto(path));
        const seen = await lookAtRest(page, name, 'full', async () => {
          const screen = await readScreen(page);
          const narrow = isWordy ? fitFlaws(screen).map((flaw) => `320 px: ${flaw}`) : [];
          const english = isLatvian ? englishFlaws(screen) : [];
          const isProse = name === 'terms' || name === 'privacy';
          const dates = oddDatesAmong(screen.texts, language, isProse).map((text) => `date: ${text}`);
          const amounts = oddAmountsAmong(screen.texts, language).map((text) => `amount: ${text}`);
          const large = isWordy && isLong ? await largeTextFlaws(page, cdp) : [];
          if (isExamined(at)) {
            await page.setViewportSize(usual);
            await settle(page, 'full');
          }
          const axe = () => (isLong ? axeFlawsInBothThemes(page, theme, '') : axeFlaws(page, ''));
          const rest = [...(isExamined(at) ? await axe() : []), ...(isUsed ? await useFlaws(page, cdp) : [])];
          return [...narrow, ...english, ...dates, ...amounts, ...large, ...rest];
        });
        flaws.push(...seen);
      }
      expect(flaws).toEqual([]);
      forgetRefusals(consoleErrors);
    });
  }
}

// How a screen waits and fails does not depend on the language.
test(
  'no text is cut off or English at 320 px while a screen waits and fails, in one layout (D6), lv',
  { tag: '@long' },
  async ({ page, context, baseURL, consoleErrors }) => {
    test.setTimeout(8 * 60_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize(narrowest);
    await openAs(context, 'lv');
    await asControlled(context);
    const views = await viewsOf('an owner of a furnished car', context, baseURL!, 'lv');
    const reads = await holdReads(context);
    const flaws: string[] = [];
    const look = async () => {
      const screen = await readScreen(page);
      const shown = screen.texts.filter((text) => text.includes(ownTexts[0]!));
      return [...fitFlaws(screen), ...englishAmong(screen.texts), ...shown];
    };
    const found = views.filter(({ name }) => !name.endsWith('-missing'));
    expect(found.filter(({ session }) => session)).toHaveLength(40);
    for (const { name, path, session } of found) {
      reads.wait();
      await page.goto(path);
      flaws.push(...(await lookAtRest(page, name, 'loading', look)));
      await reads.fail();
      flaws.push(...(await lookAtRest(page, name, 'error', look)));
      await expectLayout(page, session, name);
    }
    for (const { name, path } of publicViews) {
      if (!['tutorial', 'terms', 'privacy'].includes(name)) continue;
      await page.goto(path);
      await expect(page.getByRole('heading').first(), name).toBeVisible();
      await expectLayout(page, false, name);
    }
    expect(flaws).toEqual([]);
    forgetRefusals(consoleErrors);
  },
);

/** The layout, and nothing else, says above whatever screen it holds that there is no network. */
async function expectLayout(page: Page, isHeld: boolean, name: string): Promise<void> {
  await page.context().setOffline(true);
  await page.waitForFunction(() => !navigator.onLine);
  await waitUntilDrawn(page);
  const line = page.getByRole('status').filter({ hasText: latvian['You are offline'] });
  await expect(line, name).toHaveCount(isHeld ? 1 : 0);
  await page.context().setOffline(false);
}
