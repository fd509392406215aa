import { formatMoneyField } from '#domain/language/format.ts';
import type { Language } from '#domain/language/words.ts';
import { toMinor } from '#domain/repairs/money-rules.ts';
import type { Energy, Fill } from './schema.ts';

/** The form as typed. Drafts are stored in this shape, so old ones must still open. */
export type FillFormValues = {
  date: string;
  energy: Energy;
  amount: string;
  price: string;
  total: string;
  currency: string;
  km: string;
  isFull: boolean;
  isMissedBefore: boolean;
  socEnd: string;
  station: string;
  notes: string;
};

/** @param usual offered where nothing was filled yet; else what was filled last @param date the device's day */
export const newFillValues = (
  date: string,
  usual: { energy: Energy; currency: string },
  last: Fill | undefined,
): FillFormValues => ({
  date,
  energy: last?.energy ?? usual.energy,
  currency: last?.currency ?? usual.currency,
  amount: '',
  price: '',
  total: '',
  km: '',
  isFull: isUsuallyFull(last?.energy ?? usual.energy),
  isMissedBefore: false,
  socEnd: '',
  station: last?.station ?? '',
  notes: '',
});

/** A tank is; a battery is seldom charged to the top. */
export const isUsuallyFull = (energy: Energy): boolean => energy !== 'electric';

export function fillFormValues(fill: Fill, language: Language): FillFormValues {
  const { cost, currency } = fill;
  return {
    date: fill.date,
    energy: fill.energy,
    amount: typedAmount(fill.amount, language),
    price: '',
    currency,
    total: cost === null ? '' : formatMoneyField({ minor: toMinor(cost, currency), currency }, language),
    km: fill.km === null ? '' : String(fill.km),
    isFull: fill.isFull,
    isMissedBefore: fill.isMissedBefore,
    socEnd: fill.socEnd === null ? '' : String(fill.socEnd),
    station: fill.station ?? '',
    notes: fill.notes ?? '',
  };
}

/** As it can be typed: no spaces, the decimal sign of the language. */
const typedAmount = (thousandths: number, language: Language) =>
  String(thousandths / 1000).replace('.', language === 'lv' ? ',' : '.');
