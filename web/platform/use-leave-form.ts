import { useNavigate } from '#web/platform/router/router.tsx';
import { stepsBackTo } from './history-trail.ts';
import { otherCarAddress } from './hrefs.ts';

/** From a form to the page of what was saved: back if it lies there, so that it is not in the history twice. */
export function useLeaveForm(): (to: string) => Promise<void> {
  const navigate = useNavigate();
  return async (to) => {
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
