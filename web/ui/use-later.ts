import { startTransition, useEffect, useState } from 'react';

/** False for the first drawing, true right after it: for what lies below a phone's first window, so that a slow phone
 * neither waits for it nor lays all of a page out in one task. It stands last, so nothing moves when it comes. */
export function useLater(): boolean {
  const [isLater, setLater] = useState(false);
  useEffect(() => startTransition(() => setLater(true)), []);
  return isLater;
}
