import { useEffect, useState } from 'react';
import { useLocation, useNavigationType } from '#web/platform/router/router.tsx';

const kept = new Map<string, { of: string; value: unknown }>();

/** State that Back comes back to: kept with the entry of the history, so a link to the same page begins anew.
 * @param name unique on the page @param of the id of the car, if any: another car begins anew */
export function useKept<T>(name: string, start: T, of = '') {
  const id = `${useLocation().key} ${name}`;
  const type = useNavigationType();
  const recall = () => {
    const last = kept.get(id);
    return last?.of === of ? (last.value as T) : start;
  };
  const state = useState(recall);
  const [value, setValue] = state;
  const [shown, setShown] = useState(id);
  if (shown !== id) {
    setShown(id);
    // A link to the page that is shown does not draw it anew. What a page corrects in its own address is no link.
    if (type !== 'REPLACE') setValue(recall);
  }
  useEffect(() => void kept.set(id, { of, value }), [id, of, value]);
  return state;
}
