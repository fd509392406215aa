import { useMemo } from 'react';
import type { Car } from '#domain/cars/schema.ts';
import { repairsOf } from '#domain/repairs/repair-record.ts';
import { suggestedTexts, usedTexts } from '#domain/repairs/suggestion-rules.ts';
import { usualRepairs } from '#domain/reminders/usual-repairs.ts';
import { deviceDay } from '#web/platform/language/device-day.ts';
import { useWords } from '#web/platform/language/language.ts';
import { useShownRecords } from '#web/platform/records/use-records.ts';

export function useRepairSuggestions(car: Car | undefined) {
  const { t } = useWords();
  const cars = useShownRecords();
  const today = deviceDay();
  return useMemo(() => {
    const usual = usualRepairs(car ?? { fuelType: null, transmission: null }).map((phrase) => t(phrase));
    const { titles, garages } = usedTexts([...cars.values()].map(repairsOf));
    return { titles: suggestedTexts(titles, usual, today), shops: suggestedTexts(garages, [], today) };
  }, [cars, car, today, t]);
}
