import { expect } from 'vitest';
import { tableTest } from '#tests/tables.ts';
import { isMetric, volumesAt } from './country-rules.ts';
import type { Volume } from './unit-rules.ts';

tableTest<{ headers: string[]; currencies?: string[]; title?: string; metric: boolean }>([
  { headers: ['Datum', 'Stand', 'Menge'], metric: true },
  { headers: ['Dátum', 'Összeg'], metric: true },
  { headers: ['Дата', 'Пробег'], metric: true },
  { headers: ['Datum', 'Stand (Meilen)', 'Menge'], metric: false },
  { headers: ['Datum', 'Stand'], title: 'Mustang, all in miles', metric: false },
  { headers: ['Fecha', 'Odómetro', 'Cantidad', 'Nº'], metric: false },
  { headers: ['Date', 'Odometer', 'Amount'], metric: false },
  { headers: ['Date', 'Odometer', 'Amount'], currencies: ['CZK'], metric: true },
  { headers: ['Date', 'Odometer', 'Amount'], currencies: ['CZK', 'EUR'], metric: false },
])('the language of headings and the money say km', { tags: ['IMP-03'] }, (row) => {
  const { headers, currencies = [], title = '', metric } = row;
  expect(isMetric(headers, { currencies, title })).toBe(metric);
});

const all: Volume[] = ['l', 'usgal', 'ukgal'];

tableTest<{ price: number; currency: string; of?: Volume[]; left: Volume[] }>([
  { price: 1.55, currency: 'EUR', left: ['l'] },
  { price: 6.4, currency: 'EUR', left: ['usgal', 'ukgal'] },
  { price: 6.4, currency: 'GBP', left: ['ukgal'] },
  { price: 3.49, currency: 'USD', left: ['usgal'] },
  { price: 1.3, currency: 'USD', left: all },
  { price: 149.9, currency: 'GBP', left: all },
  { price: 1.5, currency: 'XOF', left: all },
  { price: 3.49, currency: 'USD', of: ['usgal', 'ukgal'], left: ['usgal'] },
  { price: 3.49, currency: 'EUR', of: ['usgal', 'ukgal'], left: ['usgal', 'ukgal'] },
])('a price says the unit where only one is possible', { tags: ['IMP-03'] }, (row) => {
  expect(volumesAt(row.price, row.currency, row.of ?? all)).toEqual(row.left);
});
