import { useEffect } from 'react';
import { useNavigate } from '#web/platform/router/router.tsx';
import { href } from '#web/platform/hrefs.ts';
import { takeOrigin } from '#web/platform/origin.ts';
import { useSession } from '#web/platform/session/session-store.ts';
import { readDevice } from '#web/platform/storage/storage.ts';

/** Redirects a signed-in user away from the sign-in and sign-up pages. */
export function useRedirectSignedIn(): void {
  const { session } = useSession();
  const navigate = useNavigate();
  const signedIn = Boolean(session);
  useEffect(() => {
    if (signedIn) navigate(firstCarOr(takeOrigin), { replace: true });
  }, [signedIn, navigate]);
}

/** A car entered before sign-in is saved first. */
export const firstCarOr = (other: () => string): string =>
  readDevice('guest:first-car') ? href('firstCar') : other();
