import { dataRead } from '#tests/data-read.ts';
import { giveLongCar } from '#tests/long-garage.ts';
import { newCar, repairDraft } from '#tests/people.ts';
import { expect, test } from './fixtures.ts';

const COUNT = 1_000;

test(
  'a thousand problems and repairs: few are fetched and rendered, all can be reached',
  { tag: '@long' },
  async ({ page, owner }) => {
    const carId = await giveLongCar(owner, COUNT);
    const bytes = await dataRead(await page.context().newCDPSession(page));
    await page.goto(`/cars/${carId}`);
    await expect(page.getByRole('link', { name: /^The brakes squeal .*, 0/ }).first()).toBeVisible();
    expect(bytes()).toBeLessThan(80_000);
    await page.getByRole('link', { name: 'History' }).click();
    await expect
      .poll(async () => {
        await page.keyboard.press('End');
        return page.getByText('The first repair', { exact: true }).isVisible();
      })
      .toBe(true);
    expect(await page.getByRole('main').getByRole('listitem').count()).toBeLessThan(600);

    await page.goto('/reports');
    const timeline = page.getByRole('region', { name: 'Timeline' });
    // It stands below the overview and the plots: drawn once it comes near the screen.
    await timeline.getByRole('heading', { name: 'Timeline' }).scrollIntoViewIfNeeded();
    await expect(timeline.getByRole('link', { name: /^The brakes squeal .*, 0/ })).toBeVisible();
    const toggle = page.getByRole('group', { name: 'Timeline' }).getByRole('button', { name: 'Repairs' });
    await toggle.click();
    await expect(timeline.getByRole('link', { name: /^The brakes squeal/ })).toHaveCount(0);
    await expect
      .poll(async () => {
        await page.keyboard.press('End');
        return timeline.getByRole('link', { name: /^The first repair/ }).isVisible();
      })
      .toBe(true);
    // No month is named twice where two pages meet.
    const months = await page.getByRole('heading', { level: 3 }).allTextContents();
    expect(new Set(months).size).toBe(months.length);
  },
);

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
