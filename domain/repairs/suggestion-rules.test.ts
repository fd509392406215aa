import { expect, test } from 'vitest';
import { suggestedTexts } from './suggestion-rules.ts';
import { usualRepairs } from '#domain/reminders/usual-repairs.ts';

const used = (text: string, count: number, last: string) => ({ text, count, last });
const today = '2026-11-22';

test(
  'own texts come by how often and how lately they were used, then the usual ones',
  { tags: ['REP-12'] },
  () => {
    const own = [used('Wash', 2, '2020-01-01'), used('Oil', 1, '2026-11-01'), used('Pads', 3, '2026-06-01')];
    expect(suggestedTexts(own, ['oil ', 'Coolant', 'coolant'], today)).toEqual([
      'Pads',
      'Oil',
      'Wash',
      'Coolant',
    ]);
    expect(suggestedTexts([], [], today)).toEqual([]);
    const many = Array.from({ length: 12 }, (_none, at) => used(`Text ${at}`, 12 - at, today));
    expect(suggestedTexts(many, [], today)).toEqual(many.slice(0, 10).map(({ text }) => text));
  },
);

test('a date to come counts as today', { tags: ['REP-12'] }, () => {
  expect(suggestedTexts([used('Later', 1, '2036-01-01'), used('Often', 2, today)], [], today)).toEqual([
    'Often',
    'Later',
  ]);
});

test(
  'an electric car is offered no oil change, and one for diesel no spark plugs',
  { tags: ['REP-12'] },
  () => {
    const usual = (fuelType: 'electric' | 'diesel' | 'gasoline' | null) =>
      usualRepairs({ fuelType, transmission: null });
    expect(usual('electric').filter((title) => /oil|fuel/i.test(title))).toEqual([]);
    expect(usual('diesel')).toEqual(expect.arrayContaining(['Oil change', 'Fuel filter']));
    expect(usual('diesel')).not.toContain('Spark plugs');
    expect(usual('gasoline')).toContain('Spark plugs');
    expect(usual('gasoline')).not.toContain('Fuel filter');
    const oils = (transmission: 'automatic' | 'manual' | null) =>
      usualRepairs({ fuelType: 'gasoline', transmission }).filter((title) => title === 'Transmission oil')
        .length;
    expect([oils('automatic'), oils('manual'), oils(null)]).toEqual([1, 1, 0]);
    expect(usual(null)[0]).toBe('Oil change');
  },
);

test('what is usually done comes first, then what has a ready plan', { tags: ['REP-12'] }, () => {
  const usual = (fuelType: 'electric' | null) => usualRepairs({ fuelType, transmission: null });
  const always = ['Brake pads', 'Brake rotors and pads', 'Tire change', 'Wheel alignment'];
  expect(usual('electric')).toEqual([
    ...always,
    'Drive battery check',
    'Brake fluid',
    'Cabin filter',
    'Coolant',
    '12 V battery check',
    'Winter tires',
    'Summer tires',
  ]);
  expect(usual(null).slice(0, 8)).toEqual([
    'Oil change',
    ...always,
    'Oil and oil filter',
    'Brake fluid',
    'Cabin filter',
  ]);
});

test('texts are the same in capitals too, yet ß is not ss', () => {
  expect(suggestedTexts([used('Weiß', 1, today)], ['WEIß', 'Weiss'], today)).toEqual(['Weiß', 'Weiss']);
});
