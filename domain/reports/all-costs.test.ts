import { expect, test } from 'vitest';
import { allCosts } from './all-costs.ts';

test('all costs have fuel in them, are of the year that is asked for, and keep currencies apart', () => {
  const paid = [
    { month: '2025-12', kind: 'fuel', currency: 'EUR', minor: 1000 },
    { month: '2026-01', kind: 'fuel', currency: 'EUR', minor: 6000 },
    { month: '2026-03', kind: 'repair', currency: 'EUR', minor: 12_050 },
    { month: '2026-03', kind: 'none', currency: 'GBP', minor: 500 },
  ] as const;
  const own = { paid: [...paid] };
  expect(allCosts(own, '2026-01')).toEqual([
    { currency: 'EUR', minor: 18_050 },
    { currency: 'GBP', minor: 500 },
  ]);
  expect(allCosts(own)[0]).toEqual({ currency: 'EUR', minor: 19_050 });
});
