import type { Id } from '#domain/ids.ts';
import { formatDay, formatKm, parseWholeNumber } from '#domain/language/format.ts';
import { contradicted, isOwnReading, type Writer } from '#domain/mileage/rules.ts';
import { useWords } from '#web/platform/language/language.ts';
import { useRead } from '#web/platform/reads/query.ts';

/** @param writer the record being edited: its own stored reading is not a contradiction (D109) */
export function useMileageHint(carId: Id, typed: string, writer: Writer): string | undefined {
  const { t, language } = useWords();
  const { data } = useRead('mileage.list', { carId });
  const km = parseWholeNumber(typed);
  if (km === null || !data) return undefined;
  const others = data.readings.filter((reading) => !isOwnReading(reading, writer));
  const conflicting = contradicted(others, km, writer.date);
  if (!conflicting) return undefined;
  return t('This contradicts the reading from {date}: {km}', {
    date: formatDay(conflicting.date, language),
    km: formatKm(conflicting.km, language),
  });
}
