import { useEffect, useState } from 'react';
import { useLocation, useNavigationType } from '#web/platform/router/router.tsx';

const kept = new Map<string, { of: string; value: unknown }>();

/** State restored by Back: stored with the history entry, so a link to the same page starts fresh.
 * @param name unique on the page @param of id of the car, if any: another car starts fresh */
export function useHistoryState<T>(name: string, start: T, of = '') {
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
    // A link to the current page does not remount it. REPLACE is the page correcting its own address.
    if (type !== 'REPLACE') setValue(recall);
  }
  useEffect(() => void kept.set(id, { of, value }), [id, of, value]);
  return state;
}
