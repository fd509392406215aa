import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { carWords } from '#tests/car-words.ts';
import { RouterContext } from '#web/platform/router/router.tsx';
import { PerKmCard } from './per-km-card.tsx';

vi.mock('#web/platform/language/language.ts', async () => {
  const { carWords } = await import('#tests/car-words.ts');
  return { useWords: () => carWords('en') };
});

const place = { pathname: '/', search: '', hash: '', state: null, key: 'default' };
const router = { base: '/', place, action: 'POP', navigate: () => {} } as const;

test(
  'the cost per km is told with and without fuel, or by a dash or what it needs',
  { tags: ['FUEL-25', 'FUEL-26'] },
  () => {
    const told = (months: [month: string, km: number][], isIncomplete = false) => {
      const month = '2026-03';
      const costs = {
        paid: [
          { month: '2026-01', kind: 'service' as const, currency: 'EUR', minor: 500 },
          { month, kind: 'service' as const, currency: 'EUR', minor: 2_000 },
          { month, kind: 'fuel' as const, currency: 'EUR', minor: 10_000 },
        ],
        stretches: [
          { from: '2026-02', to: month, km: 500, paid: [{ currency: 'EUR', minor: 10_000 }], isIncomplete },
        ],
        mileage: months.map(([reading, km]) => ({ month: reading, date: `${reading}-15`, km })),
        lastCosts: [],
        unpriced: 0,
      };
      const props = { car: { id: 'red', purchase: null }, costs, currency: 'EUR', words: carWords('en') };
      const card = createElement(PerKmCard, props as unknown as Parameters<typeof PerKmCard>[0]);
      return renderToStaticMarkup(createElement(RouterContext, { value: router }, card))
        .replaceAll(/<[^>]+>/g, '|')
        .replaceAll(/\|+/g, '|')
        .replaceAll('\u00A0', ' ');
    };
    const far: [string, number][] = [
      ['2026-01', 10_000],
      ['2026-06', 11_000],
    ];
    const whole = told(far);
    expect(whole).toContain(
      '|With fuel|€0.220|Excluding fuel|€0.020|Fuel|€0.200|Excluding fuel: February 2026 – June 2026 · 1 000 km|Fuel: February 2026 – March 2026 · 500 km|',
    );
    expect(whole).toContain(
      '|Cost per km by year|Calendar year|Fuel|Everything else|Total|2026|€0.200|€0.020|€0.220|',
    );
    expect(whole).not.toContain('Left out');
    const missing = told(far, true);
    expect(missing).toContain('|With fuel|–|Excluding fuel|€0.020|Fuel|–|');
    expect(missing).toContain('|Total|2026|–|€0.020|–|');
    expect(missing).toContain(
      '|Left out of the fuel costs, as a fill-up or its cost is missing: March 2026|',
    );
    expect(told(far.slice(0, 1))).toBe(
      '|Cost per km|Not enough data yet|A cost per distance needs two mileage readings, at least four weeks and 500 km apart.|',
    );
  },
);
