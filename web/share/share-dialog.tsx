import { useState } from 'react';
import type { Id } from '#domain/ids.ts';
import type { ShareLink } from '#domain/share/schema.ts';
import { SHOWN_BY_LINK } from '#domain/share/texts.ts';
import { useWords } from '#web/platform/language/language.ts';
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
  const [link, setLink] = useState(given);
  return (
    <Sheet
      open
      onClose={onClose}
      title={link ? t('Link for the mechanic') : t('New link')}
      description={t(SHOWN_BY_LINK)}
      closeLabel={t('Close')}
    >
      {link ? (
        <LinkReady link={link} title={title} onChanged={setLink} />
      ) : (
        <LinkOptions carId={carId} issueId={issueId} title={title} onMade={setLink} />
      )}
    </Sheet>
  );
}
