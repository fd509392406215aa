import { expect, test, vi } from 'vitest';
import { historyOf } from '#domain/history/history-rules.ts';
import type { Id } from '#domain/ids.ts';
import type { Known } from '#domain/sync/known-records.ts';
import type { Row } from '#domain/sync/schema.ts';

test('what the tabs of a car show is made before it is looked at, again after a change, and once', async () => {
  vi.useFakeTimers();
  const { recordsState, showRecords } = await import('#web/platform/records/state.ts');
  const { keepViewsReady } = await import('./ready-views.ts');
  const rows = () => {
    const map = new Map<Id, Row>();
    return { map, read: vi.spyOn(map, 'values') };
  };
  const known = (fill: ReadonlyMap<Id, Row>): Known => ({
    cursor: 'c',
    account: null,
    cars: new Map([
      ['a', { revision: 1, car: {}, records: { fill }, filling: 1, coming: null, fillings: 1 }],
    ]),
  });
  const [first, second] = [rows(), rows()];
  showRecords('u', known(first.map));
  keepViewsReady();
  expect(first.read).not.toHaveBeenCalled();
  vi.runAllTimers();
  const reads = first.read.mock.calls.length;
  expect(reads).toBeGreaterThan(0);
  historyOf(recordsState.get().cars.get('a')!);
  expect(first.read).toHaveBeenCalledTimes(reads);
  showRecords('u', known(second.map));
  vi.runAllTimers();
  expect(second.read).toHaveBeenCalledTimes(reads);
});
