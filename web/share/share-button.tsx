import { Share2 } from 'lucide-react';
import { useState } from 'react';
import type { Id } from '#domain/ids.ts';
import { limits } from '#domain/limits.ts';
import { newId } from '#web/platform/ids.ts';
import { useWords } from '#web/platform/language.ts';
import { notify } from '#web/platform/notices.ts';
import { useRead, useWrite } from '#web/platform/query.ts';
import { Button } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { linkAddress } from './link-address.ts';

type Props = {
  carId: Id;
  /** The summary the link opens on; without it the car as a whole. */
  issueId?: Id;
  /** What the share sheet of the phone shows as the subject. */
  title: string;
};

/**
 * Makes a real view-only link for 24 hours and hands it on: by the phone's share sheet, the clipboard, or
 * shown for copying by hand (D77). Absent while sharing is off (spec 6).
 */
export function ShareButton({ carId, issueId, title }: Props) {
  const { t } = useWords();
  const settings = useRead('settings.read');
  const create = useWrite('share.create');
  const [byHand, setByHand] = useState<string | null>(null);
  if (!settings.data?.mechanicSharingEnabled) return null;

  const share = async () => {
    try {
      const link = await create.mutateAsync({
        carId,
        id: newId(),
        issueId: issueId ?? null,
        isEditable: false,
        hours: limits.shareLinkHours,
      });
      const url = linkAddress(link.token);
      const outcome = await handOn(url, title);
      if (outcome === 'byHand') setByHand(url);
      else if (outcome === 'copied')
        notify({ title: t('Sharing symptom summary'), description: t('Link copied') });
      else if (outcome === 'shared') notify({ title: t('Sharing symptom summary') });
    } catch (error) {
      console.warn('The link could not be made', error);
      notify({
        title: t('Error'),
        description: t('An unexpected error occurred. Please try again.'),
        destructive: true,
      });
    }
  };

  return (
    <>
      <Button
        variant="secondary"
        size="small"
        busy={create.isPending}
        icon={<Share2 aria-hidden="true" strokeWidth={1.75} className="size-4" />}
        onClick={() => void share()}
      >
        {t('Share')}
      </Button>
      <Sheet
        open={byHand !== null}
        onClose={() => setByHand(null)}
        title={t('Copy this link')}
        closeLabel={t('Close')}
      >
        <TextField
          readOnly
          label={t('Copy this link')}
          value={byHand ?? ''}
          onFocus={(event) => event.target.select()}
        />
      </Sheet>
    </>
  );
}

type Outcome = 'shared' | 'copied' | 'byHand' | 'cancelled';

async function handOn(url: string, title: string): Promise<Outcome> {
  if (navigator.share && matchMedia('(pointer: coarse)').matches) {
    try {
      await navigator.share({ title, url });
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled';
      console.warn('The share sheet did not open', error);
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch (error) {
    // No secure context, or refused: the toast must not claim otherwise.
    console.warn('The link could not be copied', error);
    return 'byHand';
  }
}
