import type { Language } from '#domain/language/words.ts';
import { limits } from '#domain/limits.ts';
import { reportPeriod, type PeriodChoice } from '#domain/reports/report-period-rules.ts';
import type { ReportOrder } from '#domain/reports/schema.ts';
import { deviceTimeZone } from '#web/platform/language/time-zone.ts';

export type ReportValues = {
  language: Language;
  period: PeriodChoice;
  from: string;
  to: string;
  costs: boolean;
  vin: boolean;
  notes: boolean;
  pictures: boolean;
  due: boolean;
  linkHours: number | null;
};

/** Defaults for a buyer: without the owner's own notes. */
export const defaultReportValues = (language: Language): ReportValues => ({
  language,
  period: 'all',
  from: '',
  to: '',
  costs: true,
  vin: true,
  notes: false,
  pictures: true,
  due: false,
  linkHours: null,
});

export const LINK_HOURS = [limits.shareLinkHours, 72, limits.shareLinkHoursMax];

export function orderOf(values: ReportValues, today: string, linkId: string | null): ReportOrder {
  const { language, costs, vin, notes, pictures, due } = values;
  const { timeZone = 'UTC' } = deviceTimeZone();
  return {
    language,
    timeZone,
    ...reportPeriod(values.period, values, today),
    include: { costs, vin, notes, pictures, due },
    linkId,
  };
}
