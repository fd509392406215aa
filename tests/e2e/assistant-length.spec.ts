import { newCar } from '#tests/people.ts';
import { bubbles, input, sendButton } from './assistant-fixtures.ts';
import { expectAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';

test(
  'a question that is too long is kept whole and counted',
  { tag: ['@ASST-17'] },
  async ({ page, owner }) => {
    const car = await newCar(owner);
    await page.goto(`/assistant/${car.id}`);
    const long = 'When was the oil changed? '.repeat(240).trim();
    await input(page).fill('short');
    await expect(input(page)).toHaveAccessibleDescription('');
    await input(page).fill(long.slice(0, 4_500));
    await expect(input(page)).toHaveAccessibleDescription('4500 of 5000 characters');
    await input(page).fill(long);
    await expect(input(page)).toHaveValue(long);
    await expect(input(page)).toHaveAccessibleDescription(
      /^6239 of 5000 characters The text is too long\. Maximum number of characters: 5000\.$/,
    );
    await expect(sendButton(page)).toBeDisabled();
    await input(page).press('Enter');
    await page.reload();
    await expect(input(page)).toHaveValue(long);
    await expect(bubbles(page, 'user')).toHaveCount(0);
    await expectAccessible(page, 'a question that is too long');
    await input(page).fill(long.slice(0, 5_000));
    await expect(input(page)).toHaveAccessibleDescription('5000 of 5000 characters. No more fits.');
    await sendButton(page).click();
    await expect(bubbles(page, 'user')).toHaveCount(1);
    await expect(bubbles(page, 'fallback')).toHaveCount(1);
    const [asked] = (await owner.call('assistant.thread', { carId: car.id })).messages;
    expect(asked!.content).toBe(long.slice(0, 5_000));
    await expect(input(page)).toHaveValue('');
  },
);
