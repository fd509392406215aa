import { thoroughLooks } from '#tests/crawl/looks.ts';
import { bareAssessment, newCar, newIssue, newLink } from '#tests/people.ts';
import { expectAccessibleInBothThemes } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { expectOwnLanguage } from './own-language.ts';
import { sizesOf, type Fetched } from './page-weight.ts';

/** What the page of a link may weigh before anything is opened, in kB of 1000 bytes, gzip. */
const SCRIPT_LIMIT = 87;

for (const [theme, language] of thoroughLooks) {
  const title = `the mechanic’s page and its dialogs are accessible and fit 320 px, ${theme}, ${language}`;
  test(title, { tag: '@long' }, async ({ page, owner, consoleErrors }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await page.addInitScript((code) => localStorage.setItem('carful:language', code), language);
    const car = await newCar(owner, { vin: 'YV1FW8481H1331234', engineType: '2.4 D5', mileage: 125000 });
    const assessment = { ...bareAssessment, summary: 'Bremžu kluči, iespējams, ir nodiluši.' };
    const asked = { aiQuestions: ['Kad tas sākās?'], aiAnswers: ['Pagājušajā nedēļā'] };
    for (const n of [1, 2, 3, 4])
      await newIssue(owner, car.id, { description: `Nepārtraukti čīkst ${n}`, ...asked, assessment });
    const [link, viewOnly] = [
      await newLink(owner, car.id, { isEditable: true }),
      await newLink(owner, car.id),
    ];
    const check = async (where: string) => {
      await expectAccessibleInBothThemes(page, theme, where);
      await expectOwnLanguage(page, language, where);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), where).toBeLessThanOrEqual(320);
    };
    for (const token of [viewOnly.token, 'nonsense']) {
      await page.goto(`/mechanic-share?token=${token}`);
      await expect(page.getByRole(token === 'nonsense' ? 'alert' : 'heading').first()).toBeVisible();
      await check(token);
    }
    await page.goto(`/mechanic-share?token=${link.token}`);
    const dialog = page.getByRole('dialog');
    const buttons = page.getByRole('button', {
      name: language === 'en' ? /^Log New/ : /^Reģistrēt jaunu/,
    });
    await expect(buttons).toHaveCount(2);
    await check('valid');
    for (const at of [0, 1]) {
      // By keyboard alone: opened, sent empty, closed, and back where it began.
      await buttons.nth(at).focus();
      await page.keyboard.press('Enter');
      await dialog.getByRole('textbox').first().focus();
      await page.keyboard.press('Enter');
      await expect(dialog.getByRole('textbox').first()).toBeFocused();
      await expect(dialog.locator('[aria-invalid=true]').first()).toBeVisible();
      await check(`dialog ${at}`);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(buttons.nth(at)).toBeFocused();
    }
    consoleErrors.length = 0;
  });
}

test(`the mechanic’s page needs at most ${SCRIPT_LIMIT} kB of JavaScript, stores nothing and calls nobody`, async ({
  page,
  owner,
}) => {
  const car = await newCar(owner);
  const link = await newLink(owner, car.id, { isEditable: true });
  const arriving: Promise<Fetched>[] = [];
  page.on('response', (response) => {
    const contentType = response.headers()['content-type'] ?? '';
    if (contentType.includes('javascript'))
      arriving.push(response.body().then((body) => ({ url: response.url(), contentType, body })));
  });
  const answer = await page.goto(`/mechanic-share?token=${link.token}`);
  await expect(page.getByRole('button', { name: 'Log New Repair' })).toBeVisible();
  const fonts = await page.evaluate(async () => {
    await document.fonts.ready;
    return performance
      .getEntriesByType('resource')
      .flatMap(({ name }) => /inter-[a-z-]+(?=-)/.exec(name) ?? []);
  });
  expect(fonts.toSorted()).toEqual(['inter-language-name', 'inter-latin']);
  // A body that is still on its way when the test ends cannot be read.
  page.removeAllListeners('response');
  const { js } = sizesOf(await Promise.all(arriving));
  expect(js).toBeGreaterThan(0);
  expect(js).toBeLessThanOrEqual(SCRIPT_LIMIT);
  expect(answer!.headers()).toMatchObject({
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
  });
});
