import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { href } from '#web/platform/hrefs.ts';
import { takeOrigin } from '#web/platform/origin.ts';
import { useSession } from '#web/platform/session/session-store.ts';
import { readDevice } from '#web/platform/storage/storage.ts';

/** A signed-in person has nothing to do on a page that opens accounts: on to what was wanted (D14, D9). */
export function useLeaveWhenSignedIn(): void {
  const { session } = useSession();
  const navigate = useNavigate();
  const signedIn = Boolean(session);
  useEffect(() => {
    if (signedIn) void navigate(firstCarBefore(takeOrigin), { replace: true });
  }, [signedIn, navigate]);
}

/** Where a new session leads: a car filled in before there was one comes before all else (D13). */
export const firstCarBefore = (other: () => string): string =>
  readDevice('guest:first-car') ? href('firstCar') : other();
