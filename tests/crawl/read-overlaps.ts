import type { Page } from '@playwright/test';

/** Texts that lie over one another or beyond what holds them, a line each. What sticks to the window lies over the page on purpose. */
export async function readOverlaps(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** The boxes of two lines may touch: letters are lower than their boxes. */
    const slack = 4;
    type Piece = { text: string; element: Element; left: number; right: number; top: number; bottom: number };
    const pieces: Piece[] = [];
    const found = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      const element = node.parentElement;
      if (text === '' || !element || isApart(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const rect of range.getClientRects()) {
        const piece = { text, element, ...clipped(rect, element) };
        if (isHidden(rect, element)) found.add(`cut off: ${text}`);
        if (piece.right - piece.left > slack && piece.bottom - piece.top > slack) pieces.push(piece);
      }
    }
    pieces.sort((a, b) => a.top - b.top);
    for (const [at, one] of pieces.entries()) {
      for (let next = at + 1; next < pieces.length; next++) {
        const other = pieces[next]!;
        if (other.top + slack >= one.bottom) break;
        if (one.element === other.element) continue;
        const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const high = Math.min(one.bottom, other.bottom) - other.top;
        const small = Math.min(one.bottom - one.top, other.bottom - other.top);
        if (wide > slack && high > small / 3) found.add(`${one.text} lies over ${other.text}`);
      }
    }
    return [...found];

    function isApart(element: Element): boolean {
      if (!element.checkVisibility() || element.closest('script, style, svg, option, [inert], .sr-only'))
        return true;
      // For screen readers alone at this width.
      if (getComputedStyle(element).clipPath === 'inset(50%)') return true;
      for (let one: Element | null = element; one; one = one.parentElement)
        if (/fixed|sticky/u.test(getComputedStyle(one).position)) return true;
      return false;
    }
    /** Beyond the edge of something that does not scroll. */
    function isHidden({ left, right }: DOMRect, element: Element): boolean {
      for (let one: Element | null = element; one; one = one.parentElement) {
        const { overflowX, textOverflow } = getComputedStyle(one);
        if (textOverflow === 'ellipsis' || /auto|scroll/u.test(overflowX)) return false;
        const around = one.getBoundingClientRect();
        if (overflowX === 'hidden' && (right > around.right + slack || left < around.left - slack))
          return true;
      }
      return false;
    }
    function clipped({ left, right, top, bottom }: DOMRect, element: Element) {
      const box = { left, right, top, bottom };
      for (let one: Element | null = element; one && one !== document.body; one = one.parentElement) {
        if (getComputedStyle(one).overflowX === 'visible') continue;
        const around = one.getBoundingClientRect();
        box.left = Math.max(box.left, around.left);
        box.right = Math.min(box.right, around.right);
        box.top = Math.max(box.top, around.top);
        box.bottom = Math.min(box.bottom, around.bottom);
      }
      return box;
    }
  });
}
