import type { Locator, Page } from '@playwright/test';
import { issueDraft, newCar, newIssue, type Owner } from '#tests/people.ts';
import { newId } from '#server/platform/deps.ts';
import { expect } from './fixtures.ts';

export const TITLE = 'The brake pedal sinks to the floor';

export async function brokenCar(owner: Owner, drivingAdvice: 'stop_driving' | 'soon' = 'stop_driving') {
  const car = await newCar(owner, { mileage: 125_000 });
  const { assessment } = issueDraft(newId());
  const issue = await newIssue(owner, car.id, {
    description: TITLE,
    assessment: {
      ...assessment,
      drivingAdvice,
      drivingAdviceReason: 'The brakes may fail.',
    },
  });
  // Newer and harmless: the worst problem is not the newest one.
  for (const description of ['Squeaks', 'Squeaks'])
    await newIssue(owner, car.id, { description, assessment: { ...assessment, drivingAdvice: 'can_wait' } });
  return { car, issue };
}

export const WINDOWS = {
  '390 px': { width: 390, height: 844 },
  '320 px': { width: 320, height: 568 },
  '390 px at 200 %': { width: 195, height: 422 },
  '1280 px at 200 %': { width: 640, height: 400 },
};

/** Whether the words stand in the window before anything is scrolled, in front of everything else. */
export async function expectInSight(
  page: Page,
  words: string,
  where: string,
  within: Page | Locator = page,
): Promise<void> {
  const advice = within.getByText(words, { exact: true }).first();
  await expect(advice, where).toBeVisible();
  await expect(advice, where).toBeInViewport({ ratio: 1 });
  await expect.poll(() => page.evaluate(() => scrollY), where).toBe(0);
  const isInFront = () =>
    advice.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const over = document.elementFromPoint(left + width / 2, top + height / 2);
      return over !== null && (element.contains(over) || over.contains(element));
    });
  await expect.poll(isInFront, where).toBe(true);
}
