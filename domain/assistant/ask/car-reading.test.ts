import { expect } from 'vitest';
import { emptyFacts } from '#tests/car-facts.ts';
import { tableTest } from '#tests/tables.ts';
import { NamedCars } from './car-reading.ts';
import { isKnownWord } from './own-words.ts';
import { tokensOf } from './tokens.ts';

const car = (id: string, brand: string, model: string, name = `${brand} ${model}`) => ({
  ...emptyFacts,
  car: { brand, model, year: 2015 },
  id,
  name,
});
const cars = new NamedCars({
  today: '2026-11-20',
  currency: 'EUR',
  cars: [
    car('octavia', 'Škoda', 'Octavia'),
    car('golf', 'Volkswagen', 'Golf', 'Golfiņš'),
    car('bmw', 'BMW', '325i'),
    car('raf', 'RAF', '2203', 'Latvija'),
    car('leaf', 'Nissan', 'Leaf'),
    car('porsche', 'Porsche', '944', 'The 944'),
  ],
});

tableTest([
  ['cik maksāja oktāvijai', 'octavia'],
  ['the ocatvia', 'octavia'],
  ['the VW and the Škoda', 'golf octavia'],
  ['golfam', 'golf'],
  ['bemvim', 'bmw'],
  ["the bimmer's clutch", 'bmw'],
  ['busiks', 'raf'],
  ['mans lifs', 'leaf'],
  ['kad būs apskate', ''],
  ['the mercedes', ''],
  ['when was the timing belt done', ''],
  ['the belt of the 944', 'porsche'],
] as const)('a car is named as owners call it', (text, named) => {
  expect(cars.take(tokensOf(text), isKnownWord).join(' ')).toBe(named);
});
