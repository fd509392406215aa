import type { BrowserContext, Page } from '@playwright/test';
import { Visitor } from '#tests/client.ts';
import { newCar, signUp } from '#tests/people.ts';
import { brokenCar } from './danger-fixtures.ts';
import { expectAccessible, expectNoSideways } from './axe.ts';
import { expect, signInBrowser, success, test } from './fixtures.ts';
import { goOffline, isKept, test as offlineTest } from './offline-fixtures.ts';
import { address } from './sign-up-form.ts';
import { tapper } from './tapper.ts';

const describeField = (page: Page) => page.getByLabel('Describe what is happening with the car');
const smoke = 'Smoke comes from under the hood, I stand on the hard shoulder of the motorway';

/** What this browser asks the server for beside the page's files and whether it is reachable. */
function askedBy(context: BrowserContext): string[] {
  const asked: string[] = [];
  context.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) asked.push(`${request.method()} ${pathname}`);
  });
  return asked;
}

/** @returns how many taps it took from /login */
async function describe(page: Page, text: string): Promise<number> {
  const { taps, tap } = tapper();
  await tap(page.getByRole('link', { name: /^Something wrong with the car\? Describe it/ }));
  await expect(page).toHaveURL(/\/describe$/);
  await expect(describeField(page)).toBeFocused();
  await page.keyboard.insertText(text);
  await tap(page.getByRole('button', { name: 'Continue' }));
  await expect(page.getByRole('heading', { name: 'Follow-up questions' })).toBeVisible();
  return taps.n;
}

const doNotDrive = (page: Page) => page.getByRole('alert').filter({ has: page.getByText('Do not drive') });
const steps = (page: Page) => page.getByRole('list', { name: 'What to do now' });

test.describe('in Latvia', () => {
  test.use({ timezoneId: 'Europe/Riga' });

  test(
    'a driver on the hard shoulder is told what to do without an account, and whom to call',
    { tag: ['@VISIT-01', '@VISIT-02', '@VISIT-04', '@VISIT-05', '@VISIT-06', '@VISIT-07'] },
    async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.goto('/login');
      const asked = askedBy(context);
      await page.getByRole('link', { name: /Describe it$/ }).waitFor();
      const startedAt = Date.now();
      expect(await describe(page, smoke)).toBeLessThanOrEqual(3);
      expect(Date.now() - startedAt).toBeLessThan(15_000);
      const advice = doNotDrive(page);
      await expect(advice.locator('ol > li').first()).toContainText(
        /get everyone out and well away from it, traffic/i,
      );
      await expect(advice).toContainText('bridge railing');
      const call = (name: RegExp) => steps(page).getByRole('link', { name });
      await expect(call(/^Call 112$/)).toHaveAttribute('href', 'tel:112');
      await expect(call(/^Call roadside help/)).toHaveAttribute('href', 'tel:+37167566222');
      await expectAccessible(page, 'describe');
      await expectNoSideways(page, 'describe');
      await steps(page).getByRole('button', { name: 'Send' }).click();
      await expect(success(page, 'Copied. Paste it into a message.')).toBeVisible();
      const sent = await page.evaluate(() => navigator.clipboard.readText());
      expect(sent.split('\n').slice(0, 3)).toEqual([smoke, '', expect.stringContaining('Do not drive')]);
      expect(sent).toContain('- If in the car: hazards and parking brake on, turn it off');
      expect(sent).toContain('Roadside help: +371 67 566 222\nWhere the car is: ');
      // An answer counts on the screen, and a reload keeps it all.
      await page.getByPlaceholder('Your answer (optional)').first().fill('With the engine running');
      await page.reload();
      await expect(advice).toBeVisible();
      // The first page says that it is kept, and leads back to the advice.
      await page.goto('/login');
      await page.getByRole('link', { name: /What you described is kept on this device\. Continue$/ }).click();
      await expect(page.getByPlaceholder('Your answer (optional)').first()).toHaveValue(
        'With the engine running',
      );
      await expect(advice).toBeVisible();
      expect(asked.filter((one) => !one.startsWith('GET /api/auth/'))).toEqual([]);
      // A milder problem has nobody to call, and what has been described is gone when it is started over.
      await page.getByRole('button', { name: 'Start over' }).click();
      await describeField(page).fill('The radio has no sound');
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(steps(page).getByRole('button', { name: 'Keep it' })).toBeVisible();
      await expect(steps(page).getByRole('link')).toHaveCount(0);
    },
  );
});

test.describe('where no roadside help is known', () => {
  test.use({ timezoneId: 'Africa/Nairobi' });

  test(
    'its number is entered and changed beside the advice, a visitor’s on the device, an owner’s in the account',
    { tag: '@VISIT-04' },
    async ({ page, owner, baseURL }) => {
      await page.context().clearCookies();
      await page.goto('/describe');
      await describeField(page).fill('The brake pedal goes to the floor');
      await page.getByRole('button', { name: 'Continue' }).click();
      const add = steps(page).getByRole('button', { name: 'Add the roadside assistance number' });
      await add.click();
      const phone = steps(page).getByLabel('Roadside help number');
      await steps(page).getByRole('button', { name: 'Cancel' }).click();
      await add.click();
      await expect(phone).toBeFocused();
      await phone.press('Enter');
      await expect(phone).toHaveAccessibleDescription(/valid phone number/);
      await phone.fill('+254 700 000');
      await phone.press('Enter');
      const call = steps(page).getByRole('link', { name: 'Call roadside help +254 700 000' });
      await expect(call).toHaveAttribute('href', 'tel:+254700000');
      await page.reload();
      await expect(call).toBeVisible();
      await steps(page).getByRole('button', { name: 'Edit' }).click();
      await phone.fill('+254 700 001');
      await phone.press('Enter');
      await expect(call).toHaveCount(0);
      await expect(steps(page).getByRole('link', { name: /700 001$/ })).toBeVisible();

      // It is not the owner's.
      await brokenCar(owner);
      await signInBrowser(page.context(), owner, baseURL!);
      await page.goto('/home');
      await add.click();
      await phone.fill('900 111');
      await phone.press('Enter');
      await expect(steps(page).getByRole('link', { name: 'Call roadside help 900 111' })).toBeVisible();
      await expect.poll(async () => (await owner.call('settings.read')).roadsidePhone).toBe('900 111');
    },
  );
});

test(
  'all that is kept goes to the first car of the account that is made then',
  { tag: ['@VISIT-08', '@VISIT-10', '@VISIT-11'] },
  async ({ page }) => {
    await page.goto('/login');
    await describe(page, 'The brake pedal goes to the floor');
    await steps(page).getByRole('button', { name: 'Keep it' }).click();
    await page.goto('/login');
    await page.getByRole('link', { name: /is kept on this device\. Continue$/ }).click();
    await page.getByRole('button', { name: 'Start over' }).click();
    await expect(success(page, 'What you described is kept on this device.')).toBeVisible();
    await page.getByRole('button', { name: 'Discard' }).click();
    expect(await page.evaluate(() => localStorage.getItem('carful:guest:problem'))).toBeNull();
    await page.getByRole('button', { name: 'Undo' }).click();
    await describeField(page).fill(smoke);
    await page.getByRole('button', { name: 'Continue' }).click();
    const { taps, tap } = tapper();
    await page.evaluate(() => localStorage.setItem('carful:guest:roadside', '900 111'));
    await tap(steps(page).getByRole('button', { name: 'Keep it' }));
    const note = page.getByText('What you described is kept on this device and will be added to your car.');
    await expect(note).toBeVisible();
    await tap(page.getByRole('link', { name: 'Sign Up with Email' }));
    for (const [label, text] of [
      ['First name', 'Anna'],
      ['Last name', 'Ozola'],
      ['Email', address()],
      ['Password', 'correct horse 7'],
      ['Confirm password', 'correct horse 7'],
    ] as const) {
      await tap(page.getByLabel(label, { exact: true }));
      await page.keyboard.insertText(text);
    }
    await tap(page.getByRole('checkbox'));
    await tap(page.getByRole('button', { name: 'Create account' }));
    await expect(page).toHaveURL(/\/onboarding\/add-car$/);
    await expect(note).toBeVisible();
    await expect(page.getByRole('button', { name: 'Skip for now' })).toBeInViewport();
    for (const [label, text] of [
      ['Make', 'Volvo'],
      ['Model', 'V60'],
    ] as const) {
      await tap(page.getByLabel(label, { exact: true }));
      await page.keyboard.insertText(text);
    }
    await expect(page.getByLabel('Nickname')).toHaveValue('Volvo V60');
    await tap(page.getByRole('button', { name: 'Save Car & Continue' }));
    // The problem comes before the tutorial.
    await expect(page).toHaveURL(/\/home$/);
    expect(taps.n).toBeLessThanOrEqual(14);
    await expect(success(page, 'Your problem was saved to Volvo V60')).toHaveCount(2);
    await page.getByRole('button', { name: 'Show', exact: true }).first().click();
    await expect(page).toHaveURL(/\/symptom-summary\//);
    await expect(doNotDrive(page)).toContainText(/get everyone out and well away from it, traffic/i);
    // Once: nothing of it is left on the device.
    expect(await page.evaluate(() => localStorage.getItem('carful:guest:problem'))).toBeNull();
    await expect
      .poll(async () => (await page.request.get('/api/settings')).json())
      .toMatchObject({ roadsidePhone: '900 111' });
    await page.reload();
    await expect(page.getByText(smoke).first()).toBeVisible();
    await page.goto('/home');
    await expect(page.getByText('The brake pedal goes to the floor').first()).toBeVisible();
  },
);

test(
  'Home asks for the car of several, and offers what nobody asked to keep',
  { tag: ['@VISIT-08', '@VISIT-09'] },
  async ({ page, context, baseURL }) => {
    const offer = page.getByRole('heading', { name: 'You described a problem before you logged in' });
    const owner = await signUp(new Visitor(baseURL!), 'Anna');
    const first = await newCar(owner, { nickname: 'Silver' });
    const described = async (text: string) => {
      await page.goto('/login');
      await describe(page, text);
    };
    await described('The radio has no sound');
    await signInBrowser(context, owner, baseURL!);
    await page.goto('/home');
    await expect(offer).toBeVisible();
    await page.getByRole('button', { name: 'Discard' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(offer).toBeVisible();
    await page.getByRole('button', { name: 'Discard' }).click();
    await page.evaluate(() => localStorage.clear());
    await page.goto('about:blank');
    await context.clearCookies();

    const second = await newCar(owner, { nickname: 'Golden' });
    await described(smoke);
    await steps(page).getByRole('button', { name: 'Keep it' }).click();
    await expect(page).toHaveURL(/\/onboarding\/register-options$/);
    await signInBrowser(context, owner, baseURL!);
    await page.goto('/home');
    await expect(offer).toBeVisible();
    await page.getByLabel('Car', { exact: true }).selectOption({ label: 'Golden' });
    await page.getByRole('button', { name: 'Add them to my account' }).click();
    const issuesOf = async (carId: string) => (await owner.call('issues.list', { carId })).issues;
    await expect.poll(() => issuesOf(second.id)).toMatchObject([{ advice: 'stop_driving' }]);
    expect(await issuesOf(first.id)).toEqual([]);
    await expect(offer).toHaveCount(0);
  },
);

offlineTest(
  'after one visit of the log-in page the advice comes without a network',
  { tag: ['@VISIT-03'] },
  async ({ page, context, line, consoleErrors }) => {
    await page.goto('/login');
    await isKept(page);
    await goOffline(context, line);
    await page.goto('/');
    await expect(page).toHaveURL(/\/login$/);
    await describe(page, smoke);
    await expect(doNotDrive(page)).toContainText(/get everyone out and well away from it, traffic/i);
    // Its way to an account waits for the network, and what was described waits with it.
    await steps(page).getByRole('button', { name: 'Keep it' }).click();
    await expect(page).toHaveURL(/\/onboarding\/register-options$/);
    expect(await page.evaluate(() => localStorage.getItem('carful:guest:problem'))).toContain(smoke);
    consoleErrors.length = 0; // Chromium notes every lost request by itself
  },
);
