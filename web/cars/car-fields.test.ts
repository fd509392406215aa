import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { emptyCarForm } from '#domain/cars/form-values.ts';
import { FuelType } from '#domain/cars/schema.ts';
import { METRIC } from '#domain/units/units.ts';
import { CarFields } from './car-fields.tsx';

vi.mock('#web/platform/language/language.ts', async () => {
  const { carWords } = await import('#tests/car-words.ts');
  return { useWords: () => carWords('en') };
});

test(
  'only an electric and a hybrid car are asked for the capacity of the battery',
  { tags: ['FUEL-21'] },
  () => {
    const isAsked = (fuelType: string) => {
      const values = { ...emptyCarForm, ...METRIC, fuelType };
      const fields = createElement(CarFields, { values, errors: {}, onChange: () => {}, photo: null });
      return renderToStaticMarkup(fields).includes('Battery capacity (kWh)');
    };
    expect(['', ...FuelType.options].filter(isAsked)).toEqual(['electric', 'hybrid']);
  },
);
