import { useRef } from 'react';
import { useNavigate } from '#web/platform/router/router.tsx';
import { outbox } from './outbox/outbox.ts';
import { stepsBackTo } from './history-trail.ts';
import { carAddresses, href } from './hrefs.ts';
import { rememberOrigin } from './origin.ts';

/** Leaves a form for the page of the saved record once it is shown there: goes back if that page is in the
 * history, to avoid a duplicate entry. Does nothing if the user has left meanwhile. */
export function useLeaveForm(): (to: string) => Promise<void> {
  const navigate = useNavigate();
  const isLeaving = useRef(false);
  return async (to) => {
    if (isLeaving.current) return;
    isLeaving.current = true;
    const from = location.href;
    await outbox.shown();
    if (location.href !== from) {
      // The session ended while it was saved: log-in leads on from here, not into the form once more.
      if (location.pathname === href('login')) rememberOrigin(to);
      return;
    }
    const ofCar = carAddresses(to);
    // What was opened from what a search found, or from the car's history, ends there.
    const lists = [href('search'), ...ofCar.filter((page) => page.endsWith('/history'))];
    const [steps] = [to, ...lists].flatMap((page) => stepsBackTo(page) ?? []);
    if (steps !== undefined) return navigate(-steps);
    // The car's page is not there twice for its addresses.
    const [back] = ofCar.flatMap((other) => stepsBackTo(other) ?? []);
    if (back !== undefined) await departure(() => navigate(-back));
    navigate(to, { replace: true });
  };
}

/** Entries of dialogs are left first, at the same address. */
const departure = (go: () => void) =>
  new Promise<void>((resolve) => {
    const from = location.pathname;
    const check = () => {
      if (location.pathname === from) return;
      removeEventListener('popstate', check);
      resolve();
    };
    addEventListener('popstate', check);
    go();
  });
