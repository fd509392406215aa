import { Share2 } from 'lucide-react';
import type { Id } from '#domain/ids.ts';
import { limits } from '#domain/limits.ts';
import { inPage } from '#web/platform/api/in-page.ts';
import { newId } from '#web/platform/ids.ts';
import { useWords } from '#web/platform/language/language.ts';
import { showToast } from '#web/platform/toasts/toasts.ts';
import { showError } from '#web/platform/toasts/error-toasts.ts';
import { useRead, useWrite } from '#web/platform/reads/query.ts';
import { Button } from '#web/ui/button.tsx';
import { shareLink } from './share-link.ts';
import { linkAddress } from './link-address.ts';
import { openShareDialog } from './opened-share-dialog.tsx';

type Props = {
  carId: Id;
  /** The issue that the link opens. If given, the link is made and shared at once; else the owner chooses options first. */
  issueId?: Id;
  title: string;
  label?: string;
};

/** Makes a link for a mechanic. Renders nothing while sharing is off. */
export function ShareButton({ carId, issueId, title, label }: Props) {
  const { t } = useWords();
  const settings = useRead('settings.read');
  const create = useWrite('share.create');
  if (!settings.data?.mechanicSharingEnabled) return null;

  const shareSummary = async () => {
    try {
      const link = await create.mutateAsync({
        carId,
        issueId: issueId ?? null,
        id: newId(),
        isEditable: false,
        hours: limits.shareLinkHours,
      });
      const outcome = await shareLink(linkAddress(link.token), title);
      if (outcome === 'copied')
        showToast({ title: t('Sharing symptom summary'), description: t('Link copied') });
      else if (outcome === 'shared') showToast({ title: t('Sharing symptom summary') });
      openShareDialog({ carId, link, title });
    } catch (error) {
      console.warn('The link could not be made', error);
      showError(t);
    }
  };

  return (
    <Button
      variant="secondary"
      size="small"
      busy={create.isPending}
      icon={<Share2 aria-hidden="true" strokeWidth={1.75} className="size-4" />}
      onClick={() => {
        const page = inPage();
        if (page) page.askForAccount();
        else if (issueId) void shareSummary();
        else openShareDialog({ carId, link: null, title });
      }}
    >
      {label ?? <span className="max-[22rem]:sr-only">{t('Share')}</span>}
    </Button>
  );
}
