import { Suspense, useState, type ReactNode } from 'react';
import type { Id } from '#domain/ids.ts';
import { formatDay } from '#domain/language/format.ts';
import { mileagePoints } from '#domain/mileage/plot-rules.ts';
import { readingsOf } from '#domain/mileage/reading-record.ts';
import { formatDistance } from '#domain/units/words.ts';
import { useCarWords } from '#web/platform/language/car-words.ts';
import { useFirstAnswer } from '#web/platform/reads/query.ts';
import { useRecords } from '#web/platform/records/use-records.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';

const SHOWN = 4;
const [WIDTH, HEIGHT, EDGE] = [300, 72, 6];

type Props = { carId: Id; renderReadings: (onClose: () => void) => ReactNode };

/** Renders nothing without readings. */
export function MileageCard({ carId, renderReadings }: Props) {
  const words = useCarWords(carId);
  const { t, language } = words;
  const first = useFirstAnswer('mileage.list', { carId });
  const readings = useRecords(carId, readingsOf).data ?? first?.readings ?? [];
  const [open, setOpen] = useState(false);
  if (readings.length === 0) return null;
  const points = mileagePoints(readings).map(({ x, y }) => ({
    x: EDGE + x * (WIDTH - 2 * EDGE),
    y: HEIGHT - EDGE - y * (HEIGHT - 2 * EDGE),
  }));
  return (
    <Card>
      <h2 className="font-semibold">{t('Mileage history')}</h2>
      {points.length > 1 && (
        <svg aria-hidden="true" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="text-accent mt-2 w-full">
          <polyline
            points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
          />
          {points.map(({ x, y }) => (
            <circle key={x} cx={x} cy={y} r="3" fill="currentColor" />
          ))}
        </svg>
      )}
      <dl className="mt-2">
        {readings.slice(0, SHOWN).map(({ id, date, km }) => (
          <div key={id} className="tabular flex flex-wrap justify-between gap-x-3 py-1">
            <dt className="text-muted">{formatDay(date, language)}</dt>
            <dd className="font-medium">{formatDistance(km, words)}</dd>
          </div>
        ))}
      </dl>
      <Button variant="quiet" size="small" className="-ml-4" onClick={() => setOpen(true)}>
        {t('All readings')}
      </Button>
      {open && <Suspense>{renderReadings(() => setOpen(false))}</Suspense>}
    </Card>
  );
}
