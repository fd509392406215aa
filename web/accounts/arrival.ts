import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { href } from '#web/platform/hrefs.ts';
import { takeOrigin } from '#web/platform/origin.ts';
import { useSession } from '#web/platform/session-store.ts';
import { readDevice } from '#web/platform/storage.ts';

/** A signed-in person has nothing to do on a page that opens accounts: on to what was wanted (D14, D9). */
export function useLeaveWhenSignedIn(): void {
  const { session } = useSession();
  const navigate = useNavigate();
  const signedIn = Boolean(session);
  useEffect(() => {
    // A car filled in before there was an account is saved first (D13).
    if (signedIn)
      void navigate(readDevice('guest:first-car') ? href('firstCar') : takeOrigin(), { replace: true });
  }, [signedIn, navigate]);
}
