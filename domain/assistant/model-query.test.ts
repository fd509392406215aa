import { expect, test } from 'vitest';
import { fullFacts } from '#tests/car-facts.ts';
import type { Garage } from './ask/facts.ts';
import { garageOfModel, ModelQuery, queryOfModel, toldToModel } from './model-query.ts';

const garage: Garage = {
  today: '2026-11-21',
  currency: 'EUR',
  cars: [
    {
      ...fullFacts,
      id: 'car',
      name: 'Zebrazilla',
      documents: [
        {
          id: 'd1',
          kind: 'octa',
          title: 'OCTA',
          number: 'LV-77-A',
          company: 'Drošība',
          validFrom: null,
          validTo: '2026-12-31',
          notes: null,
          createdOn: '2026-01-01',
          files: 1,
        },
      ],
      details: {
        licensePlate: 'AB-1234',
        vin: 'YV1',
        engineType: null,
        purchase: null,
        mechanics: { r1: 'Juris' },
      },
    },
  ],
};

test('a model asks with words, and is told computed figures', () => {
  const asked = ModelQuery.parse({ measure: 'cost', about: 'eļļas maiņa', from: '2026-01-01' });
  const query = queryOfModel(asked, garage, 'car');
  expect(query).toMatchObject({ measure: 'cost', things: ['engine-oil'], cars: ['car'] });
  const { answer, records } = toldToModel(query, { garage, language: 'en' });
  expect(answer).toContain('€90.50');
  expect(records).toMatchObject([{ kind: 'repair', cost: '90.5 EUR', place: 'Auto A', km: 178_500 }]);
});

test('no model is told what the owner calls a car, its plate, VIN or mechanics, or the number of a document', () => {
  expect(JSON.stringify(garageOfModel(garage))).not.toMatch(/Zebrazilla|AB-1234|YV1|Juris|LV-77/);
});
