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
  // One that was made before and still opens this problem.
  const earlier = links?.find(
    (one) =>
      issueId !== undefined &&
      one.carId === carId &&
      one.issueId === issueId &&
      Date.parse(one.expiresAt) > Date.now(),
  );
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
