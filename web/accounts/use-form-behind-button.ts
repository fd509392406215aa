import { useEffect, useRef, useState } from 'react';
import { useAttempt } from './use-attempt.ts';

/** A form in place of the button that opens it; the focus goes to its first field, and back to the button. */
export function useFormBehindButton() {
  const [state, setState] = useState<'untouched' | 'open' | 'closed'>('untouched');
  const place = useRef<HTMLDivElement>(null);
  const sending = useAttempt();
  useEffect(() => {
    if (state !== 'untouched') place.current?.querySelector<HTMLElement>('input, button')?.focus();
  }, [state]);
  return {
    ...sending,
    place,
    isOpen: state === 'open',
    open: () => setState('open'),
    close: () => {
      sending.setFailure(null);
      setState('closed');
    },
  };
}
