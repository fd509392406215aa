import { useLayoutEffect, useRef } from 'react';

type Props = { url: string; alt: string; zoom: number; onZoom: (zoom: number) => void };

const MOST = 5;
const DOUBLE_TAP_MS = 300;

/** A picture that fits, and grows by pinch or double tap; a grown one is moved by scrolling. */
export function ZoomPicture({ url, alt, zoom, onZoom }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const pinch = useRef<{ distance: number; zoom: number } | null>(null);
  const tappedAt = useRef(0);

  const shown = useRef(zoom);
  // What is in the middle stays in the middle.
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element || shown.current === zoom) return;
    const ratio = zoom / shown.current;
    shown.current = zoom;
    element.scrollLeft = (element.scrollLeft + element.clientWidth / 2) * ratio - element.clientWidth / 2;
    element.scrollTop = (element.scrollTop + element.clientHeight / 2) * ratio - element.clientHeight / 2;
  }, [zoom]);

  const grow = (to: number) => onZoom(Math.min(MOST, to < 1.05 ? 1 : to));
  const distance = (touches: React.TouchList) =>
    Math.hypot(touches[0]!.clientX - touches[1]!.clientX, touches[0]!.clientY - touches[1]!.clientY);

  return (
    <div
      ref={frame}
      className="size-full overflow-auto [touch-action:pan-x_pan-y]"
      onTouchStart={(event) => {
        if (event.touches.length === 2) pinch.current = { distance: distance(event.touches), zoom };
      }}
      onTouchMove={(event) => {
        if (pinch.current && event.touches.length === 2)
          grow((pinch.current.zoom * distance(event.touches)) / pinch.current.distance);
      }}
      onTouchEnd={(event) => {
        if (event.touches.length > 0) return;
        const wasPinch = pinch.current !== null;
        pinch.current = null;
        if (wasPinch) return;
        if (event.timeStamp - tappedAt.current < DOUBLE_TAP_MS) grow(zoom > 1 ? 1 : 2.5);
        tappedAt.current = event.timeStamp;
      }}
      onDoubleClick={() => grow(zoom > 1 ? 1 : 2.5)}
      onWheel={(event) => {
        if (event.ctrlKey) grow(zoom * (event.deltaY < 0 ? 1.15 : 1 / 1.15));
      }}
    >
      <img
        src={url}
        alt={alt}
        draggable={false}
        className="mx-auto object-contain"
        style={{ width: `${zoom * 100}%`, height: `${zoom * 100}%`, maxWidth: 'none' }}
      />
    </div>
  );
}
