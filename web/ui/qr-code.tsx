import { useEffect, useState } from 'react';

/** The quiet zone that readers need, in modules. */
const QUIET = 4;

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
  const side = (drawn?.size ?? 0) + 2 * QUIET;
  return (
    <div className="rounded-card mx-auto aspect-square w-full max-w-56 bg-[white]">
      {drawn && (
        <svg
          role="img"
          aria-label={label}
          viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}
          shapeRendering="crispEdges"
        >
          <path d={drawn.path} fill="black" />
        </svg>
      )}
    </div>
  );
}
