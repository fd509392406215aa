import type { Phrase } from '#domain/language/words.ts';
import { workPlans, type PlannedCar } from './usual-work.ts';

/** Titles of repairs that such a car usually has. */
export function usualRepairs(car: PlannedCar): Phrase[] {
  const planned = workPlans.filter(({ fits }) => fits?.(car) ?? true).map(({ title }) => title);
  const first: Phrase[] = car.fuelType === 'electric' ? [] : ['Oil change'];
  return [...first, 'Brake pads', 'Brake rotors and pads', 'Tire change', 'Wheel alignment', ...planned];
}
