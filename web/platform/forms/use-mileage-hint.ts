import type { Id } from '#domain/ids.ts';
import { formatDay } from '#domain/language/format.ts';
import { contradicted, isOwnReading, type Writer } from '#domain/mileage/rules.ts';
import { readingsOf } from '#domain/mileage/reading-record.ts';
import { parseDistance } from '#domain/units/typed.ts';
import { asShown } from '#domain/units/units.ts';
import { formatDistance } from '#domain/units/words.ts';
import { useCarWords } from '#web/platform/language/car-words.ts';
import { useRecords } from '#web/platform/records/use-records.ts';

/** @param writer the edited record, whose own stored reading is ignored */
export function useMileageHint(carId: Id, typed: string, writer: Writer): string | undefined {
  const words = useCarWords(carId);
  const { t, language } = words;
  const { data: readings } = useRecords(carId, readingsOf);
  const km = parseDistance(typed);
  if (km === null || !readings) return undefined;
  const shown = (one: number) => asShown(one, words.units.distanceUnit);
  const others = readings
    .filter((reading) => !isOwnReading(reading, writer))
    .map((reading) => ({ ...reading, km: shown(reading.km) }));
  const conflicting = contradicted(others, shown(km), writer.date);
  if (!conflicting) return undefined;
  return t('This contradicts the reading from {date}: {km}', {
    date: formatDay(conflicting.date, language),
    km: formatDistance(conflicting.km, words),
  });
}
