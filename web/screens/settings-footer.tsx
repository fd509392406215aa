import { Suspense, useState } from 'react';
import { formatDay } from '#domain/language/format.ts';
import { href } from '#web/platform/hrefs.ts';
import { useWords } from '#web/platform/language/language.ts';
import { useSession } from '#web/platform/session/session-store.ts';
import { Link } from '#web/ui/link.tsx';
import { useRail } from '#web/ui/use-rail.ts';
import { KeyHelp } from './lazy-key-help.ts';

export function SettingsFooter() {
  const { t, language } = useWords();
  const build = useSession().features?.installation.build;
  const hasKeys = useRail();
  const [isTold, setTold] = useState(false);
  return (
    <p className="flex flex-wrap justify-center gap-x-6">
      <Link to={href('tutorial')} className="text-link">
        {t('Show the tutorial again')}
      </Link>
      <Link to={href('terms')} className="text-link">
        {t('Terms of use')}
      </Link>
      <Link to={href('privacy')} className="text-link">
        {t('Privacy policy')}
      </Link>
      {hasKeys && (
        <button type="button" className="text-link" aria-haspopup="dialog" onClick={() => setTold(true)}>
          {t('Keys')}
        </button>
      )}
      {isTold && (
        <Suspense>
          <KeyHelp onClose={() => setTold(false)} />
        </Suspense>
      )}
      {build && (
        <span className="text-muted w-full text-center text-sm">
          {['Carful ' + build.version, build.commit, build.date && formatDay(build.date, language)]
            .filter(Boolean)
            .join(' · ')}
        </span>
      )}
    </p>
  );
}
