import { startTransition, Suspense, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { afterPaint } from '#web/platform/after-paint.ts';
import { showNotLoaded } from '#web/platform/toasts/error-toasts.ts';
import { lazyPart } from './lazy-part.tsx';

/** A part that is loaded after the rest of the screen is painted, for what lies below its first view. */
export function laterPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  skeleton: ReactNode,
): ComponentType<Props> {
  const Part = lazyPart(load, showNotLoaded);
  let wasAsked = false;
  return function Later(props: Props) {
    const [isAsked, setAsked] = useState(wasAsked);
    useEffect(
      () =>
        afterPaint(() => {
          wasAsked = true;
          // As a transition, so that the skeleton stays until the part has loaded.
          startTransition(() => setAsked(true));
        }),
      [],
    );
    return <Suspense fallback={skeleton}>{isAsked ? <Part {...props} /> : skeleton}</Suspense>;
  };
}
