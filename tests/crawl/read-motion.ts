import type { Page } from '@playwright/test';

/** What moves for longer than an eye can follow, or would as soon as it changed; a line each. */
export async function readMotion(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const stillMs = 1;
    const inMs = (times: string) =>
      Math.max(...times.split(',').map((time) => parseFloat(time) * (time.trim().endsWith('ms') ? 1 : 1000)));
    const found = new Set<string>();
    for (const element of document.querySelectorAll('*')) {
      for (const part of [null, '::before', '::after']) {
        const { animationName, animationDuration, transitionDuration, scrollBehavior } = getComputedStyle(
          element,
          part,
        );
        const name = `${element.tagName.toLowerCase()}${part ?? ''} ${element.getAttribute('class')?.slice(0, 60)}`;
        if (animationName !== 'none' && inMs(animationDuration) > stillMs) found.add(`animated: ${name}`);
        if (inMs(transitionDuration) > stillMs) found.add(`in transition: ${name}`);
        if (scrollBehavior === 'smooth') found.add(`scrolls smoothly: ${name}`);
      }
    }
    return [...found];
  });
}
