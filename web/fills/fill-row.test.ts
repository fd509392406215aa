import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import type { FillMark } from '#domain/fills/overview-schema.ts';
import type { Fill } from '#domain/fills/schema.ts';
import { RouterContext } from '#web/platform/router/router.tsx';
import { carWords } from '#tests/car-words.ts';
import { FillRow } from './fill-row.tsx';

vi.mock('#web/ui/pending-badge.tsx', () => ({ PendingBadge: () => null }));

const place = { pathname: '/', search: '', hash: '', state: null, key: 'default' };
const router = { base: '/', place, action: 'POP', navigate: () => {} } as const;
const fill = {
  id: 'f',
  carId: 'c',
  date: '2026-03-05',
  time: null,
  energy: 'gasoline',
  amount: 40_000,
  cost: 60,
  price: null,
  discount: null,
  currency: 'EUR',
  km: 98_000,
  station: 'Neste',
  socStart: null,
  socEnd: null,
  power: null,
  notes: null,
  fileIds: [],
} as unknown as Fill;

const textOf = (changes: Partial<Fill>, mark: Partial<FillMark> = {}) => {
  const whole: FillMark = { id: 'f', per100: 7, isContradicted: false, unusual: null, ...mark };
  const row = createElement(FillRow, {
    fill: { ...fill, ...changes },
    words: carWords('en'),
    mark: whole,
    isEnergyNamed: false,
    onAnswer: () => {},
  });
  return renderToStaticMarkup(createElement(RouterContext, { value: router }, row))
    .replaceAll(/<[^>]+>/g, '|')
    .replaceAll(/\|+/g, '|')
    .replaceAll('\u00A0', ' ');
};

test(
  'a low consumption asks for a missing fill-up, a high one what was typed',
  { tags: ['FUEL-17', 'FUEL-28'] },
  () => {
    const asked = (unusual: FillMark['unusual']) => textOf({}, { unusual }).split('7.0 L/100 km')[1];
    expect(asked('low')).toBe(
      '|Unusually low consumption. Is a fill-up before this one missing?|Yes, one is missing|No, it is right|',
    );
    expect(asked('high')).toBe(
      '|Unusually high consumption. Please check the amount and the mileage, and whether the car was filled up or charged to the ' +
        'top the previous time.|It is right|',
    );
    expect(asked(null)).toBe('|');
  },
);

test(
  'an odometer that contradicts is pointed out, a dash stands for what is not known',
  { tags: ['FUEL-14', 'FUEL-12'] },
  () => {
    expect(textOf({}, { isContradicted: true, per100: null })).toMatch(
      /\|–\|The odometer reading contradicts other fill-ups and is left out\.\|$/,
    );
    expect(textOf({}, { per100: null })).toMatch(/\|–\|$/);
    expect(textOf({})).toMatch(/\|7.0 L\/100 km\|$/);
  },
);

test('a charge tells where it began and ended, and whether it was AC or DC', { tags: ['FUEL-31'] }, () => {
  const charge = { energy: 'electric', socStart: 20, socEnd: 80 } as const;
  for (const [power, told] of [
    ['ac', ' · 20% to 80% · AC|'],
    ['dc', ' · 20% to 80% · DC|'],
    [null, ' · 20% to 80%|'],
  ] as const)
    expect(textOf({ ...charge, power })).toContain(told);
});

test(
  'a discount stands beside the price before it, which is not told twice',
  { tags: ['FUEL-29', 'LIM-08'] },
  () => {
    expect(textOf({ discount: 4 })).toContain(
      '40.00 L · €60.00 · €1.600 · 98 000 km · Neste · Discount €4.00',
    );
    expect(textOf({})).not.toContain('Discount');
  },
);
