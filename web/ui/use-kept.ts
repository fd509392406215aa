import { useEffect, useState } from 'react';
import { useLocation } from '#web/platform/router/router.tsx';

const kept = new Map<string, { of: string; value: unknown }>();

/** State that Back comes back to: kept with the entry of the history, so a link to the same page begins anew.
 * @param name unique on the page @param of the id of the car, if any: another car begins anew */
export function useKept<T>(name: string, start: T, of = '') {
  const id = `${useLocation().key} ${name}`;
  const state = useState(() => {
    const last = kept.get(id);
    return last?.of === of ? (last.value as T) : start;
  });
  const [value] = state;
  useEffect(() => void kept.set(id, { of, value }), [id, of, value]);
  return state;
}
