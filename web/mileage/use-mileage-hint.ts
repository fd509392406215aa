import type { Id } from '#domain/ids.ts';
import { formatDay, formatKm, parseWholeNumber } from '#domain/language/format.ts';
import { contradicted } from '#domain/mileage/rules.ts';
import { useWords } from '#web/platform/language.ts';
import { useRead } from '#web/platform/query.ts';

/** Warns of a reading that goes backwards; undefined when it fits, or is none. Never a refusal (D109). */
export function useMileageHint(carId: Id, typed: string, date: string): string | undefined {
  const { t, language } = useWords();
  const { data } = useRead('mileage.list', { carId });
  const km = parseWholeNumber(typed);
  const known = km === null || !data ? null : contradicted(data.readings, km, date);
  if (!known) return undefined;
  return t('This does not fit the reading of {date}: {km}', {
    date: formatDay(known.date, language),
    km: formatKm(known.km, language),
  });
}
