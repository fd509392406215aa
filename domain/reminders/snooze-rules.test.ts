import { expect, test } from 'vitest';
import { snoozeForDays, snoozeForKm } from './snooze-rules.ts';

const today = '2026-11-01';

test('a snooze is for days from today, or for a distance from the estimate', { tags: ['REM-30'] }, () => {
  expect(snoozeForDays(7, { state: 'urgent' }, today)).toEqual({ until: '2026-11-08', wasOverdue: false });
  expect(snoozeForDays(30, { state: 'overdue' }, today)).toEqual({ until: '2026-12-01', wasOverdue: true });
  const at = (estimatedKm: number) => snoozeForKm(500, { state: 'overdue' }, { estimatedKm }, 'km', today);
  expect(at(97_360)).toEqual({ until: null, km: { until: 97_860, since: today }, wasOverdue: true });
  const far = snoozeForKm(500, { state: 'urgent' }, { estimatedKm: 1 }, 'km', today);
  expect(far).toEqual({ until: null, km: { until: 501, since: today }, wasOverdue: false });
  expect(at(9_999_999).km!.until).toBeLessThanOrEqual(9_999_999);
});
