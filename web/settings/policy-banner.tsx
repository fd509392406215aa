import { Suspense } from 'react';
import { policyNews } from '#domain/accounts/policy/policy-news.ts';
import { useSession } from '#web/platform/session/session-store.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { useSettings } from './api.ts';

const PolicyBannerLine = lazyPart(
  () => import('./policy-banner-line.tsx').then((file) => file.PolicyBannerLine),
  // Not marked as seen, so it is shown again on the next page.
  () => {},
);

/** Shown once per account and version of the texts, and whenever what they say of this server has changed; not for what
 * was accepted at sign-up. */
export function PolicyBanner() {
  const { profile, features } = useSession();
  const { data } = useSettings();
  if (!data || !profile) return null;
  const setUp = features?.installation.setUp;
  const news = policyNews(data, profile.terms, setUp);
  return (
    news && (
      <Suspense>
        <PolicyBannerLine news={news} setUp={setUp} />
      </Suspense>
    )
  );
}
