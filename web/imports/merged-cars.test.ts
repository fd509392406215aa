import { expect, test } from 'vitest';
import { readText } from '#tests/import-files.ts';
import { addedBy, proposeTargets, withChosen } from './targets.ts';
import { withMergedCars } from './merged-cars.ts';

const reading = readText(
  [
    'Car;Date;Km;Work;Cost EUR',
    'Triumph Stag 1973;2024-01-05;67100;Respray;3200',
    'Triumph Stag;2024-02-05;67000;Oil change;80',
    'MGB GT 1971;2024-03-05;31000;Exhaust;240',
  ].join('\n'),
);

test(
  'a name that goes to a car which another name adds stays there, and the preview has one car',
  { tags: ['IMP-04', 'IMP-06'] },
  () => {
    const proposed = proposeTargets(reading.cars, [], null);
    const [stag, alike, mgb] = proposed;
    const chosen = withChosen(proposed, 1, { isNew: false, carId: stag!.carId }, []);
    expect(addedBy(chosen, chosen[1]!).map(({ carId }) => carId)).toEqual([stag!.carId, mgb!.carId]);
    expect(addedBy(chosen, chosen[0]!).map(({ carId }) => carId)).toEqual([mgb!.carId]);
    const merged = withMergedCars(reading, chosen);
    expect(merged.cars.map(({ key }) => key)).toEqual([stag!.key, mgb!.key]);
    expect(merged.records.map(({ car }) => car)).toEqual([stag!.key, stag!.key, mgb!.key]);
    expect([reading.flagged.length, merged.flagged.length]).toEqual([0, 1]);
    expect(withMergedCars(reading, proposed)).toBe(reading);
    const open = withChosen(proposed, 0, { isNew: false, carId: '' }, []);
    expect(withMergedCars(reading, withChosen(open, 1, { isNew: false, carId: '' }, []))).toBe(reading);
    expect(alike!.isNew).toBe(true);
  },
);
