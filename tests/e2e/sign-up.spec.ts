import { authEvents } from './auth-events.ts';
import { expect, notice, test, waitUntilQuiet } from './fixtures.ts';
import { address, fillIn, saidBy } from './sign-up-form.ts';

test(
  'the account form has its seven fields and its links back',
  { tag: ['@ENT-74', '@ROUTE-13', '@ROUTE-14', '@ROUTE-15'] },
  async ({ page }) => {
    await page.goto('/onboarding/signup');
    await expect(page.getByRole('heading')).toHaveText('Create account');
    await expect(page.getByRole('button', { name: 'Create account' })).toBeEnabled();
    for (const label of [
      'First name',
      'Last name',
      'Email',
      'Phone (optional)',
      'Password',
      'Confirm password',
    ])
      await expect(page.getByLabel(label, { exact: true })).toBeEditable();
    await expect(page.getByRole('checkbox', { name: /I accept the terms of use/ })).not.toBeChecked();
    await expect(page.locator('form').locator('input, select, textarea')).toHaveCount(7);
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(page).toHaveURL(/\/onboarding\/register-options$/);
    await page.goto('/onboarding/signup');
    await page.getByRole('link', { name: 'Login' }).click();
    await expect(page).toHaveURL(/\/onboarding\/register-options$/);
    await expect(page.getByRole('heading')).toHaveText('Log in');
    await expect(page.getByLabel('Password', { exact: true })).toBeEditable();
  },
);

test(
  'terms and privacy open beside the form, which stays as it is',
  { tag: ['@ROUTE-16', '@ROUTE-17'] },
  async ({ page, context }) => {
    await page.goto('/onboarding/signup');
    await page.getByLabel('First name').fill('Anna');
    for (const [name, path, title] of [
      ['terms of use', '/terms', 'Terms of use'],
      ['privacy policy', '/privacy', 'Privacy policy'],
    ] as const) {
      const opened = context.waitForEvent('page');
      await page.getByRole('link', { name }).click();
      const tab = await opened;
      await expect(tab).toHaveURL(new RegExp(`${path}$`));
      await expect(tab.getByRole('heading', { name: title, level: 1 })).toBeVisible();
    }
    await expect(page).toHaveURL(/\/onboarding\/signup$/);
    await expect(page.getByLabel('First name')).toHaveValue('Anna');
    // The links stand in the label of the box, which they leave as it is.
    await expect(page.getByRole('checkbox')).not.toBeChecked();
  },
);

test(
  'an account is created, its profile saved, and the first-car form shown',
  { tag: ['@VAL-05', '@VAL-10', '@STAT-52', '@STAT-53', '@STAT-54', '@STAT-63', '@ENT-73'] },
  async ({ page }) => {
    await page.goto('/onboarding/signup');
    const told = await authEvents(page);
    const email = address();
    await fillIn(page, { email: email.toUpperCase() });
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page).toHaveURL(/\/onboarding\/add-car$/);
    await expect(notice(page, 'Account created', undefined, 'success')).toBeVisible();
    const { profile } = (await (await page.request.get('/api/profile')).json()) as {
      profile: { id: string };
    };
    const username = () => page.evaluate((key) => localStorage.getItem(key), `carful:${profile.id}:username`);
    await expect.poll(username).toBe('Anna');
    expect(profile).toMatchObject({ email, firstName: 'Anna', lastName: 'Ozola', phone: null });
    await expect.poll(() => told).toEqual(['signed-in', 'user-updated']);
  },
);

test(
  'the first-car form asks for four things, or is skipped',
  { tag: ['@ROUTE-18', '@ROUTE-20', '@VAL-20', '@VAL-21', '@VAL-22', '@VAL-23', '@VAL-24'] },
  async ({ page }) => {
    await page.goto('/onboarding/signup');
    await fillIn(page);
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByLabel(/^Add photo/)).toHaveAttribute('accept', 'image/*');
    await expect(page.getByLabel('Year')).toHaveValue(String(new Date().getFullYear()));
    await page.getByLabel('Year').fill('202');
    await page.getByRole('button', { name: 'Save Car & Continue' }).click();
    const problem = (label: string) => page.getByLabel(label, { exact: true });
    await expect(problem('Nickname')).toHaveAccessibleDescription('Nickname is required.');
    await expect(problem('Make')).toHaveAccessibleDescription('Make is required.');
    await expect(problem('Model')).toHaveAccessibleDescription('Model is required.');
    await expect(problem('Year')).toHaveAccessibleDescription('Please enter a valid year (e.g., 2020).');
    for (const [label, text] of [
      ['Nickname', 'Zilais'],
      ['Make', 'Volvo'],
      ['Model', 'V60'],
      ['Year', '2016'],
    ] as const) {
      await page.getByLabel(label).fill(text);
    }
    await page.getByRole('button', { name: 'Skip for now' }).click();
    await expect(page).toHaveURL(/\/onboarding\/tutorial$/);
    await waitUntilQuiet(page);
    const garage = await page.request.get('/api/cars');
    expect(((await garage.json()) as { cars: unknown[] }).cars).toEqual([]);
  },
);

test(
  'the first car is saved with its picture, and the tutorial follows',
  { tag: ['@ROUTE-18', '@ROUTE-19', '@VAL-25', '@CARADD-02', '@STAT-21', '@STAT-22'] },
  async ({ page }) => {
    await page.goto('/onboarding/signup');
    await fillIn(page);
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByLabel('Nickname').fill('Zilais');
    await page.getByLabel('Make').fill('Volvo');
    await page.getByLabel('Model').fill('V60');
    await page.getByRole('button', { name: 'More about the car (optional)' }).click();
    await page.getByLabel(/^Add photo/).setInputFiles({
      name: 'car.png',
      mimeType: 'image/png',
      buffer: await page.screenshot(),
    });
    await expect(page.getByRole('img', { name: 'Photo' })).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Nickname')).toHaveValue('Zilais');
    await page.getByRole('button', { name: 'Save Car & Continue' }).click();
    await expect(page).toHaveURL(/\/onboarding\/tutorial$/);
    const garage = (await (await page.request.get('/api/cars')).json()) as {
      cars: { id: string; photoId: string | null }[];
      selectedCarId: string;
      mainCarId: string;
    };
    expect(garage.cars).toMatchObject([
      {
        brand: 'Volvo',
        model: 'V60',
        year: new Date().getFullYear(),
        nickname: 'Zilais',
        vin: null,
        licensePlate: null,
        mileage: null,
        transmission: null,
        fuelType: null,
        engineType: null,
      },
    ]);
    expect(garage.cars[0]?.photoId).not.toBeNull();
    const { id } = garage.cars[0]!;
    expect(garage).toMatchObject({ selectedCarId: id, mainCarId: id });
  },
);

test(
  'a car filled in before there is an account is saved on the first session',
  { tag: ['@ROUTE-18', '@ROUTE-19'] },
  async ({ page }) => {
    await page.goto('/onboarding/add-car');
    await page.getByLabel('Nickname').fill('Zilais');
    await page.getByLabel('Make').fill('Volvo');
    await page.getByLabel('Model').fill('V60');
    await page.getByRole('button', { name: 'Save Car & Continue' }).click();
    await expect(page).toHaveURL(/\/onboarding\/register-options$/);
    await page.getByRole('link', { name: 'Sign Up with Email' }).click();
    await fillIn(page);
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page).toHaveURL(/\/onboarding\/tutorial$/);
    const garage = (await (await page.request.get('/api/cars')).json()) as { cars: unknown[] };
    expect(garage.cars).toMatchObject([{ nickname: 'Zilais', photoId: null }]);
  },
);

test.describe('in Britain', () => {
  test.use({ timezoneId: 'Europe/London', locale: 'en-GB' });

  test('a first car counts miles, liters and mpg, in sight', { tag: ['@D118'] }, async ({ page }) => {
    await page.goto('/onboarding/signup');
    await fillIn(page);
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByLabel('Distances')).toHaveAccessibleDescription('Liters (L) · mpg (UK), mi/kWh');
    await page.getByLabel('Make').fill('Vauxhall');
    await page.getByLabel('Model').fill('Corsa');
    await page.getByLabel('Mileage (mi)').fill('61,240');
    await page.getByRole('button', { name: 'Save Car & Continue' }).click();
    await expect(page).toHaveURL(/\/onboarding\/tutorial$/);
    const garage = (await (await page.request.get('/api/cars')).json()) as { cars: unknown[] };
    expect(garage.cars).toMatchObject([
      { mileage: 98_556, distanceUnit: 'mi', volumeUnit: 'L', consumptionUnit: 'mpg-uk' },
    ]);
  });
});

test(
  "each failure of a sign-up is titled 'Error', keeps the form, and is noted in the console alone",
  { tag: ['@ERR-11', '@ERR-12', '@ERR-13', '@ERR-14', '@CALL-61', '@CALL-63'] },
  async ({ page, consoleErrors }) => {
    const said = saidBy(page);
    const sent: string[] = [];
    page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
    let answer = { message: '', status: 0 };
    await page.route('**/api/auth/sign-up/email', (route) =>
      route.fulfill({ status: answer.status, json: { defined: true, code: 'REFUSED', ...answer } }),
    );
    for (const [message, status, text] of [
      ['This email is known', 400, 'This email is already registered. Try logging in instead.'],
      ['The password was leaked', 400, 'Password is too weak. Please choose a stronger password.'],
      ['The server is on fire', 500, 'Signup failed'],
    ] as const) {
      answer = { message, status };
      await page.goto('/onboarding/signup');
      await fillIn(page);
      await page.getByRole('button', { name: 'Create account' }).click();
      await expect(notice(page, 'Error', text, 'error')).toBeVisible();
      const noted = said.splice(0).filter((one) => one.startsWith('signup_'));
      expect(noted).toEqual(['signup_started', `signup_error ${message}`]);
      await expect(page).toHaveURL(/\/onboarding\/signup$/);
      await expect(page.getByLabel('First name')).toHaveValue('Anna');
    }
    // What the last attempt said goes with the next one.
    answer = { message: 'The password was leaked', status: 400 };
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(notice(page, 'Error', 'Signup failed', 'error')).toHaveCount(0, { timeout: 3_000 });
    expect(sent.filter((request) => /signup_(started|error)/.test(request))).toEqual([]);
    consoleErrors.length = 0; // the browser notes the refusals by itself
  },
);
