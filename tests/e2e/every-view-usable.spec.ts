import { readMotion } from '#tests/crawl/read-motion.ts';
import { readSmallTargets } from '#tests/crawl/read-targets.ts';
import { people, walkAll } from '#tests/crawl/walk.ts';
import { openAs } from '#tests/states.ts';
import { tabThrough } from '#tests/keyboard.ts';
import { expect, test } from './fixtures.ts';

test('everything can be pressed, shows when the keyboard is on it, and keeps still where that is asked for', async ({
  page,
  context,
  baseURL,
  consoleErrors,
}) => {
  test.setTimeout(10 * 60_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openAs(context, 'lv');
  const look = async (where: string) => {
    const flaws = [
      ...(await readMotion(page)),
      ...(await readSmallTargets(page)),
      ...(await tabThrough(page)),
    ];
    return flaws.map((flaw) => `${where}: ${flaw}`);
  };
  const everyone = await people(baseURL!, 'lv');
  expect(await walkAll({ page, context, baseURL, consoleErrors }, everyone, look)).toEqual([]);
});
