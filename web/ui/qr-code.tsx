import { useEffect, useState } from 'react';

/** Quiet zone required by scanners, in modules. */
const QUIET_ZONE = 4;

/** Black on white in both themes. Empty until the library has loaded. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const [drawn, setDrawn] = useState<{ path: string; size: number } | null>(null);
  useEffect(() => {
    let isWanted = true;
    void Promise.all([import('lean-qr'), import('lean-qr/extras/svg')]).then(
      ([{ generate }, { toSvgPath }]) => {
        const code = generate(text);
        if (isWanted) setDrawn({ path: toSvgPath(code), size: code.size });
      },
    );
    return () => {
      isWanted = false;
    };
  }, [text]);
  const side = (drawn?.size ?? 0) + 2 * QUIET_ZONE;
  return (
    <div className="rounded-card mx-auto aspect-square w-full max-w-56 bg-[white]">
      {drawn && (
        <svg
          role="img"
          aria-label={label}
          viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${side} ${side}`}
          shapeRendering="crispEdges"
        >
          <path d={drawn.path} fill="black" />
        </svg>
      )}
    </div>
  );
}
