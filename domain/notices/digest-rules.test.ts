import { expect, test } from 'vitest';
import { wordsFor } from '#server/platform/words.ts';
import { reminder } from '#tests/reminders.ts';
import { METRIC } from '#domain/units/units.ts';
import { digestEntries } from './digest-rules.ts';

test('where the mileage is asked for, the last reading is named', { tags: ['NOT-03'] }, () => {
  const readings = [
    { id: '1', km: 90_000, date: '2026-03-22', source: 'car' as const, sourceId: null },
    { id: '2', km: 97_360, date: '2026-09-22', source: 'car' as const, sourceId: null },
  ];
  const list = {
    reminders: [reminder({ plan: { dueKm: 98_900 } })],
    mileage: [{ carId: 'a', readings, isOutOfUse: false }],
  };
  const cars = [{ id: 'a', brand: 'Volvo', model: 'V70', nickname: null, ...METRIC }];
  const notice = { kind: 'mileage', subjectId: 'a', due: '', state: 'asked', round: 0 } as const;
  const [entry] = digestEntries(
    [notice],
    { list, cars, news: [], answers: [] },
    '2026-11-01',
    wordsFor('en'),
  );
  expect(entry!.text).toBe(
    'Last read as 97\u00A0360\u00A0km on Sep 22, 2026, probably about 98\u00A0960\u00A0km by now: ' +
      'please enter it, so that reminders come in time.',
  );
});
