import { expect, test } from 'vitest';
import { tableTest } from '#tests/tables.ts';
import {
  mileageLimitForm,
  mileageLimitFormValues,
  outOfUseForm,
  purchaseForm,
  purchaseFormValues,
} from './owning-form.ts';

const TODAY = '2026-03-31';
const purchase = { date: '2025-05-20', price: { amount: 9100.5, currency: 'EUR' }, km: 88_000 };

test(
  'a purchase reads as it was typed, each part optional, none of them as no purchase',
  { tags: ['COST-05'] },
  () => {
    const form = purchaseForm(TODAY, 'EUR');
    expect(form.parse({ date: '2025-05-20', price: '9100,5', km: '88 000' })).toEqual(purchase);
    expect(form.parse({ date: '', price: '', km: 'mi:100' })).toEqual({ date: null, price: null, km: 161 });
    expect(form.parse({ date: '', price: ' ', km: '' })).toBeNull();
    for (const language of ['en', 'lv'] as const) {
      expect(form.parse(purchaseFormValues(purchase, language))).toEqual(purchase);
      expect(form.parse(purchaseFormValues(null, language))).toBeNull();
    }
  },
);

tableTest([
  ['date', '2026-04-01'],
  ['price', '-1'],
  ['price', '12.345'],
  ['km', '-5'],
])('a purchase with an odd value is refused at its field', { tags: ['COST-05'] }, (field, typed) => {
  const read = purchaseForm(TODAY, 'EUR').safeParse({
    ...purchaseFormValues(purchase, 'en'),
    [field]: typed,
  });
  expect(read.error?.issues.map(({ path }) => path[0])).toEqual([field]);
});

test('only a car that is sold has a sale price', { tags: ['COST-05'] }, () => {
  const read = (reason: string, price: string) =>
    outOfUseForm(TODAY, 'USD').parse({ reason, since: TODAY, price });
  expect(read('sold', '5000')).toEqual({
    reason: 'sold',
    since: TODAY,
    price: { amount: 5000, currency: 'USD' },
  });
  expect(read('sold', '')).toEqual({ reason: 'sold', since: TODAY });
  expect(read('laid_up', '5000')).toEqual({ reason: 'laid_up', since: TODAY });
});

test('a mileage limit begins before it ends', { tags: ['COST-12'] }, () => {
  const limit = { from: '2025-01-01', to: '2027-12-31', startKm: 20, km: 45_000 };
  expect(mileageLimitForm.parse(mileageLimitFormValues(limit))).toEqual(limit);
  for (const field of ['from', 'to', 'startKm', 'km']) {
    const lacking = mileageLimitForm.safeParse({ ...mileageLimitFormValues(limit), [field]: '' });
    expect(new Set(lacking.error?.issues.map(({ path }) => path[0]))).toEqual(new Set([field]));
  }
  const read = mileageLimitForm.safeParse({ ...mileageLimitFormValues(limit), to: '2025-01-01', km: '0' });
  expect(read.error?.issues.map(({ path }) => path[0])).toEqual(['km', 'to']);
  const ends = mileageLimitForm.safeParse({ ...mileageLimitFormValues(limit), to: '2025-01-01' });
  expect(ends.error?.issues.map(({ path }) => path[0])).toEqual(['to']);
});
