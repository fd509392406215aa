import { decimalSign, formatMoneyField } from '#domain/language/typed-numbers.ts';
import type { ChosenRecordFile } from '#domain/media/schema.ts';
import { toMinor } from '#domain/money/minor-units.ts';
import { decimalText } from '#domain/units/typed.ts';
import { typedPriceText, type Shown } from './price-text.ts';
import type { Energy, Fill, Power } from './schema.ts';

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
  time: string;
  discount: string;
  socStart: string;
  power: Power | '';
  files: ChosenRecordFile[];
};

/** Absent in drafts of earlier versions. */
const added = {
  time: '',
  discount: '',
  socStart: '',
  power: '',
  files: [],
} satisfies Partial<FillFormValues>;
export const withAddedFields = (stored: FillFormValues): FillFormValues => ({ ...added, ...stored });

/** @param usual used for the first fill-up; later ones start from the last @param date the device's day */
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
  ...added,
});

/** Tanks are usually filled to the top, batteries are not. */
export const isUsuallyFull = (energy: Energy): boolean => energy !== 'electric';

export function fillFormValues(fill: Fill, shown: Shown): FillFormValues {
  const { language } = shown;
  const { cost, currency } = fill;
  const money = (value: number | null) =>
    value === null ? '' : formatMoneyField({ minor: toMinor(value, currency), currency }, language);
  return {
    date: fill.date,
    energy: fill.energy,
    amount: fill.amount === null ? '' : decimalText(fill.amount, decimalSign(language)),
    price: fill.price == null ? '' : typedPriceText(fill.price, fill.energy, shown),
    currency,
    total: money(cost),
    km: fill.km === null ? '' : String(fill.km),
    isFull: fill.isFull,
    isMissedBefore: fill.isMissedBefore,
    socEnd: fill.socEnd === null ? '' : String(fill.socEnd),
    station: fill.station ?? '',
    notes: fill.notes ?? '',
    time: fill.time ?? '',
    discount: money(fill.discount ?? null),
    socStart: fill.socStart == null ? '' : String(fill.socStart),
    power: fill.power ?? '',
    files: (fill.files ?? []).map((file) => ({ ...file, name: '' })),
  };
}

/** For a new fill-up like this one. */
export const repeatedFillValues = (fill: Fill, shown: Shown, date: string): FillFormValues => ({
  ...fillFormValues(fill, shown),
  date,
  time: '',
  km: '',
  isMissedBefore: false,
  socStart: '',
  socEnd: '',
  files: [],
});
