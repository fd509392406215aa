import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { classes } from './classes.ts';
import { IconButton } from './icon-button.tsx';

export type Slide = { key: string; label: string; content: ReactNode };
type Props = {
  label: string;
  previousLabel: string;
  nextLabel: string;
  slides: readonly Slide[];
  index: number;
  onIndex: (index: number) => void;
};

/** Debounce of scroll events; not every browser has scrollend. */
const REST_MS = 120;

/** More dots than these wrap on the narrowest phone. */
const IN_A_ROW = 12;

/** For the loop, a copy of the last slide precedes the first and a copy of the first follows the last. */
export function Carousel({ label, previousLabel, nextLabel, slides, index, onIndex }: Props) {
  const { strip, goTo } = useStrip(slides.length, index, onIndex);
  const loops = slides.length > 1;
  const isCrowded = slides.length > IN_A_ROW;
  const shown = loops ? [slides.at(-1)!, ...slides, slides[0]!] : slides;
  const arrow = 'bg-surface/85 absolute top-1/2 hidden -translate-y-1/2 wide:grid';
  return (
    <section aria-roledescription="carousel" aria-label={label}>
      <div className="relative">
        <div
          ref={strip}
          tabIndex={loops ? 0 : undefined}
          role="group"
          aria-label={slides[index]?.label}
          onKeyDown={(event) => {
            if (!loops || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return;
            event.preventDefault();
            goTo(index + (event.key === 'ArrowLeft' ? -1 : 1));
          }}
          className="rounded-card flex snap-x snap-mandatory [scrollbar-width:none] overflow-x-auto overscroll-x-contain"
        >
          {shown.map(({ key, content }, at) => {
            const real = loops ? at - 1 : at;
            const isCopy = real < 0 || real >= slides.length;
            return (
              <div
                key={isCopy ? `copy ${at}` : key}
                inert={real !== index}
                className="w-full shrink-0 snap-center snap-always"
              >
                {content}
              </div>
            );
          })}
        </div>
        {loops && (
          <>
            <IconButton
              className={classes(arrow, 'left-2')}
              label={previousLabel}
              icon={<ChevronLeft aria-hidden="true" />}
              onClick={() => goTo(index - 1)}
            />
            <IconButton
              className={classes(arrow, 'right-2')}
              label={nextLabel}
              icon={<ChevronRight aria-hidden="true" />}
              onClick={() => goTo(index + 1)}
            />
          </>
        )}
      </div>
      {loops && (
        <div className={classes('-mb-3 flex justify-center', isCrowded && 'flex-wrap')}>
          {slides.map((slide, at) => (
            <button
              key={slide.key}
              type="button"
              aria-label={slide.label}
              aria-current={at === index}
              onClick={() => goTo(at)}
              className={classes(
                'group grid place-items-center',
                isCrowded ? 'size-6' : 'size-11 max-w-11 min-w-6 shrink',
              )}
            >
              <span className="bg-line-strong group-aria-[current=true]:bg-accent block size-2 rounded-pill transition-[width] duration-150 group-aria-[current=true]:w-5" />
            </button>
          ))}
        </div>
      )}
    </section>
  );
}

function useStrip(count: number, index: number, onIndex: (index: number) => void) {
  const strip = useRef<HTMLDivElement>(null);
  const now = useRef({ count, index, onIndex });
  useEffect(() => {
    now.current = { count, index, onIndex };
  });
  const first = count > 1 ? 1 : 0;

  useEffect(() => {
    const element = strip.current;
    if (!element) return;
    const place = () =>
      element.scrollTo({ left: (now.current.index + first) * element.clientWidth, behavior: 'instant' });
    const selectShown = () => {
      if (element.clientWidth === 0 || now.current.count < 2) return;
      const at = Math.round(element.scrollLeft / element.clientWidth) - 1;
      const real = (at + now.current.count) % now.current.count;
      if (at !== real) element.scrollTo({ left: (real + 1) * element.clientWidth, behavior: 'instant' });
      if (real !== now.current.index) now.current.onIndex(real);
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(selectShown, REST_MS);
    };
    const resized = new ResizeObserver(place);
    resized.observe(element);
    element.addEventListener('scroll', wait, { passive: true });
    return () => {
      clearTimeout(timer);
      resized.disconnect();
      element.removeEventListener('scroll', wait);
    };
  }, [first]);

  useEffect(() => {
    const element = strip.current;
    if (!element || element.clientWidth === 0) return;
    const at = Math.round(element.scrollLeft / element.clientWidth) - first;
    if ((at + count) % count !== index)
      element.scrollTo({ left: (index + first) * element.clientWidth, behavior: 'instant' });
  }, [index, count, first]);

  const goTo = (to: number) => {
    const element = strip.current;
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    element?.scrollTo({ left: (to + first) * element.clientWidth, behavior: calm ? 'instant' : 'smooth' });
  };
  return { strip, goTo };
}
