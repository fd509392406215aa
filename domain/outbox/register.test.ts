import { expect, test } from 'vitest';
import type { Garage } from '#domain/cars/schema.ts';
import { idFrom } from '#domain/make-id.ts';
import type { Settings } from '#domain/settings/schema.ts';
import type { PendingOperation } from './pending.ts';
import { behaviourOf, queuedProcedures, showsEarly } from './register.ts';

const id = (n: number) => idFrom(1_700_000_000_000 + n, new Uint8Array(10).fill(n));
const operation = (procedure: string, input: object = {}) =>
  ({ procedure, input, at: '2026-03-05T10:00:00.000Z' }) as PendingOperation;
const fillsOf = (procedure: string, output: object) =>
  behaviourOf({ procedure })!.fills!(operation(procedure).input, output as never);

test('changes of what is on screen show before their answer', () => {
  const early = queuedProcedures.filter((procedure) => showsEarly(operation(procedure)));
  expect(early.toSorted()).toEqual([
    'issues.edit',
    'reminders.done',
    'reminders.edit',
    'reminders.pause',
    'reminders.snooze',
    'reminders.undo',
    'settings.edit',
  ]);
});

test('an answer about an issue fills the read of that issue', () => {
  const issue = { carId: id(1), id: id(2), title: 'It squeals' };
  for (const procedure of ['issues.log', 'issues.edit']) {
    const [fill, ...others] = fillsOf(procedure, issue);
    expect(fill).toMatchObject({ procedure: 'issues.read', input: { carId: id(1), issueId: id(2) } });
    expect(fill!.data(undefined)).toEqual(issue);
    expect(others).toEqual([]);
  }
});

test('saved settings fill their read, and the main car of a garage that was read', () => {
  const settings = { mainCarId: id(1), selectedCarId: id(1), theme: 'dark', version: 3 } as Settings;
  const [read, garage] = fillsOf('settings.edit', settings);
  expect([read!.procedure, read!.data(undefined)]).toEqual(['settings.read', settings]);
  const fill = garage!.data as (cached: Garage | undefined) => Garage | undefined;
  expect(fill({ cars: [], selectedCarId: id(2), mainCarId: id(2) })).toEqual({
    cars: [],
    // Which car is looked at may have changed since.
    selectedCarId: id(2),
    mainCarId: id(1),
  });
  expect(fill(undefined)).toBeUndefined();
});
