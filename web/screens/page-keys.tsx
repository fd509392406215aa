import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { href } from '#web/platform/hrefs.ts';
import { useNavigate } from '#web/platform/router/router.tsx';
import { KeyHelp } from './lazy-key-help.ts';

const ELSEWHERE = 'input, textarea, select, [role=dialog], [role=alertdialog]';

/** `/` leads to the search of the page, else to that of all records; `?` tells the keys. */
export function PageKeys() {
  const navigate = useNavigate();
  const [isTold, setTold] = useState(false);
  const follow = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || (event.target as Element).closest(ELSEWHERE))
      return;
    if (event.key === '?') setTold(true);
    else if (event.key !== '/') return;
    else {
      const field = document.querySelector<HTMLElement>('main input[type=search]');
      if (field) field.focus();
      else navigate(href('search'));
    }
    event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => follow(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);
  return (
    isTold && (
      <Suspense>
        <KeyHelp onClose={() => setTold(false)} />
      </Suspense>
    )
  );
}
