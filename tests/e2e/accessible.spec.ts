import { Visitor } from '#tests/client.ts';
import { speak } from '#tests/crawl/furnish.ts';
import { thoroughLooks } from '#tests/crawl/looks.ts';
import { reminderDraft } from '#tests/nouns/reminders.ts';
import { newCar, newIssue, newLink, repairDraft, signUp } from '#tests/people.ts';
import { openAs } from '#tests/states.ts';
import { publicViews } from '#tests/views.ts';
import { expectAccessibleInBothThemes, expectNoSideways } from './axe.ts';
import { dialogIsGone } from './dialogs.ts';
import { expect, signInBrowser, test, waitUntilQuiet } from './fixtures.ts';
import { expectOwnLanguage } from './own-language.ts';

/** The mechanic's page stands in a frame of its own and has tests of its own. */
const publicPaths = publicViews.flatMap(({ name, path }) => (name.startsWith('mechanic') ? [] : [path]));

for (const [theme, language] of thoroughLooks) {
  const title = `settings with its sheets, and the missing profile, are accessible, ${theme}, ${language}`;
  test(title, { tag: '@long' }, async ({ page, context, baseURL, consoleErrors }) => {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await openAs(context, language);
    const owner = await signUp(new Visitor(baseURL!), 'Anna');
    const car = await newCar(owner);
    await newLink(owner, car.id);
    await speak(owner, language);
    await signInBrowser(context, owner, baseURL!);
    await page.goto('/settings');
    await expect(page.getByRole('listitem')).toHaveCount(1);
    await expectAccessibleInBothThemes(page, theme, '/settings');
    await expectNoSideways(page, '/settings');
    await expectOwnLanguage(page, language, '/settings');
    const rows = page.locator('section button[aria-haspopup=dialog]');
    await expect(rows).toHaveCount(9);
    for (let i = 0; i < (await rows.count()); i++) {
      await rows.nth(i).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessibleInBothThemes(page, theme, `/settings, sheet ${i}`);
      await expectOwnLanguage(page, language, `/settings, sheet ${i}`);
      await page.keyboard.press('Escape');
      await dialogIsGone(page);
    }
    await page.route('**/api/profile', (route) => route.fulfill({ json: { profile: null } }));
    await page.goto('/auth/complete-profile');
    await expect(page.getByRole('textbox').first()).toBeVisible();
    await expectAccessibleInBothThemes(page, theme, '/auth/complete-profile');
    await expectNoSideways(page, '/auth/complete-profile');
    await expectOwnLanguage(page, language, '/auth/complete-profile');
    consoleErrors.length = 0;
  });
}

test('no page of the app scrolls sideways on a phone', { tag: '@long' }, async ({ page, owner }) => {
  const { id } = await newCar(owner, { nickname: 'The long-named station wagon of the whole family' });
  const issue = await newIssue(owner, id, { description: 'It squeals' });
  const repair = await owner.call('repairs.log', repairDraft(id, { partiallyResolvedIssues: [issue.id] }));
  const reminder = await owner.call('reminders.add', reminderDraft(id));
  const { token } = await newLink(owner, id);
  for (const [path, heading] of [
    ['/home', /Hello, Anna/],
    ['/cars', 'My Cars'],
    ['/cars/add', 'Add car'],
    [`/cars/${id}`, /station wagon/],
    [`/cars/edit/${id}`, 'Edit car'],
    [`/car-view/${id}`, /station wagon/],
    ['/log-symptom', 'Log Symptom'],
    [`/log-repair/${id}`, 'Log Repair'],
    [`/log-repair/${id}/${repair.id}`, 'Edit Repair'],
    [`/reminders/${id}`, 'Reminders'],
    [`/reminders/${id}/new`, 'New reminder'],
    [`/reminders/${id}/${reminder.id}`, 'Edit reminder'],
    ['/reports', 'Reports'],
    ['/settings', 'Settings'],
    [`/symptom-summary/${id}/${issue.id}`, 'Symptom Summary'],
    [`/assistant/${id}`, /assistant/],
    [`/mechanic-share?token=${token}`, /station wagon/],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading }), path).toBeVisible();
    // The title comes before what the page reads.
    await waitUntilQuiet(page);
    await expectNoSideways(page, path);
  }
});

test(
  'login, onboarding and the callback are open to anyone and do not scroll sideways',
  { tag: ['@ROUTE-50', '@GEN-01'] },
  async ({ page }) => {
    for (const path of publicPaths) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await waitUntilQuiet(page);
      expect(new URL(page.url()).pathname, path).toBe(path.split('?')[0]);
      await expect(page.getByText('Please log in to continue')).toHaveCount(0);
      await expectNoSideways(page, path);
    }
  },
);

test(
  'every screen is there in English and in Latvian',
  { tag: '@long' },
  async ({ page, owner, context }) => {
    const { id } = await newCar(owner);
    const paths = [
      ...publicPaths.filter((path) => !/login|onboarding|no-such|confirm-email/.test(path)),
      '/onboarding/tutorial',
      '/onboarding/add-car',
      '/home',
      '/cars',
      '/cars/add',
      `/cars/edit/${id}`,
      '/log-symptom',
      `/log-repair/${id}`,
      '/reports',
      '/settings',
    ];
    const signedOutPaths = [
      '/login',
      '/onboarding/welcome',
      '/onboarding/register-options',
      '/onboarding/signup',
    ];
    const read = async (list: readonly string[]) => {
      const texts: string[] = [];
      for (const path of list) {
        await page.goto(path);
        const heading = page.getByRole('heading', { level: 1 }).first();
        await expect(heading).toBeVisible();
        texts.push((await heading.textContent())!);
      }
      return texts;
    };
    const english = await read(paths);
    await page.goto('/settings');
    await page.getByLabel('Language').selectOption('lv');
    await expect.poll(async () => (await owner.call('settings.read')).language).toBe('lv');
    const latvian = await read(paths);
    await context.clearCookies();
    latvian.push(...(await read(signedOutPaths)));
    await page.getByRole('button', { name: 'English' }).click();
    english.push(...(await read(signedOutPaths)));
    const same = [...paths, ...signedOutPaths].filter((_path, i) => english[i] === latvian[i]);
    expect(same).toEqual([]);
  },
);
