import { useEffect, useState } from 'react';
import { useLocation } from '#web/platform/router/router.tsx';

const kept = new Map<string, unknown>();

/**
 * How a list is shown, as state that Back comes back to: kept with the entry of the history; a link to the same page
 * begins anew. @param name one on a page, with the car where it is about one
 */
export function useKept<T>(name: string, start: T) {
  const id = `${useLocation().key} ${name}`;
  const state = useState(() => (kept.has(id) ? (kept.get(id) as T) : start));
  const [value] = state;
  useEffect(() => void kept.set(id, value), [id, value]);
  return state;
}
