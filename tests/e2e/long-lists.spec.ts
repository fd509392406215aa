import { newCar, repairDraft } from '#tests/people.ts';
import { expect, test } from './fixtures.ts';

test(
  'a list of many shops scrolls in its own frame, a short one does not',
  { tag: ['@LIM-30'] },
  async ({ page, owner }) => {
    const { id: carId } = await newCar(owner);
    const frame = page.getByRole('group', { name: 'Repair shop' }).locator('div').first();
    const withShops = async (from: number, to: number) => {
      for (let at = from; at < to; at++) {
        await owner.call('repairs.log', repairDraft(carId, { garageName: `Shop ${at}` }));
      }
      await page.goto(`/cars/${carId}/history`);
      await page.getByText('Filter Records').click();
      await expect(page.getByLabel(`Shop ${to - 1}`)).toBeAttached();
      return frame.evaluate((list) => ({
        height: list.clientHeight,
        scrolls: list.scrollHeight > list.clientHeight && getComputedStyle(list).overflowY === 'auto',
      }));
    };
    const few = await withShops(0, 2);
    expect(few.height).toBeLessThan(7 * 16);
    expect(few.scrolls).toBe(false);
    const { height, scrolls } = await withShops(2, 20);
    expect([Math.round(height / 16), scrolls]).toEqual([8, true]);
    const shop = page.getByLabel('Shop 19');
    await shop.check();
    await expect(page.getByText('No service records match your filters')).toHaveCount(0);
    await expect(page.getByRole('link', { name: /New brake pads.*Shop 19/ })).toBeVisible();
  },
);
