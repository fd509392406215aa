import type { Locator, Page } from '@playwright/test';
import { issueDraft, newCar, newIssue, type Owner } from '#tests/people.ts';
import { newId } from '#server/platform/deps.ts';
import { isLong } from '#tests/sampled.ts';
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
  // In one look: each question to a page costs more than its answer.
  const look = () =>
    advice.evaluate(async (element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const over = document.elementFromPoint(left + width / 2, top + height / 2);
      const ratio = await new Promise<number>((resolve) => {
        const observer = new IntersectionObserver(([entry]) => {
          resolve(entry!.intersectionRatio);
          observer.disconnect();
        });
        observer.observe(element);
      });
      return {
        isVisible: width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true }),
        isWhole: ratio > 1 - 1e-9,
        isInFront: over !== null && (element.contains(over) || over.contains(element)),
        scrolled: scrollY,
      };
    });
  await expect.poll(look, where).toEqual({ isVisible: true, isWhole: true, isInFront: true, scrolled: 0 });
}

/** Where least has room; `npm run test:long` looks into every window. */
const SMALLEST = ['320 px', '390 px at 200 %'];

/** In each window, from the one that is there: drawing a page anew takes longest. */
export async function inEveryWindow(page: Page, look: (window: string) => Promise<void>): Promise<void> {
  const windows = Object.entries(WINDOWS).filter(([name]) => isLong || SMALLEST.includes(name));
  const isAtEnd = page.viewportSize()?.width === windows.at(-1)![1].width;
  for (const [window, size] of isAtEnd ? windows.toReversed() : windows) {
    await page.setViewportSize(size);
    await look(window);
  }
}
