import type { Page } from '@playwright/test';

/** WCAG 2.2, 2.5.8: what can be pressed measures this many CSS pixels either way. */
const targetPx = 24;

/** What can be pressed and is smaller than that; a link inside a sentence is as high as its line. */
export async function readSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const pressed =
      'a[href], button, input, select, textarea, summary, [role=button], [role=tab], [role=switch], [tabindex="0"]';
    return [...document.querySelectorAll<HTMLElement>(pressed)]
      .filter((element) => element.checkVisibility() && !element.closest('[inert]') && !isInSentence(element))
      .filter((element) => {
        const { width, height } = boxOf(element);
        return width < least || height < least;
      })
      .map((element) => `smaller than ${least} px: ${element.outerHTML.slice(0, 120)}`);

    /** A label is pressed as what it names. */
    function boxOf(element: HTMLElement) {
      const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
      const boxes = [element, ...labels].map((one) => one.getBoundingClientRect());
      return {
        width: Math.max(...boxes.map(({ width }) => width)),
        height: Math.max(...boxes.map(({ height }) => height)),
      };
    }
    function isInSentence(element: HTMLElement): boolean {
      const around = element.parentElement?.textContent.trim() ?? '';
      return getComputedStyle(element).display === 'inline' && around !== element.textContent.trim();
    }
  }, targetPx);
}
