import { Suspense } from 'react';
import { POLICY } from '#domain/accounts/policy/edition.ts';
import { useSession } from '#web/platform/session/session-store.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { useSettings } from './api.ts';

const PolicyNoticeLine = lazyPart(
  () => import('./policy-notice-line.tsx').then((file) => file.PolicyNoticeLine),
  // Not marked as seen, so it is shown again on the next page.
  () => {},
);

/** Shown once per account and version, unless this version was accepted at sign-up. */
export function PolicyNotice() {
  const { profile } = useSession();
  const { data } = useSettings();
  if (!data || !profile) return null;
  const known = Math.max(data.policySeen, profile.terms?.version ?? 0);
  return known < POLICY.version ? (
    <Suspense>
      <PolicyNoticeLine />
    </Suspense>
  ) : null;
}
