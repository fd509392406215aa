import type { Page } from '@playwright/test';
import type { Language } from '#domain/language/words.ts';
import { openAs } from '#tests/states.ts';
import { expect, test } from './fixtures.ts';

const texts: Record<Language, string> = {
  en: 'This server does not accept new accounts. If you have an account, log in.',
  lv: 'Šajā serverī jaunus kontus izveidot nevar. Ja jums jau ir konts, pieslēdzieties.',
};

async function answerClosed(page: Page): Promise<void> {
  const answer = (await (await page.request.get('/api/session')).json()) as { features: { signUp: string } };
  answer.features.signUp = 'closed';
  await page.route('**/api/session', (route) => route.fulfill({ json: answer }));
}

for (const [language, text] of Object.entries(texts) as [Language, string][]) {
  test(`a server closed for sign-up says so on its pages and after Google (${language})`, async ({
    page,
    context,
  }) => {
    await openAs(context, language);
    await page.goto('/onboarding/signup');
    await expect(page.locator('form')).toBeVisible();
    await expect(page.getByText(text)).toHaveCount(0);
    await answerClosed(page);
    for (const path of ['/onboarding/register-options', '/onboarding/signup']) {
      await page.goto(path);
      await expect(page.getByRole('status').getByText(text)).toBeVisible();
    }
    await page.goto('/auth/callback?error=SIGN_UP_CLOSED');
    await expect(page.getByRole('alert')).toContainText(text);
  });
}
