import { useLayoutEffect, useRef } from 'react';

type Props = { url: string; alt: string; zoom: number; onZoom: (zoom: number) => void };
type Point = { clientX: number; clientY: number };

const ZOOM_MAX = 5;
const ZOOM_DOUBLE_TAP = 2.5;
const DOUBLE_TAP_MS = 300;
/** Movement beyond this is not a tap. */
const TAP_PX = 12;

export function ZoomPicture({ url, alt, zoom, onZoom }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const pinch = useRef<{ distance: number; zoom: number } | null>(null);
  const touched = useRef<Point | null>(null);
  const tapped = useRef<(Point & { at: number }) | null>(null);
  const pointer = useRef('');
  /** The fixed point of the zoom in the viewport; null for the centre of the frame. */
  const focus = useRef<Point | null>(null);

  const shown = useRef(zoom);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element || shown.current === zoom) return;
    const ratio = zoom / shown.current;
    shown.current = zoom;
    const { left, top, width, height } = element.getBoundingClientRect();
    const { clientX, clientY } = focus.current ?? { clientX: left + width / 2, clientY: top + height / 2 };
    focus.current = null;
    element.scrollLeft = (element.scrollLeft + clientX - left) * ratio - (clientX - left);
    element.scrollTop = (element.scrollTop + clientY - top) * ratio - (clientY - top);
  }, [zoom]);

  const zoomTo = (to: number, from: Point) => {
    focus.current = { clientX: from.clientX, clientY: from.clientY };
    onZoom(Math.min(ZOOM_MAX, to < 1.05 ? 1 : to));
  };
  const toggle = (from: Point) => zoomTo(zoom > 1 ? 1 : ZOOM_DOUBLE_TAP, from);

  const endTouch = (finger: Point, at: number) => {
    const start = touched.current;
    touched.current = null;
    if (!start || distance(start, finger) > TAP_PX) return;
    const last = tapped.current;
    const isSecond = last && at - last.at < DOUBLE_TAP_MS && distance(last, finger) < 3 * TAP_PX;
    if (isSecond) toggle(finger);
    tapped.current = isSecond ? null : { clientX: finger.clientX, clientY: finger.clientY, at };
  };

  return (
    <div
      ref={frame}
      className="size-full overflow-auto [touch-action:pan-x_pan-y]"
      onTouchStart={({ touches }) => {
        const [first, second] = [touches[0]!, touches[1]];
        pinch.current = second ? { distance: distance(first, second), zoom } : null;
        touched.current = second ? null : { clientX: first.clientX, clientY: first.clientY };
      }}
      onTouchMove={({ touches }) => {
        const [first, second] = [touches[0]!, touches[1]];
        if (!pinch.current || !second) return;
        const middle = {
          clientX: (first.clientX + second.clientX) / 2,
          clientY: (first.clientY + second.clientY) / 2,
        };
        zoomTo((pinch.current.zoom * distance(first, second)) / pinch.current.distance, middle);
      }}
      onTouchEnd={({ touches, changedTouches, timeStamp }) => {
        if (touches.length === 0) endTouch(changedTouches[0]!, timeStamp);
      }}
      onPointerDown={({ pointerType }) => (pointer.current = pointerType)}
      // Mouse only: browsers also fire this for a double tap, which `endTouch` handles.
      onDoubleClick={(event) => pointer.current !== 'touch' && toggle(event)}
      onWheel={(event) => {
        if (event.ctrlKey) zoomTo(zoom * (event.deltaY < 0 ? 1.15 : 1 / 1.15), event);
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

const distance = (a: Point, b: Point) => Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
