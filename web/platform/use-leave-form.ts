import { useRef } from 'react';
import { useNavigate } from '#web/platform/router/router.tsx';
import { outbox } from './outbox/outbox.ts';
import { stepsBackTo } from './history-trail.ts';
import { otherCarAddress } from './hrefs.ts';

/** From a form to the page of what was saved, once it shows there: back if it lies there, so that it is not in the
 * history twice. Whoever has gone elsewhere meanwhile stays there, and who has tapped twice leaves once. */
export function useLeaveForm(): (to: string) => Promise<void> {
  const navigate = useNavigate();
  const isLeaving = useRef(false);
  return async (to) => {
    if (isLeaving.current) return;
    isLeaving.current = true;
    const from = location.href;
    await outbox.shown();
    if (location.href !== from) return;
    const steps = stepsBackTo(to);
    if (steps !== null) return navigate(-steps);
    const other = otherCarAddress(to);
    const stepsToOther = other && stepsBackTo(other);
    if (other && stepsToOther) await arrivalAt(other, () => navigate(-stepsToOther));
    navigate(to, { replace: true });
  };
}

const arrivalAt = (pathname: string, go: () => unknown) =>
  new Promise<void>((resolve) => {
    const check = () => {
      if (location.pathname !== pathname) return;
      removeEventListener('popstate', check);
      resolve();
    };
    addEventListener('popstate', check);
    void go();
  });
