import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const text = {
  closed: 'This server does not accept new accounts. If you have an account, log in.',
  needed:
    'New accounts on this server need an invitation. Ask the operator for a link. If you have an account, log in.',
  invited: 'You have been invited to create an account. The invitation works once.',
  invalid:
    'This invitation is no longer valid, or it is for another email address. Ask the operator for a new one.',
};
const pages = ['/onboarding/register-options', '/onboarding/signup'];

async function answerPolicy(page: Page, signUp: 'invite' | 'closed'): Promise<void> {
  const answer = (await (await page.request.get('/api/session')).json()) as { features: { signUp: string } };
  answer.features.signUp = signUp;
  await page.route('**/api/session', (route) => route.fulfill({ json: answer }));
}

test(
  `a server for invited people says so, and takes the invitation along`,
  { tag: '@long' },
  async ({ page, consoleErrors }) => {
    await answerPolicy(page, 'invite');
    for (const path of pages) {
      await page.goto(path);
      await expect(page.getByRole('status').getByText(text.needed)).toBeVisible();
    }
    for (const [code, shown] of [
      ['INVITATION_NEEDED', text.needed],
      ['INVITATION_INVALID', text.invalid],
    ]) {
      await page.goto(`/auth/callback?error=${code}`);
      await expect(page.getByRole('alert')).toContainText(shown!);
    }
    const invitation = 'a'.repeat(43);
    await page.goto(`${pages[0]}?invitation=${invitation}`);
    await expect(page.getByRole('status').getByText(text.invited)).toBeVisible();
    await page.locator('a[href*="/onboarding/signup"]').click();
    await expect(page.getByRole('status').getByText(text.invited)).toBeVisible();
    let sent: Record<string, unknown> = {};
    await page.route('**/api/auth/sign-up/email', (route) => {
      sent = route.request().postDataJSON() as typeof sent;
      return route.fulfill({
        status: 403,
        json: {
          defined: true,
          code: 'INVITATION_INVALID',
          status: 403,
          message: 'Not valid for this email',
        },
      });
    });
    for (const [name, value] of Object.entries({
      firstName: 'Anna',
      lastName: 'Kalniņa',
      email: 'anna@example.com',
      password: 'correct horse 7',
      confirmPassword: 'correct horse 7',
    }))
      await page.locator(`input[name="${name}"]`).fill(value);
    await page.getByRole('checkbox').check({ force: true });
    await page.locator('button[type="submit"]').click();
    await expect(page.getByText(text.invalid)).toBeVisible();
    expect(sent['invitation']).toBe(invitation);
    consoleErrors.length = 0; // the browser notes what was refused
  },
);
