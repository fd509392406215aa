import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { returnTo } from './return-to-place.ts';

let grow: () => void;
let moves: EventTarget;
let scrolled: number[];
let left: AbortController;

beforeEach(() => {
  vi.useFakeTimers();
  [moves, scrolled, left] = [new EventTarget(), [], new AbortController()];
  vi.stubGlobal('document', { body: {} });
  vi.stubGlobal('scrollTo', ({ top }: { top: number }) => scrolled.push(top));
  vi.stubGlobal('addEventListener', moves.addEventListener.bind(moves));
  class FakeObserver {
    constructor(onResize: () => void) {
      grow = onResize;
    }
    observe() {}
    disconnect() {
      grow = () => {};
    }
  }
  vi.stubGlobal('ResizeObserver', FakeObserver);
  grow = () => {};
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the place is returned to as often as records arrive, for three seconds', { tags: ['NAV-13'] }, () => {
  returnTo(700, performance.now(), left.signal);
  for (const later of [0, 2_999, 1]) {
    vi.advanceTimersByTime(later);
    grow();
  }
  expect(scrolled).toEqual([700, 700]);
});

test.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])(
  'whoever scrolls meanwhile, by %s, stays where they are',
  { tags: ['NAV-13'] },
  (move) => {
    returnTo(700, performance.now(), left.signal);
    grow();
    moves.dispatchEvent(new Event(move));
    grow();
    expect(scrolled).toEqual([700]);
  },
);

test('a page that was left, or is asked for too late, is not scrolled', { tags: ['NAV-13'] }, () => {
  const asked = performance.now();
  returnTo(700, asked, left.signal);
  left.abort();
  grow();
  returnTo(700, asked, left.signal);
  vi.advanceTimersByTime(501);
  returnTo(700, asked, new AbortController().signal);
  grow();
  expect(scrolled).toEqual([]);
});
