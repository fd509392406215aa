import type { Page } from '@playwright/test';
import { newCar } from '#tests/people.ts';
import { expect, test } from './fixtures.ts';

const field = (page: Page) => page.getByLabel('Describe what is happening with the car');
const button = (page: Page) => page.getByRole('button', { name: 'Dictate', exact: true });

/** A recogniser of the browser that does what the test says. */
const recogniser = (page: Page, outcome: 'network' | 'hears') =>
  page.addInitScript((does) => {
    class Recogniser extends EventTarget {
      start() {
        const tell = (type: string, extra: object) =>
          this.dispatchEvent(Object.assign(new Event(type), extra));
        const heard = (transcript: string, isFinal: boolean) =>
          tell('result', { resultIndex: 0, results: [Object.assign([{ transcript }], { isFinal })] });
        if (does === 'network') {
          setTimeout(() => tell('error', { error: 'network' }));
          setTimeout(() => this.stop(), 10);
          return;
        }
        Object.assign(globalThis, { heard });
        setTimeout(() => tell('start', {}));
      }
      stop() {
        this.dispatchEvent(new Event('end'));
      }
      abort() {
        this.stop();
      }
    }
    Object.assign(globalThis, { SpeechRecognition: Recogniser, webkitSpeechRecognition: Recogniser });
  }, outcome);

test(
  'what the recogniser hears grows in the field, around what is typed meanwhile',
  { tag: '@long' },
  async ({ page, owner }) => {
    await newCar(owner);
    await recogniser(page, 'hears');
    await page.goto('/log-symptom');
    await field(page).fill('Today.');
    await button(page).click();
    await expect(page.getByText('Listening...')).toBeVisible();
    const hear = (words: string, isFinal: boolean) =>
      page.evaluate(
        ([text, final]) =>
          (globalThis as unknown as { heard: (text: string, isFinal: boolean) => void }).heard(text, final),
        [words, isFinal] as const,
      );
    await hear('the breaks', false);
    await expect(field(page)).toHaveValue('Today. The breaks');
    await field(page).press('Home');
    await field(page).pressSequentially('Oh! ');
    await hear('the brakes squeal', true);
    await expect(field(page)).toHaveValue('Oh! Today. The brakes squeal');
    await field(page).press('End');
    await hear('in the rain', true);
    await expect(field(page)).toHaveValue('Oh! Today. The brakes squeal in the rain');
    await button(page).click();
    await expect(page.getByText('Listening...')).toHaveCount(0);
  },
);
