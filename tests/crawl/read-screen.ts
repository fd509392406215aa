import type { Page } from '@playwright/test';

export type ScreenTexts = { texts: string[]; cut: string[]; sideways: number };

/**
 * What a page says at this moment, seen and unseen: text in view, names and hints for screen readers, the title.
 * A part in a language of its own (`lang`) is left out. `cut` holds what does not fit its box, `sideways` the
 * pixels that the page is wider than its window.
 */
export async function readScreen(page: Page): Promise<ScreenTexts> {
  return page.evaluate(() => {
    const spoken = ['aria-label', 'title', 'placeholder', 'alt', 'aria-description', 'aria-roledescription'];
    const texts = [document.title];
    const cut: string[] = [];
    const isForeign = (element: Element) => element.closest('[lang]') !== document.documentElement;
    const isRead = (element: Element) => element.checkVisibility() && !isForeign(element);

    for (const element of document.body.querySelectorAll('*')) {
      if (element.closest('script, style, svg') || !isRead(element)) continue;
      for (const name of spoken) {
        const said = element.getAttribute(name);
        if (said) texts.push(said);
      }
      const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
      const text = own.map((node) => node.textContent).join('');
      if (text.trim() === '') continue;
      texts.push(text.trim());
      if (isCut(element)) cut.push(text.trim());
    }
    // Not the window's inner width: a phone zooms out of a page that is too wide. Nor the page's own alone: without
    // a viewport of its own it is laid out for a desk.
    const { scrollWidth, clientWidth } = document.documentElement;
    return { texts, cut, sideways: scrollWidth - Math.min(clientWidth, screen.width) };

    /** Text for screen readers alone is a box of one pixel on purpose. */
    function isCut(element: Element): boolean {
      if (element.clientWidth <= 1 || element.closest('.sr-only, [inert], option')) return false;
      const { overflowX, overflowY } = getComputedStyle(element);
      const wide = overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1;
      const high = overflowY === 'hidden' && element.scrollHeight > element.clientHeight + 2;
      return wide || high;
    }
  });
}
