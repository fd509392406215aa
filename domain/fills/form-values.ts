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
  km: string;
  isFull: boolean;
  isMissedBefore: boolean;
  socEnd: string;
  station: string;
  notes: string;
};

/** @param last what was filled last, whose energy and station are offered @param date the device's day */
export const newFillValues = (date: string, energy: Energy, last: Fill | undefined): FillFormValues => ({
  date,
  energy: last?.energy ?? energy,
  amount: '',
  price: '',
  total: '',
  km: '',
  isFull: true,
  isMissedBefore: false,
  socEnd: '',
  station: last?.station ?? '',
  notes: '',
});

export function fillFormValues(fill: Fill, language: Language): FillFormValues {
  const { cost, currency } = fill;
  return {
    date: fill.date,
    energy: fill.energy,
    amount: typedAmount(fill.amount, language),
    price: '',
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
