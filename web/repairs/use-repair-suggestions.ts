import { useMemo } from 'react';
import type { Car } from '#domain/cars/schema.ts';
import { suggestedTexts } from '#domain/repairs/suggestion-rules.ts';
import { usualRepairs } from '#domain/reminders/usual-repairs.ts';
import { deviceDay } from '#web/platform/language/device-day.ts';
import { useWords } from '#web/platform/language/language.ts';
import { useRead } from '#web/platform/reads/query.ts';

export function useRepairSuggestions(car: Car | undefined) {
  const { t } = useWords();
  const { data } = useRead('repairs.suggestions');
  const today = deviceDay();
  return useMemo(() => {
    const usual = usualRepairs(car ?? { fuelType: null, transmission: null }).map((phrase) => t(phrase));
    return {
      titles: suggestedTexts(data?.titles ?? [], usual, today),
      shops: suggestedTexts(data?.garages ?? [], [], today),
    };
  }, [data, car, today, t]);
}
