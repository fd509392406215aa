import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import type { Car } from '#domain/cars/schema.ts';
import type { KnownCar } from '#domain/sync/known-records.ts';
import { recordsState, showRecords } from '#web/platform/records/state.ts';
import { DeleteCar } from './delete-car.tsx';

const removal = vi.hoisted(() => ({ leave: (_garage: object) => {} }));
vi.mock('#web/platform/router/router.tsx', () => ({ useNavigate: () => () => {} }));
vi.mock('#web/platform/language/language.ts', () => ({ useWords: () => ({ t: (key: string) => key }) }));
vi.mock('#web/ui/confirm-dialog.tsx', () => ({ ConfirmDialog: () => null }));
vi.mock('#web/platform/reads/query.ts', () => ({ rememberRead: () => {} }));
vi.mock('#web/platform/forms/use-removal.ts', () => ({
  useRemoval: (_procedure: string, final: (garage: object) => void) => {
    removal.leave = final;
    return { busy: false };
  },
}));

test('a car that was deleted takes its records out of sight, before they are fetched', () => {
  const known = { records: {}, car: {} } as KnownCar;
  const cars = new Map([
    ['a', known],
    ['b', known],
  ]);
  showRecords('me', { cursor: 'known', account: null, cars }, 5);
  const car = { id: 'a', brand: 'Volvo', model: 'V70' } as Car;
  renderToStaticMarkup(createElement(DeleteCar, { car, onClose: () => {} }));
  removal.leave({ cars: [] });
  const { known: left, cars: shown, askedAt } = recordsState.get();
  expect([[...shown.keys()], askedAt]).toEqual([['b'], 5]);
  // The next fetch finds it to be gone, and drops what is kept of it.
  expect([...left.cars.keys()]).toEqual(['a', 'b']);
});
