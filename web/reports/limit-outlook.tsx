import { useState } from 'react';
import { mileageLimitText } from '#domain/cars/owning-words.ts';
import type { Car, MileageLimit } from '#domain/cars/schema.ts';
import { formatDay } from '#domain/language/format.ts';
import type { MileageFacts } from '#domain/reminders/mileage-rules.ts';
import { limitOutlook } from '#domain/reports/limit-rules.ts';
import { formatDistance, type CarWords } from '#domain/units/words.ts';
import { deviceDay } from '#web/platform/language/device-day.ts';
import { Button } from '#web/ui/button.tsx';
import { LimitSheet } from './limit-sheet.tsx';

type Props = { car: Car; mileage: MileageFacts | null; words: CarWords };

export function LimitOutlook({ car, mileage, words }: Props) {
  const { t } = words;
  const limit = car.mileageLimit;
  const [open, setOpen] = useState(false);
  return (
    <div className="border-line flex flex-wrap items-center justify-between gap-3 border-t pt-4 first:border-0 first:pt-0">
      {limit && (
        <div className="min-w-0">
          <p className="text-muted text-sm">{t('Mileage limit')}</p>
          <p className="tabular font-medium">{mileageLimitText(limit, words)}</p>
          <p className="tabular mt-1 text-sm">{outlookText(limit, mileage, words)}</p>
        </div>
      )}
      <Button variant="secondary" size="small" className="no-print" onClick={() => setOpen(true)}>
        {t(limit ? 'Edit the mileage limit' : 'Add a mileage limit')}
      </Button>
      {open && <LimitSheet car={car} onClose={() => setOpen(false)} />}
    </div>
  );
}

/** To 100 km: an estimate is not known to the km. */
const roughly = (km: number): number => Math.round(km / 100) * 100;

function outlookText(limit: MileageLimit, mileage: MileageFacts | null, words: CarWords): string {
  const { t, language } = words;
  const { state, driven, atEnd, over, reachedOn } = limitOutlook(limit, mileage, deviceDay());
  const about = (km: number) => t('about {km}', { km: formatDistance(roughly(km), words) });
  if (state === 'ahead') return t('It has not begun yet.');
  if (state === 'ended') return t('It has ended.');
  if (driven === null) return t('The mileage since it began is not known.');
  const sofar = t('Driven: {distance}.', { distance: about(driven) });
  if (atEnd === null) return `${sofar} ${t('How much you drive is not known yet.')}`;
  const end = t('At the end: {distance}.', { distance: about(atEnd) });
  if (!over || reachedOn === null) return `${sofar} ${end} ${t('The limit is kept.')}`;
  const date = formatDay(reachedOn, language);
  return `${sofar} ${end} ${t('Over the limit: {distance}, reached about {date}.', { distance: about(over), date })}`;
}
