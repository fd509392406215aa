import { describe, expect, test } from 'vitest';
import { tableTest } from '#tests/tables.ts';
import { assessOffline } from './engine.ts';
import { moreFallbackQuestions } from './fallback-rules.ts';
import { PATTERNS } from './knowledge/patterns.ts';
import { fitsVehicle, type Vehicle } from './vehicle-rules.ts';
import { stopOf } from './stop-actions.ts';

const assess = (description: string, vehicle: Vehicle, language: 'en' | 'lv' = 'en') =>
  assessOffline({ description, language, vehicle });
const words = (description: string, vehicle: Vehicle) => {
  const { causes, questions, recommendations } = assess(description, vehicle);
  const more = moreFallbackQuestions({ description, language: 'en', vehicle }, questions);
  return [...causes, ...questions, ...recommendations, ...more].join('\n');
};

describe('does not blame parts that the car does not have', () => {
  tableTest([
    ['it jerks and shakes when accelerating', { fuelType: 'electric' }, /spark plug|ignition|injector|fuel/i],
    ['battery light is on while driving', { fuelType: 'electric' }, /alternator|idle/i],
    ['there is a loud noise from below', { fuelType: 'electric' }, /exhaust|muffler/i],
    ['hard to start in the morning', { fuelType: 'electric' }, /glow|starter|tank/i],
    ['the engine misfires and jerks', { fuelType: 'diesel' }, /spark plugs were|^Ignition coil/im],
    ['black smoke from the exhaust', { fuelType: 'diesel' }, /gasoline or diesel/],
    ['white smoke when cold', { fuelType: 'gasoline' }, /glow plug|diesel/i],
    ['hard to start in the morning', { fuelType: 'gasoline' }, /glow plug|diesel/i],
    ['hard to start in the morning', { fuelType: 'diesel' }, /spark plug/i],
    ['hard to shift into gear', { transmission: 'automatic' }, /press the clutch|clutch does not/i],
    ['the gearbox slips in 3rd gear', { transmission: 'manual' }, /clutch packs|automatic|CVT/i],
    ['gearbox trouble', { transmission: 'cvt' }, /manual or automatic|worn clutch/i],
  ] as [string, Vehicle, RegExp][])('in its causes, questions and advice', (description, vehicle, absent) => {
    expect(words(description, vehicle)).not.toMatch(absent);
    expect(words(description, vehicle).split('\n').length).toBeGreaterThan(6);
  });

  test('a diesel keeps its own causes, a petrol car its spark plugs', () => {
    expect(words('hard to start in the morning', { fuelType: 'diesel' })).toMatch(/glow plugs of a diesel/);
    expect(words('the engine misfires and jerks', { fuelType: 'gasoline' })).toMatch(/spark plugs/);
  });

  test('an unknown fuel or gearbox rules nothing out; the category never changes', () => {
    for (const { symptom } of PATTERNS) {
      const plain = assessOffline({ description: symptom.en, language: 'en' });
      expect(assess(symptom.en, {})).toEqual(plain);
      const electric = assess(symptom.en, { fuelType: 'electric', transmission: 'automatic' });
      expect([electric.category, electric.drivingAdvice]).toEqual([plain.category, plain.drivingAdvice]);
      expect(electric.causes.length > 0 || electric.drivingAdvice === 'stop_driving').toBe(true);
      expect(electric.questions.length).toBeGreaterThanOrEqual(5);
    }
  });

  test('safety warnings apply to every car', () => {
    const fuel = assess('strong smell of fuel and it is dripping under the car', { fuelType: 'electric' });
    expect(fuel.drivingAdvice).toBe('stop_driving');
    expect(fuel.recommendations[0]).toBe(stopOf('fuel').action.en);
  });
});

test('at a high mileage the timing belt is asked about, in both languages, but not in an electric car', () => {
  const old = { mileage: 184_500, fuelType: 'diesel' } as const;
  expect(assess('the engine misfires and jerks', old).recommendations[0]).toMatch(
    /184\s500\skm.*timing belt/,
  );
  expect(assess('motors raustās', old, 'lv').recommendations[0]).toMatch(/184\s500\skm.*zobsiksna/);
  for (const vehicle of [{ mileage: 99_999 }, { mileage: 184_500, fuelType: 'electric' }] as const)
    expect(assess('the engine misfires and jerks', vehicle).recommendations.join()).not.toMatch(
      /timing belt/,
    );
  expect(assess('the brakes squeal', old).recommendations.join()).not.toMatch(/timing belt/);
});

test('parts depend on fuel and gearbox; another or unknown one rules nothing out', () => {
  const fits = (en: string, vehicle: Vehicle) => fitsVehicle({ en, lv: '' }, vehicle);
  expect(fits('Worn spark plugs', { fuelType: 'diesel' })).toBe(false);
  expect(fits('Spark plugs, or glow plugs on a diesel', { fuelType: 'diesel' })).toBe(true);
  expect(fits('Press the clutch', { transmission: 'automatic' })).toBe(false);
  expect(fits('Press the clutch', { transmission: 'manual' })).toBe(true);
  expect(fits('Worn spark plugs', { fuelType: 'gasoline', transmission: 'automatic' })).toBe(true);
  for (const vehicle of [
    {},
    { fuelType: null, transmission: null },
    { fuelType: 'other', transmission: 'other' },
  ] as const) {
    expect(fits('Worn spark plugs', vehicle)).toBe(true);
    expect(fits('Press the clutch', vehicle)).toBe(true);
    expect(fits('Is it gasoline or diesel?', vehicle)).toBe(true);
    expect(fits('Is it manual or automatic?', vehicle)).toBe(true);
  }
});

test("does not ask what the car's record says", () => {
  const fits = (en: string, vehicle: Vehicle) => fitsVehicle({ en, lv: '' }, vehicle);
  expect(fits('Is it gasoline or diesel?', { fuelType: 'hybrid' })).toBe(false);
  expect(fits('Is it gasoline or diesel?', { transmission: 'cvt' })).toBe(true);
  expect(fits('Is it manual or automatic?', { transmission: 'cvt' })).toBe(false);
  expect(fits('Is it manual or automatic?', { fuelType: 'hybrid' })).toBe(true);
});

test('every pattern keeps a question and an advice for common cars', () => {
  const usual = [
    { fuelType: 'diesel', transmission: 'manual' },
    { fuelType: 'gasoline', transmission: 'automatic' },
  ] as const;
  const gone = PATTERNS.filter(({ causes, advices }) =>
    usual.every(
      (vehicle) =>
        !causes.some(({ text }) => fitsVehicle(text, vehicle)) ||
        !advices.some((text) => fitsVehicle(text, vehicle)),
    ),
  );
  expect(gone.map(({ id }) => id)).toEqual([]);
});
