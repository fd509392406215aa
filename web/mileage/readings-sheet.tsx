import { Pencil } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { Id } from '#domain/ids.ts';
import { formatDay } from '#domain/language/format.ts';
import type { Phrase } from '#domain/language/words.ts';
import type { MileageReading } from '#domain/mileage/schema.ts';
import { oddReadings } from '#domain/mileage/estimate-rules.ts';
import { readingsOf } from '#domain/mileage/reading-record.ts';
import { formatDistance, type CarWords } from '#domain/units/words.ts';
import { useCarWords } from '#web/platform/language/car-words.ts';
import { useRecords } from '#web/platform/records/use-records.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { ReadingForm } from './reading-form.tsx';
import type { FollowRepair } from './use-correction.ts';

const sources: Record<MileageReading['source'], Phrase> = {
  car: 'Entered by hand',
  repair: 'From a repair',
  issue: 'From a problem',
  reminder: 'From a completed reminder',
  fill: 'From a fill-up',
};

type Props = { carId: Id; followRepair: FollowRepair; onClose: () => void };

export function ReadingsSheet({ carId, followRepair, onClose }: Props) {
  const words = useCarWords(carId);
  const { t } = words;
  const { data: readings } = useRecords(carId, readingsOf);
  const keys = keysOf(readings ?? []);
  const odd = useMemo(() => new Set(oddReadings(readings ?? [])), [readings]);
  const [editing, setEditing] = useState<string | null>(null);
  // A saved form closes late, when another may already be open.
  const close = (key: string) => setEditing((open) => (open === key ? null : open));
  return (
    <Sheet open onClose={onClose} title={t('Mileage readings')} closeLabel={t('Close')}>
      <ul>
        {readings?.map((reading, at) => {
          const key = keys[at]!;
          return (
            <li key={key} className="border-line border-b py-1 last:border-b-0">
              <Entry
                reading={reading}
                words={words}
                isOdd={odd.has(reading)}
                onEdit={editing === key ? null : () => setEditing(key)}
              />
              {editing === key && (
                <ReadingForm
                  carId={carId}
                  reading={reading}
                  followRepair={followRepair}
                  onClose={() => close(key)}
                />
              )}
            </li>
          );
        })}
      </ul>
    </Sheet>
  );
}

// React keys. Not the ids: a reading that waits to be sent has none from the server yet. Not the km: a correction may
// arrive while the form of the reading is open again.
function keysOf(readings: readonly MileageReading[]): string[] {
  const seen = new Map<string, number>();
  return readings.map(({ source, sourceId, date }) => {
    const named = `${source} ${sourceId} ${date}`;
    const before = seen.get(named) ?? 0;
    seen.set(named, before + 1);
    return `${named} ${before}`;
  });
}

type EntryProps = { reading: MileageReading; words: CarWords; isOdd: boolean; onEdit: (() => void) | null };

function Entry({ reading: { date, km, source, byKey }, words, isOdd, onEdit }: EntryProps) {
  const { t, language } = words;
  const day = formatDay(date, language);
  return (
    <div className="flex min-h-14 items-center gap-3">
      <div className="min-w-0 grow">
        <p className="tabular flex flex-wrap justify-between gap-x-3">
          <span className="text-muted">{day}</span>
          <span className="font-medium">{formatDistance(km, words)}</span>
        </p>
        <p className="text-muted text-sm">{t(sources[source])}</p>
        {byKey && (
          <p className="text-muted text-sm break-words">
            {t('Written with the key {name}', { name: byKey })}
          </p>
        )}
        {isOdd && <p className="text-progress text-sm">{t('Does not match the other readings')}</p>}
      </div>
      {onEdit && (
        <IconButton
          label={t('Edit the reading from {date}', { date: day })}
          icon={<Pencil aria-hidden="true" strokeWidth={1.75} className="size-5" />}
          onClick={onEdit}
        />
      )}
    </div>
  );
}
