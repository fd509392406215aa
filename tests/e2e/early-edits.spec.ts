import { expect, notice, test } from './fixtures.ts';

test(
  'an edit is taken back with a message when the code that sends it does not load',
  { tag: '@long' },
  async ({ page, owner, consoleErrors }) => {
    const held = Promise.withResolvers<void>();
    await page.route('**/assets/pump-*.js', async (route) => {
      await held.promise;
      await route.abort();
    });
    await page.goto('/settings/notifications');
    const notifications = page.getByRole('switch', { name: /^Notifications\b/ });
    await notifications.uncheck();
    held.resolve();
    await expect(notice(page, 'Could not save. Please try again.', undefined, 'error')).toBeVisible();
    await expect(notifications).toBeChecked();
    expect((await owner.call('settings.read')).notificationsEnabled).toBe(true);
    consoleErrors.length = 0; // the browser notes the lost request
  },
);
