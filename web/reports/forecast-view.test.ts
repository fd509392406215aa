import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import type { Reminder } from '#domain/reminders/schema.ts';
import { costsOf } from '#domain/reports/costs-of-car.ts';
import { reminder } from '#tests/reminders.ts';
import { ForecastView } from './forecast-view.tsx';

const { answers } = vi.hoisted(() => ({ answers: {} as Record<string, unknown> }));
vi.mock('#web/platform/reads/query.ts', () => ({
  useRead: (name: string) => ({ data: answers[name], isError: false, refetch: () => {} }),
}));
vi.mock('#web/platform/records/use-records.ts', () => ({
  useRecords: (_carId: string, view: unknown) => ({
    data: answers[view === costsOf ? 'costs' : 'fills'],
    isError: false,
    refetch: () => {},
  }),
  useAllRecords: () => ({ data: answers['reminders'], isError: false, refetch: () => {} }),
}));
vi.mock('#web/platform/records/use-garage.ts', () => ({
  useGarage: () => ({ data: answers['cars.list'], isError: false, refetch: () => {} }),
}));
vi.mock('#web/platform/language/car-words.ts', async () => {
  const { carWords } = await import('#tests/car-words.ts');
  return { useCarWords: () => carWords('en') };
});
vi.mock('#web/platform/language/language.ts', async () => {
  const { carWords } = await import('#tests/car-words.ts');
  return { useWords: () => carWords('en') };
});
vi.mock('#web/platform/language/device-day.ts', () => ({ deviceDay: () => '2026-03-31' }));
vi.mock('./limit-outlook.tsx', () => ({ LimitOutlook: () => 'Limit' }));

const readings = [
  { km: 90_000, date: '2026-01-20' },
  { km: 92_800, date: '2026-03-31' },
];
const fill = (date: string, km: number, cost: number) => ({ id: date, date, km, cost, currency: 'EUR' });

function textOf(reminders: Reminder[], fills: object[], outOfUse: object | null = null) {
  const costs = { lastCosts: [{ reminderId: 'oil', currency: 'EUR', minor: 12_000 }] };
  Object.assign(answers, {
    costs,
    reminders: { reminders, mileage: [{ carId: 'a', readings, isOutOfUse: false }], leads: null },
    fills,
    'cars.list': {
      cars: [
        { id: 'b', outOfUse: null },
        { id: 'a', outOfUse },
      ],
    },
  });
  return renderToStaticMarkup(createElement(ForecastView, { carId: 'a' }))
    .replaceAll(/<[^>]+>/g, '|')
    .replaceAll(/\|+/g, '|')
    .replaceAll('\u00A0', ' ');
}

const plan = { dueDate: '2026-06-01' };
const reminders = [
  reminder({ id: 'oil', title: 'Oil', plan: { ...plan, repeat: { every: 6, unit: 'month' } } }),
  reminder({ id: 'belt', title: 'Belt', plan }),
  reminder({ id: 'unforeseen', title: 'Of another car', carId: 'b', plan }),
];

test(
  'the coming year has its sum, each reminder and fuel, and names what is not counted',
  { tags: ['COST-11', 'LIM-08'] },
  () => {
    const head = '|Next 12 months, estimated';
    const rows = '|Kind|Number of times|Cost|Belt|1|–|Oil|2|about €240';
    const last = '|Each reminder is counted at its last known cost.';
    const unknown = '|Not counted, cost not known: Belt|Limit|';
    expect(textOf(reminders, [fill('2026-01-20', 90_000, 60), fill('2026-03-31', 92_000, 200)])).toBe(
      `${head}|about €1,700${head}${rows}|Fuel and charging|about €1,500${last}` +
        `|Fuel is estimated from the past year, for about 14 600 km.|Not much is known yet: the mileage for only 70 days.${unknown}`,
    );
    expect(textOf(reminders, [])).toBe(
      `${head}|about €240${head}${rows}${last}` +
        `|Fuel is not counted: the mileage or the fuel cost for the past year is not known.${unknown}`,
    );
  },
);

test(
  'without reminders and fuel it is told what it takes, and nothing of a car that is sold',
  { tags: ['COST-11'] },
  () => {
    expect(textOf([], [])).toBe(
      '|Not enough data yet|Add reminders and log fill-ups with their cost to see what the coming year may cost.|Limit|',
    );
    expect(textOf(reminders, [], { reason: 'sold', since: '2026-01-01' })).toBe('|Limit|');
  },
);
