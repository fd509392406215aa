import { useState } from 'react';
import type { Id } from '#domain/ids.ts';
import type { ShareLink } from '#domain/share/schema.ts';
import { useWords } from '#web/platform/language/language.ts';
import { Sheet } from '#web/ui/sheet.tsx';
import { LinkOptions } from './link-options.tsx';
import { LinkReady } from './link-ready.tsx';

export type ShareDialogProps = {
  carId: Id | null;
  link: ShareLink | null;
  title: string;
  onClose: () => void;
};

export function ShareDialog({ carId, link: given, title, onClose }: ShareDialogProps) {
  const { t } = useWords();
  const [link, setLink] = useState(given);
  return (
    <Sheet
      open
      onClose={onClose}
      title={link ? t('Link for the mechanic') : t('New link')}
      description={t(
        'Whoever has the link sees the car with its photo, VIN, license plate and mileage, and its open problems with your descriptions, assessments, pictures, videos and PDFs. Costs and notes are not shown.',
      )}
      closeLabel={t('Close')}
    >
      {link ? (
        <LinkReady link={link} title={title} onChanged={setLink} />
      ) : (
        <LinkOptions carId={carId} onMade={setLink} />
      )}
    </Sheet>
  );
}
