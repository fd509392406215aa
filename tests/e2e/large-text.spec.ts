import { ownTexts } from '#tests/crawl/furnish.ts';
import { isLong, wordiest } from '#tests/crawl/looks.ts';
import { readOverlaps } from '#tests/crawl/read-overlaps.ts';
import { readScreen } from '#tests/crawl/read-screen.ts';
import { people, walkAll } from '#tests/crawl/walk.ts';
import { openAs, settle } from '#tests/states.ts';
import { findBrowser } from '../../tools/browser.mjs';
import { expect, test } from './fixtures.ts';

// What someone sets in the browser itself: sizes in rem and the widths at which a page changes grow with it.
const executablePath = findBrowser();
test.use({
  launchOptions: {
    args: ['--blink-settings=defaultFontSize=32'],
    ...(executablePath === null ? {} : { executablePath }),
  },
});

const widths = isLong ? [390, 640] : [390];

for (const language of wordiest) {
  test(`with text twice as large nothing is cut off, overlaps or scrolls sideways, ${language}`, async ({
    page,
    context,
    baseURL,
    consoleErrors,
  }) => {
    test.setTimeout(10 * 60_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openAs(context, language);
    const look = async (where: string) => {
      const flaws: string[] = [];
      for (const width of widths) {
        await page.setViewportSize({ width, height: 844 });
        await settle(page, 'full');
        const { cut, sideways } = await readScreen(page);
        const found = [
          ...cut
            .filter((text) => !ownTexts.some((own) => text.includes(own)))
            .map((text) => `cut off: ${text}`),
          ...(await readOverlaps(page)),
          ...(sideways > 0 ? [`${sideways} px too wide`] : []),
        ];
        flaws.push(...found.map((flaw) => `${where}, ${width}: ${flaw}`));
      }
      return flaws;
    };
    await page.goto('/login');
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
    const everyone = await people(baseURL!, language);
    expect(await walkAll({ page, context, baseURL, consoleErrors }, everyone, look)).toEqual([]);
  });
}
