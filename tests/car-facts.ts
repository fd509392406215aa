import type { CarFacts, FillFact, IssueFact, RepairFact } from '#domain/assistant/car-facts.ts';

const eur = (minor: number) => ({ minor, currency: 'EUR' });

export const repairFact = (date: string, title: string, changes: Partial<RepairFact> = {}): RepairFact => ({
  id: date,
  date,
  title,
  description: null,
  cost: null,
  kind: null,
  mileage: null,
  garageName: null,
  ...changes,
});

export const issueFact = (date: string, title: string, changes: Partial<IssueFact> = {}): IssueFact => ({
  id: date,
  date,
  title,
  summary: '',
  status: 'new',
  urgent: false,
  recurrences: 0,
  ...changes,
});

/** A car that nothing is known of but what it is. */
export const emptyFacts: CarFacts = {
  currency: 'EUR',
  car: { brand: 'Volvo', model: 'V70', year: 2012 },
  mileage: null,
  repairs: [],
  issues: [],
};

export const fillFact = (date: string, changes: Partial<FillFact> = {}): FillFact => ({
  id: date,
  date,
  time: null,
  createdAt: `${date}T00:00:00.000Z`,
  energy: 'diesel',
  amount: 50_000,
  cost: 80,
  currency: 'EUR',
  km: null,
  isFull: true,
  isMissedBefore: false,
  socEnd: null,
  station: null,
  ...changes,
});

/** Five repairs and three problems of three years. */
export const fullFacts: CarFacts = {
  ...emptyFacts,
  mileage: { km: 185_000, date: '2026-11-01' },
  repairs: [
    repairFact('2026-10-02', 'Winter tyres fitted', {
      kind: 'tyres',
      cost: eur(4000),
      garageName: 'Riepu nams',
    }),
    repairFact('2026-03-05', 'Eļļas un filtra maiņa', {
      cost: eur(9050),
      mileage: 178_500,
      garageName: 'Auto A',
    }),
    repairFact('2025-06-10', 'Front brake pads', { cost: eur(12_000) }),
    repairFact('2025-03-05', 'Oil change', { cost: eur(8000) }),
    repairFact('2024-05-05', 'Gearbox oil'),
  ],
  issues: [
    issueFact('2026-11-02', 'Clunk over bumps'),
    issueFact('2026-09-02', 'Coolant smell', { urgent: true, status: 'processing' }),
    issueFact('2025-05-02', 'Squeal when braking', { status: 'resolved' }),
  ],
};
