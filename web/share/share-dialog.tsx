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
  const [wanted, setWanted] = useState<'earlier' | 'new' | null>(null);
  const links = useRead('share.list').data?.links;
  const ofCar = links?.filter(
    (one) => issueId !== undefined && one.carId === carId && Date.parse(one.expiresAt) > Date.now(),
  );
  // One that was made before and opens this problem, or that can answer all of them.
  const earlier =
    ofCar?.find((one) => one.issueId === issueId) ?? ofCar?.find(({ isEditable }) => isEditable);
  const isWritten = earlier !== undefined && Object.values(earlier.added).some((count) => count > 0);
  // It may be in the hands of one garage: another one must not get it by default.
  const isOnlyOffered = isWritten || earlier?.issueId !== issueId;
  const link = made ?? ((wanted ?? (isOnlyOffered ? 'new' : 'earlier')) === 'new' ? null : (earlier ?? null));
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
          {link !== made && (
            <Button variant="quiet" size="small" className="mt-2" onClick={() => setWanted('new')}>
              {t('New link')}
            </Button>
          )}
        </>
      ) : (
        <>
          <LinkOptions carId={carId} issueId={issueId} title={title} onMade={setMade} />
          {earlier && isOnlyOffered && (
            <div className="mt-6">
              <p>
                {isWritten
                  ? t(
                      'A mechanic has written through an earlier link. Whoever opens that link sees what was written.',
                    )
                  : t('An earlier link that can be answered shows this problem, too.')}
              </p>
              <Button variant="quiet" size="small" className="mt-2" onClick={() => setWanted('earlier')}>
                {t('Show the earlier link')}
              </Button>
            </div>
          )}
        </>
      )}
    </Sheet>
  );
}
