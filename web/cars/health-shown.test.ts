import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import type { Car, HealthFacts } from '#domain/cars/schema.ts';
import { METRIC } from '#domain/units/units.ts';
import { RouterContext } from '#web/platform/router/router.tsx';
import { CarCard } from './car-card.tsx';
import { CarCarousel } from './car-carousel.tsx';
import { HealthCard, StatusCard } from './car-health.tsx';

vi.mock('#web/platform/language/language.ts', async () => {
  const { carWords } = await import('#tests/car-words.ts');
  return { useWords: () => carWords('en') };
});

const place = { pathname: '/', search: '', hash: '', state: null, key: 'default' };
const router = { base: '/', place, action: 'POP', navigate: () => {} } as const;
const textOf = (element: ReactNode) =>
  renderToStaticMarkup(createElement(RouterContext, { value: router }, element)).replaceAll(/<[^>]*>/g, '');

const carWith = (changes: Partial<HealthFacts>) => {
  const health: HealthFacts = {
    open: 3,
    urgent: 0,
    repeatedTitles: 0,
    firstRepeatedTitle: null,
    firstTitle: 'Smoke',
    worst: null,
    isBlank: false,
    ...changes,
  };
  return { ...METRIC, id: 'red', brand: 'Volvo', model: 'V70', year: 2012, mileage: null, health } as Car;
};
const nothing = () => {};

const cases: [string, Partial<HealthFacts>][] = [
  ['All good', { open: 0 }],
  ['1 open issue', { open: 1 }],
  ['3 open issues', {}],
  ['Recurring issue not resolved', { repeatedTitles: 1 }],
  ['Urgent issue', { urgent: 1, worst: { id: 'smoke', title: 'Smoke', advice: 'stop_driving' } }],
  ['2 urgent issues', { urgent: 2, repeatedTitles: 1 }],
];

test.each(cases)(
  'a slide, a card and the page of a car say: %s',
  { tags: ['HOME-11', 'CARS-06', 'CARDET-08'] },
  (said, facts) => {
    const car = carWith(facts);
    const slides = { cars: [car], carId: car.id, mainCarId: car.id, standing: () => null, onChange: nothing };
    expect(textOf(createElement(CarCarousel, slides))).toBe(`Volvo V70${said}`);
    const card = { car, standing: null, isMain: true, onMain: nothing, onOpen: nothing };
    expect(textOf(createElement(CarCard, card)).endsWith(said)).toBe(true);
    expect(
      textOf(createElement(HealthCard, { car, standing: null })).startsWith(`Health status${said}`),
    ).toBe(true);
  },
);

const due = {
  kind: 'due',
  message: { phrase: '{n} overdue', values: { n: 3 } },
  description: 'OCTA',
} as const;
const unknown = { kind: 'unknown', message: { phrase: 'Nothing recorded yet' }, description: null } as const;

test.each([
  ['3 overdueOCTA', due],
  ['Nothing recorded yet', unknown],
] as const)('before the problems of a car stands: %s', { tags: ['HEALTH-15'] }, (said, standing) => {
  const car = carWith({ open: 0 });
  const slides = {
    cars: [car],
    carId: car.id,
    mainCarId: car.id,
    standing: () => standing,
    onChange: nothing,
  };
  const short = said.replace('OCTA', '');
  expect(textOf(createElement(CarCarousel, slides))).toBe(`Volvo V70${short}Issues: All good`);
  const card = { car, standing, isMain: true, onMain: nothing, onOpen: nothing };
  expect(textOf(createElement(CarCard, card)).endsWith(`${short}Issues: All good`)).toBe(true);
  expect(textOf(createElement(HealthCard, { car, standing }))).toBe(
    `Health status${said}Issues: All goodNo open issues`,
  );
  expect(textOf(createElement(StatusCard, { car, standing, steps: null }))).toBe(
    `${said}All goodNo open issues`,
  );
});
