import { startTransition, useEffect, useState } from 'react';

/** False in the first render, true right after it: for content below the first viewport, so that a slow phone
 * does not lay out the whole page in one task. Use it for the last elements, so that nothing moves. */
export function useAfterFirstRender(): boolean {
  const [isAfterFirstRender, setAfterFirstRender] = useState(false);
  useEffect(() => startTransition(() => setAfterFirstRender(true)), []);
  return isAfterFirstRender;
}
