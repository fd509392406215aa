import { looks } from '#tests/crawl/looks.ts';
import { newCar, newIssue, newLink, repairDraft } from '#tests/people.ts';
import { newId } from '#server/platform/deps.ts';
import { expectAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';

for (const [colorScheme, language] of looks) {
  test(`the garage has no accessibility fault and never scrolls sideways: ${language}, ${colorScheme}`, async ({
    page,
    owner,
  }) => {
    test.setTimeout(120_000);
    const car = await newCar(owner, { nickname: 'Red', mileage: 125_000 });
    await newCar(owner);
    const issue = await newIssue(owner, car.id);
    const repair = await owner.call('repairs.log', repairDraft(car.id, { mileage: 126_000 }));
    const link = await newLink(owner, car.id);
    const { version } = await owner.call('settings.read');
    await owner.call('settings.edit', {
      opId: newId(),
      baseVersion: version,
      changes: { language: { from: 'en', to: language } },
    });
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 320, height: 700 });
    for (const path of [
      '/home',
      '/cars',
      '/cars/add',
      `/cars/edit/${car.id}`,
      `/cars/${car.id}`,
      `/car-view/${car.id}`,
      '/log-symptom',
      `/symptom-summary/${car.id}/${issue.id}`,
      `/log-repair/${car.id}/${repair.id}`,
      '/reports',
      `/mechanic-share?token=${link.token}`,
    ]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      await expectAccessible(page, path);
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(over, `${path} scrolls sideways`).toBeLessThanOrEqual(0);
    }
  });
}
