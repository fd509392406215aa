import { Suspense } from 'react';
import { POLICY } from '#domain/accounts/policy/edition.ts';
import { useSession } from '#web/platform/session/session-store.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { useSettings } from './api.ts';

const PolicyBannerLine = lazyPart(
  () => import('./policy-banner-line.tsx').then((file) => file.PolicyBannerLine),
  // Not marked as seen, so it is shown again on the next page.
  () => {},
);

/** Shown once per account and version, unless this version was accepted at sign-up. */
export function PolicyBanner() {
  const { profile } = useSession();
  const { data } = useSettings();
  if (!data || !profile) return null;
  const known = Math.max(data.policySeen, profile.terms?.version ?? 0);
  return known < POLICY.version ? (
    <Suspense>
      <PolicyBannerLine />
    </Suspense>
  ) : null;
}
