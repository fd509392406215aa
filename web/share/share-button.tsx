import { Share2 } from 'lucide-react';
import type { Id } from '#domain/ids.ts';
import { inPage } from '#web/platform/api/in-page.ts';
import { useWords } from '#web/platform/language/language.ts';
import { useRead } from '#web/platform/reads/query.ts';
import { Button } from '#web/ui/button.tsx';
import { openShareDialog } from './opened-share-dialog.tsx';

type Props = {
  carId: Id;
  /** The issue that the link opens. */
  issueId?: Id;
  title: string;
  label?: string;
};

/** Opens what makes a link for a mechanic, which says first what the link shows. Renders nothing while sharing is off. */
export function ShareButton({ carId, issueId, title, label }: Props) {
  const { t } = useWords();
  const settings = useRead('settings.read');
  if (!settings.data?.mechanicSharingEnabled) return null;

  return (
    <Button
      variant="secondary"
      size="small"
      icon={<Share2 aria-hidden="true" strokeWidth={1.75} className="size-4" />}
      onClick={() => {
        const page = inPage();
        if (page) page.askForAccount();
        else openShareDialog({ carId, issueId, link: null, title });
      }}
    >
      {label ?? <span className="max-[22rem]:sr-only">{t('Share')}</span>}
    </Button>
  );
}
