import { Program, registered, RETURN_ADDRESS, VERIFIER } from '#tests/keys.ts';
import { newCar, repairDraft } from '#tests/people.ts';
import { expectAccessible } from './axe.ts';
import { expect, success, test } from './fixtures.ts';

test('a key for a program is made, shown once, used, and deleted', async ({ page, owner }) => {
  const car = await newCar(owner, { nickname: 'Red Rider' });
  await newCar(owner, { nickname: 'Blue Bird' });
  await page.goto('/settings/keys');
  await page.getByRole('button', { name: 'New key' }).click();
  await page.getByRole('button', { name: 'Create key' }).click();
  await expect(page.getByText('Missing information')).toBeVisible();
  await page.getByRole('textbox', { name: 'Name of the program' }).fill('Home Assistant');
  await page.getByRole('checkbox', { name: 'Enter, change and delete repairs' }).check();
  await page.getByRole('checkbox', { name: 'All cars, including later ones' }).uncheck();
  await page.getByRole('checkbox', { name: 'Red Rider' }).check();
  await expectAccessible(page, 'a new key');
  await page.getByRole('button', { name: 'Create key' }).click();
  const key = await page.getByRole('textbox', { name: 'Your new key' }).inputValue();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText(key)).toHaveCount(0);

  const program = new Program(owner.baseUrl, key);
  const { cars } = await program.call('summary.read', { timeZone: 'Europe/Riga', language: 'en' });
  expect(cars).toMatchObject([{ id: car.id, name: 'Red Rider' }]);
  await page.reload();
  await expect(page.getByText(/Last used: .*, from 127\.0\.0\.1/)).toBeVisible();
  await expectAccessible(page, 'the keys');
  const repair = await program.call('repairs.log', repairDraft(car.id));
  await page.goto(`/log-repair/${car.id}/${repair.id}`);
  await expect(page.getByText('Written with the key Home Assistant')).toBeVisible();
  await page.goto('/settings/keys');
  await page.getByRole('button', { name: 'Delete key Home Assistant' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(success(page, 'The key was deleted')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No keys yet' })).toBeVisible();
  expect((await program.send('GET', '/api/summary')).status).toBe(401);
});

test('an AI client sends its owner here: after the login they choose what it may, or refuse', async ({
  page,
  owner,
  consoleErrors,
}) => {
  await newCar(owner, { nickname: 'Red Rider' });
  await newCar(owner, { nickname: 'Blue Bird' });
  await page.route(`${RETURN_ADDRESS}?*`, (route) => route.fulfill({ body: 'Back in the program' }));
  const asked = { ...(await registered(owner.baseUrl)), state: 'of the client' };
  const address = `/connect?${new URLSearchParams(asked)}`;
  await page.context().clearCookies();
  await page.goto(address);
  await page.getByLabel('Email').fill(owner.email);
  await page.getByLabel('Password', { exact: true }).fill(owner.password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText(/^“Test client” wants to use your records/)).toBeVisible();
  await page.getByRole('button', { name: 'Do not allow' }).click();
  await page.waitForURL(`${RETURN_ADDRESS}?*`);
  const refused = Object.fromEntries(new URL(page.url()).searchParams);
  expect(refused).toEqual({ error: 'access_denied', state: 'of the client', iss: owner.baseUrl });

  await page.goto(address);
  const reading = page.getByRole('checkbox', { name: 'Read all records' });
  await expect(reading).toBeChecked();
  await reading.uncheck();
  await page.getByRole('button', { name: 'Allow', exact: true }).click();
  await expect(page.getByText('Choose what the program may do')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Enter mileage' }).check();
  await reading.check();
  await page.getByRole('checkbox', { name: 'All cars, including later ones' }).uncheck();
  await page.getByRole('checkbox', { name: 'Red Rider' }).check();
  await expectAccessible(page, 'letting a program in');
  await page.getByRole('button', { name: 'Allow', exact: true }).click();
  await page.waitForURL(`${RETURN_ADDRESS}?*`);
  const { code, ...back } = Object.fromEntries(new URL(page.url()).searchParams);
  expect(back).toEqual({ state: 'of the client', iss: owner.baseUrl });
  const body = new URLSearchParams({
    grant_type: 'authorization_code',
    code: code!,
    client_id: asked.client_id,
    redirect_uri: RETURN_ADDRESS,
    code_verifier: VERIFIER,
  });
  const token = await owner.send('POST', '/oauth/token', { body });
  expect(token).toMatchObject({ status: 200, body: { scope: 'mileage:write records:read' } });

  await page.goto('/settings/keys');
  await expect(page.getByText('AI client, let in from localhost')).toBeVisible();
  await page.goto(`/connect?${new URLSearchParams({ ...asked, redirect_uri: 'https://evil.example.org/' })}`);
  await expect(page.getByRole('alert')).toHaveText(/^This address does not come from a program/);
  await page.goto(`/connect?${new URLSearchParams({ ...asked, code_challenge_method: 'plain' })}`);
  // Anybody can make such an address for a program of their own: nobody is sent there without a tap.
  await expect(page.getByRole('alert')).toHaveText('The program sent a request that is not supported here.');
  await page.getByRole('link', { name: `Back to ${new URL(RETURN_ADDRESS).host}` }).click();
  await page.waitForURL(`${RETURN_ADDRESS}?error=invalid_request*`);
  expect(new Set(consoleErrors.splice(0))).toEqual(new Set([`request to ${new URL(RETURN_ADDRESS).origin}`]));
});
