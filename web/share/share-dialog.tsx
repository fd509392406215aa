import { useState } from 'react';
import type { Id } from '#domain/ids.ts';
import type { ShareLink } from '#domain/share/schema.ts';
import { SHOWN_BY_LINK } from '#domain/share/texts.ts';
import { useWords } from '#web/platform/language/language.ts';
import { useRead } from '#web/platform/reads/query.ts';
import { Button } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { LinkOptions } from './link-options.tsx';
import { LinkReady } from './link-ready.tsx';

export type ShareDialogProps = {
  carId: Id | null;
  /** The issue that a new link opens; that link is shared as soon as it is made. */
  issueId?: Id | undefined;
  link: ShareLink | null;
  title: string;
  onClose: () => void;
};

export function ShareDialog({ carId, issueId, link: given, title, onClose }: ShareDialogProps) {
  const { t } = useWords();
  const [made, setMade] = useState(given);
  const [isNew, setNew] = useState(false);
  const links = useRead('share.list').data?.links;
  const ofCar = links?.filter(
    (one) => issueId !== undefined && one.carId === carId && Date.parse(one.expiresAt) > Date.now(),
  );
  // One that was made before and opens this problem, or that a mechanic has, who can answer all of them.
  const earlier =
    ofCar?.find((one) => one.issueId === issueId) ??
    ofCar?.find((one) => one.isEditable && one.lastOpenedAt !== null);
  const link = made ?? (isNew ? null : (earlier ?? null));
  return (
    <Sheet
      open
      onClose={onClose}
      title={link ? t('Link for the mechanic') : t('New link')}
      description={t(SHOWN_BY_LINK)}
      closeLabel={t('Close')}
    >
      {link ? (
        <>
          {link === earlier && link.issueId !== issueId && (
            <p className="mb-4">{t('The mechanic who has this link sees this problem, too.')}</p>
          )}
          <LinkReady link={link} title={title} onChanged={setMade} />
          {link === earlier && (
            <Button variant="quiet" size="small" className="mt-2" onClick={() => setNew(true)}>
              {t('New link')}
            </Button>
          )}
        </>
      ) : (
        <LinkOptions carId={carId} issueId={issueId} title={title} onMade={setMade} />
      )}
    </Sheet>
  );
}
