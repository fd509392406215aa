import { useEffect, useRef, useState } from 'react';

/** A form in place of the button that opens it; the focus goes to its first field, and back to the button. */
export function useFormBehindButton() {
  const [state, setState] = useState<'untouched' | 'open' | 'closed'>('untouched');
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (state !== 'untouched') place.current?.querySelector<HTMLElement>('input, button')?.focus();
  }, [state]);
  return {
    place,
    isOpen: state === 'open',
    open: () => setState('open'),
    close: () => setState('closed'),
  };
}
