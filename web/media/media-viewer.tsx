import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useWords } from '#web/platform/language/language.ts';
import { classes } from '#web/ui/classes.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { useReturnFocus } from '#web/ui/return-focus.ts';
import { useCloseOnBack } from '#web/ui/use-close-on-back.ts';
import { canPlay } from './can-play.ts';
import { VideoPlayer } from './video-player.tsx';
import { ZoomPicture } from './zoom-picture.tsx';

export type ShownMedia = { kind: 'picture' | 'video'; url: string };

type Props = { media: readonly ShownMedia[]; start: number; onClose: () => void };

export function MediaViewer({ media, start, onClose }: Props) {
  const { t } = useWords();
  const returnFocus = useReturnFocus();
  useCloseOnBack(onClose);
  const [index, setIndex] = useState(start);
  const [zoom, setZoom] = useState(1);
  const strip = useRef<HTMLDivElement>(null);

  /** The slide a button or key scrolls to; those passed on the way are not selected. */
  const target = useRef<number | null>(null);
  const shown = useRef(index);
  useLayoutEffect(() => {
    shown.current = index;
  }, [index]);

  // A callback ref, because the portal mounts later. Keeps the slide in view when the phone is rotated.
  const attach = useCallback((element: HTMLDivElement) => {
    strip.current = element;
    const stay = () => element.scrollTo({ left: shown.current * element.clientWidth, behavior: 'instant' });
    const watcher = new ResizeObserver(stay);
    watcher.observe(element);
    return () => watcher.disconnect();
  }, []);

  const goTo = (at: number) => {
    const element = strip.current;
    if (!element || at < 0 || at >= media.length) return;
    setZoom(1);
    setIndex(at);
    target.current = at;
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    element.scrollTo({ left: at * element.clientWidth, behavior: isCalm ? 'instant' : 'smooth' });
  };
  const onScroll = () => {
    const element = strip.current;
    if (!element || zoom > 1) return;
    const at = Math.round(element.scrollLeft / element.clientWidth);
    if (target.current !== null && at !== target.current) return;
    target.current = null;
    if (at !== index) setIndex(at);
  };

  const isPicture = media[index]?.kind === 'picture';
  const round = 'bg-[rgb(0_0_0/0.55)] text-[white]! hover:bg-[rgb(0_0_0/0.8)]';
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Content
          aria-describedby={undefined}
          onCloseAutoFocus={returnFocus}
          className="animate-appear fixed inset-0 z-50 bg-[black] text-[white] outline-none"
          onKeyDown={(event) => {
            // A video uses the arrow keys to seek.
            if (event.target instanceof HTMLVideoElement) return;
            if (event.key === 'ArrowLeft') goTo(index - 1);
            if (event.key === 'ArrowRight') goTo(index + 1);
          }}
        >
          <Dialog.Title className="sr-only">{t('Images and videos')}</Dialog.Title>
          <div
            ref={attach}
            onScroll={onScroll}
            onTouchStart={() => (target.current = null)}
            className={classes(
              // A swipe past the first slide must not navigate back.
              'flex h-full snap-x snap-mandatory overscroll-x-contain [scrollbar-width:none]',
              zoom > 1 ? 'overflow-hidden' : 'overflow-x-auto',
            )}
          >
            {media.map(({ kind, url }, at) => (
              <div
                key={url}
                inert={at !== index}
                className="grid size-full shrink-0 snap-center snap-always place-items-center"
              >
                {kind === 'picture' ? (
                  <ZoomPicture
                    url={url}
                    alt={t('Image {n} of {all}', { n: at + 1, all: media.length })}
                    zoom={at === index ? zoom : 1}
                    onZoom={setZoom}
                  />
                ) : (
                  at === index && <VideoPlayer url={url} playable={canPlay(url)} />
                )}
              </div>
            ))}
          </div>
          <p className="tabular pointer-events-none absolute inset-x-0 top-[calc(env(safe-area-inset-top)+1.1rem)] text-center text-sm">
            {index + 1} / {media.length}
          </p>
          <div className="absolute top-[calc(env(safe-area-inset-top)+0.5rem)] right-2 flex gap-2">
            {isPicture && (
              <IconButton
                className={round}
                label={zoom > 1 ? t('Zoom out') : t('Zoom in')}
                icon={
                  zoom > 1 ? (
                    <ZoomOut aria-hidden="true" className="size-5" />
                  ) : (
                    <ZoomIn aria-hidden="true" className="size-5" />
                  )
                }
                onClick={() => setZoom(zoom > 1 ? 1 : 2.5)}
              />
            )}
            <Dialog.Close asChild>
              <IconButton
                className={round}
                label={t('Close')}
                icon={<X aria-hidden="true" className="size-5" />}
              />
            </Dialog.Close>
          </div>
          {index > 0 && (
            <IconButton
              className={classes(round, 'absolute! top-1/2 left-2 -translate-y-1/2')}
              label={t('Previous')}
              icon={<ChevronLeft aria-hidden="true" />}
              onClick={() => goTo(index - 1)}
            />
          )}
          {index < media.length - 1 && (
            <IconButton
              className={classes(round, 'absolute! top-1/2 right-2 -translate-y-1/2')}
              label={t('Next')}
              icon={<ChevronRight aria-hidden="true" />}
              onClick={() => goTo(index + 1)}
            />
          )}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
