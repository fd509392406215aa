import { useState } from 'react';
import { mileageLimitText } from '#domain/cars/owning-words.ts';
import type { Car } from '#domain/cars/schema.ts';
import type { MileageFacts } from '#domain/mileage/estimate-rules.ts';
import { limitOutlookText } from '#domain/reports/limit-words.ts';
import type { CarWords } from '#domain/units/words.ts';
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
          <p className="tabular mt-1 text-sm">{limitOutlookText(limit, mileage, deviceDay(), words)}</p>
        </div>
      )}
      <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
        {t(limit ? 'Edit the mileage limit' : 'Add a mileage limit')}
      </Button>
      {open && <LimitSheet car={car} onClose={() => setOpen(false)} />}
    </div>
  );
}
