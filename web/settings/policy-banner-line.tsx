import { FileText } from 'lucide-react';
import { POLICY } from '#domain/accounts/policy/edition.ts';
import { href } from '#web/platform/hrefs.ts';
import { useWords } from '#web/platform/language/language.ts';
import { Button } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { useChoices } from './use-choices.ts';

type Props = { news: 'text' | 'set-up'; setUp: string | undefined };

export function PolicyBannerLine({ news, setUp }: Props) {
  const { t } = useWords();
  const { change } = useChoices();
  return (
    <section aria-label={t('Notice')} className="bg-accent-soft border-line rail:pl-24 border-b">
      <div className="column flex flex-wrap items-center gap-x-4 py-1 text-sm">
        <p role="status" className="flex w-full items-center gap-3 py-1 rail:w-auto rail:grow">
          <FileText aria-hidden="true" strokeWidth={1.75} className="text-accent size-5 shrink-0" />
          <span>
            {news === 'text'
              ? `${t('The terms of use and the privacy policy have changed.')} ${t(
                  'The new terms apply to you 30 days after this notice was first shown to you. If you do not agree, you can delete your account before then.',
                )}`
              : t(
                  'The setup of this server has changed, and with it what the privacy policy says about providers, storage or the operator.',
                )}
          </span>
        </p>
        {news === 'text' && (
          <Link to={href('terms')} className="text-link">
            {t('Terms of use')}
          </Link>
        )}
        <Link to={href('privacy')} className="text-link">
          {t('Privacy policy')}
        </Link>
        <Button
          variant="quiet"
          size="small"
          onClick={() => change({ policySeen: POLICY.version, ...(setUp && { setUpSeen: setUp }) })}
        >
          {t('Got it')}
        </Button>
      </div>
    </section>
  );
}
