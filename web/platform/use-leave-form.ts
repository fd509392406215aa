import { useNavigate } from 'react-router';
import { stepsBackTo } from './history-trail.ts';

/** From a form to the page of what was saved: back if it lies there, so that it is not in the history twice. */
export function useLeaveForm(): (to: string) => Promise<void> {
  const navigate = useNavigate();
  return async (to) => {
    const steps = stepsBackTo(to);
    if (steps !== null) await navigate(-steps);
    else await navigate(to, { replace: true });
  };
}
