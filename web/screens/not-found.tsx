import { Signpost } from 'lucide-react';
import { useEffect } from 'react';
import { useLocation } from '#web/platform/router/router.tsx';
import { href } from '#web/platform/hrefs.ts';
import { useWords } from '#web/platform/language/language.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Page } from '#web/ui/page.tsx';

export function NotFoundScreen() {
  const { t } = useWords();
  const { pathname } = useLocation();
  useEffect(() => console.warn('404: no such page', pathname), [pathname]);
  return (
    <Page>
      <div className="flex min-h-[80dvh] flex-col items-center justify-center gap-5 text-center">
        <Signpost aria-hidden="true" strokeWidth={1.5} className="text-accent size-16" />
        <h1 className="page-title">{t('Oops! Page not found')}</h1>
        <ButtonLink to={href('start')}>{t('Go to the start page')}</ButtonLink>
      </div>
    </Page>
  );
}
