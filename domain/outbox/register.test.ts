import { expect, test } from 'vitest';
import { tableTest } from '#tests/tables.ts';
import type { Garage } from '#domain/cars/schema.ts';
import { idFrom } from '#domain/make-id.ts';
import type { Settings } from '#domain/settings/schema.ts';
import { applyPending } from './apply-pending.ts';
import type { EarlyRead } from './offline.ts';
import { nothingPending, type PendingOperation } from './pending.ts';
import { behaviourOf, queuedProcedures, showsEarly } from './register.ts';

const id = (n: number) => idFrom(1_700_000_000_000 + n, new Uint8Array(10).fill(n));
const operation = (procedure: string, input: object = {}) =>
  ({ procedure, input, at: '2026-03-05T10:00:00.000Z' }) as PendingOperation;

test('edits of an issue, of the settings and of notices show before their answer', () => {
  const early = queuedProcedures.filter((procedure) => showsEarly(operation(procedure)));
  expect(early.toSorted()).toEqual(['issues.edit', 'notices.edit', 'settings.edit']);
});

const settings = { mainCarId: id(1), selectedCarId: id(1), theme: 'dark', version: 3 } as Settings;
const garage: Garage = { cars: [], selectedCarId: id(1), mainCarId: id(1) };
tableTest([
  { procedure: 'settings.edit', changes: { mainCarId: { from: id(1), to: id(2) } } },
  { procedure: 'settings.edit', changes: { theme: { from: 'dark', to: 'light' } } },
])('an operation shows early as in the queue', (edit) => {
  const made = operation(edit.procedure, { carId: id(1), changes: edit.changes });
  const { early } = behaviourOf(made)!;
  const cached: Record<string, unknown> = {
    'settings.read': settings,
    'cars.list': garage,
  };
  const shown = early!(made) as readonly EarlyRead[];
  for (const { procedure, data } of shown) {
    const read = cached[procedure];
    const pending = { ...nothingPending, operations: [made] };
    expect(data(read as never)).toEqual(applyPending(procedure, read, pending));
    expect(data(undefined)).toBeUndefined();
  }
  expect(shown.some(({ procedure, data }) => data(cached[procedure] as never) !== cached[procedure])).toBe(
    true,
  );
});
