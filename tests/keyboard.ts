import { expect, type Locator, type Page } from '@playwright/test';

/** Where the keyboard is: '' nowhere, otherwise the element, its name, and what is wrong with how it shows. */
export type Stop = { name: string; isControl: boolean; flaws: string[] };

/** Looks at the element that has the focus: whether its ring is drawn, and whether anything lies over it. */
export async function stopOf(page: Page): Promise<Stop> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body)
      return { name: '', isControl: false, flaws: [] };
    const label = element instanceof HTMLInputElement ? element.closest('label') : null;
    const name =
      element.getAttribute('aria-label') ??
      (element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : null) ??
      (element.textContent.trim().slice(0, 40) || element.id);
    const isControl = element.matches('a, button, input, select, textarea, summary, [tabindex="0"]');
    if (!isControl) return { name, isControl, flaws: [] };
    const flaws: string[] = [];
    if (![element, label].some((one) => one && hasRing(one))) flaws.push('no ring');
    const shown = isSeen(element) || (label !== null && isSeen(label));
    if (!shown) flaws.push('covered or out of view');
    return { name: `${element.tagName.toLowerCase()} ${name}`, isControl, flaws };

    function hasRing(one: Element): boolean {
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(one);
      const isClear = /^rgba\(.*, 0\)$/u.test(outlineColor);
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 && !isClear;
    }
    /** All of its middle line is in the window and on top, unless it is larger than the room there is. */
    function isSeen(one: Element): boolean {
      const { left, top, width, height } = one.getBoundingClientRect();
      if (width < 2 || height < 2) return false;
      const isLarge = height > innerHeight / 3;
      const inset = Math.min(4, height / 4);
      const lines = isLarge
        ? [0.25, 0.5, 0.75].map((part) => height * part)
        : [inset, height / 2, height - inset];
      const seen = lines.map((down) => {
        const hit = document.elementFromPoint(left + width / 2, top + down);
        // A notice goes by itself.
        if (hit?.closest('[data-sonner-toaster]')) return true;
        return hit !== null && (one.contains(hit) || hit.contains(one) || isBeside(hit, one));
      });
      return isLarge ? seen.some(Boolean) : seen.every(Boolean);
    }
    /** An icon or a switch's knob that is drawn over its own control. */
    function isBeside(hit: Element, one: Element): boolean {
      return (
        hit.closest('label, .relative') === one.closest('label, .relative') &&
        one.closest('label, .relative') !== null
      );
    }
  });
}

/** Goes through a page by Tab to its end. @returns what was wrong at each stop, a line each */
export async function tabThrough(page: Page, most = 80): Promise<string[]> {
  const flaws: string[] = [];
  for (let at = 0; at < most; at++) {
    await page.keyboard.press('Tab');
    const stop = await stopOf(page);
    if (stop.name === '') break;
    flaws.push(...stop.flaws.map((flaw) => `${stop.name}: ${flaw}`));
  }
  return flaws;
}

/** Goes on by Tab until the element has the focus; every stop on the way must be seen. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  const stops: string[] = [];
  while (!(await target.evaluate((element) => element === document.activeElement))) {
    await page.keyboard.press(key);
    const { name, flaws } = await stopOf(page);
    expect(flaws, name).toEqual([]);
    stops.push(name);
    expect(stops.length, `not reached: ${stops.join(', ')}`).toBeLessThan(60);
  }
}

/** Goes to what is to be pressed, presses it, and waits for the focus to be somewhere again. */
export async function pressOn(page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

export async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}

/** A dialog holds the focus, by Tab either way; Escape closes it and gives the focus back to its opener. */
export async function expectTrap(page: Page, opener: Locator): Promise<void> {
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  const holds = () => dialog.evaluate((element) => element.contains(document.activeElement));
  await expect(dialog).toHaveAccessibleName(/./u);
  await expect.poll(holds).toBe(true);
  for (const key of ['Shift+Tab', ...Array<string>(8).fill('Tab')]) {
    await page.keyboard.press(key);
    expect(await holds(), key).toBe(true);
    expect((await stopOf(page)).flaws).toEqual([]);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
}
