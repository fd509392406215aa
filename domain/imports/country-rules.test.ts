import { expect } from 'vitest';
import { tableTest } from '#tests/tables.ts';
import { languagesOf, likelyOf, type Said } from './country-rules.ts';

const silent: Said = {
  languages: new Set(),
  currencies: [],
  distance: undefined,
  volume: undefined,
  dates: null,
  price: undefined,
  use: undefined,
  amount: undefined,
};
const euro = { currency: 'EUR', distance: 'km', volume: 'l' } as const;

/** `is`: the first currency, unit of distance and of volume; '?' where there are others. */
tableTest<{ headers?: string; said?: Partial<Said>; usual?: { currency: string }; is: string }>([
  { headers: 'Datum;Stand;Menge', is: 'EUR km l' },
  { headers: 'Data;Przebieg;Litry;Koszt', said: { price: 6.5 }, is: 'PLN km l' },
  { headers: 'Дата;Пробег;Цена', is: 'RUB km l' },
  { headers: 'Dátum;Összeg', is: 'HUF km l' },
  { headers: 'Fecha;Odómetro;Importe', said: { price: 1.5 }, is: 'EUR km l' },
  { headers: 'Fecha;Odómetro;Importe', said: { price: 22.5 }, is: 'MXN km l' },
  { headers: 'Date;Odometer;Amount', said: { price: 1.6 }, is: 'EUR km l' },
  { headers: 'Date;Odometer;Amount', said: { price: 3.4, volume: 'gal' }, is: 'USD mi usgal' },
  { headers: 'Date;Odometer;Amount', said: { price: 3.4, currencies: ['USD', 'CAD'] }, is: 'USD mi usgal' },
  { headers: 'Date;Odometer;Amount', said: { price: 1.4, currencies: ['USD', 'CAD'] }, is: 'CAD km l' },
  { said: { amount: 64, currencies: ['USD'] }, is: 'USD km? l?' },
  { said: { amount: 64, volume: 'gal', currencies: ['USD'] }, is: 'USD mi usgal' },
  { said: { price: 1.4, currencies: ['GBP'] }, is: 'GBP mi l' },
  { said: { price: 6.4, currencies: ['GBP'] }, is: 'GBP mi ukgal' },
  { said: { currencies: ['CZK'] }, is: 'CZK km l' },
  { said: { price: 1.5, currencies: ['XOF'] }, is: 'XOF km? l?' },
  { usual: { currency: 'USD' }, is: 'USD mi usgal' },
])('language, money and price say the units and the currency', { tags: ['IMP-03'] }, (row) => {
  const { headers, said, usual = euro, is } = row;
  const languages = languagesOf(headers?.split(';') ?? []);
  const { currencies, distances, volumes } = likelyOf({ ...silent, languages, ...said }, usual);
  const shown = [currencies, distances, volumes].map((all) => `${all[0]}${all.length > 1 ? '?' : ''}`);
  expect(shown.join(' ')).toBe(is);
});
