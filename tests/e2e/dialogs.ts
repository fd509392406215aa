import { expect, type Page } from '@playwright/test';

/** The history entry of a closed dialog is removed a moment later by going back, which would abort a navigation. */
export async function dialogIsGone(page: Page): Promise<void> {
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const entries = () => page.evaluate(() => (history.state as { dialogs?: number } | null)?.dialogs ?? 0);
  await expect.poll(entries).toBe(0);
}
