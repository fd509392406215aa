import { newCar } from '#tests/people.ts';
import { newId } from '#server/platform/deps.ts';
import { discardTheOne, expect, goOnline, offlineProblem, test, words } from './offline-fixtures.ts';

// Chromium notes every lost request by itself.
test.use({ device: 'known' });

test.afterEach(({ consoleErrors }) => void (consoleErrors.length = 0));

test('a change rejected later stays visible with its reason and can be retried or discarded', async ({
  page,
  context,
  owner,
  line,
}) => {
  const car = await newCar(owner);
  await offlineProblem(page, context, line);
  await owner.call('cars.delete', { opId: newId(), carId: car.id });
  await newCar(owner, { nickname: 'Other' });
  await goOnline(context, line);
  await page.getByRole('button', { name: '1 record not yet sent' }).click();
  const panel = page.getByRole('dialog');
  await expect(panel).toContainText('The record this belongs to no longer exists.');
  await expect(panel).toContainText(words);
  await panel.getByRole('button', { name: 'Retry' }).click();
  await expect(panel).toContainText('The record this belongs to no longer exists.');
  await discardTheOne(page);
});
