import { useGarage } from '#web/platform/records/use-garage.ts';
import type { Id } from '#domain/ids.ts';
import { usualUnits } from '#domain/units/units.ts';
import { withUnits, type CarWords } from '#domain/units/words.ts';
import { useWords } from './language.ts';

/** For texts about several cars; a null id gives the account's usual units. */
export function useWordsOfCars(): (carId: Id | null) => CarWords {
  const words = useWords();
  const { data } = useGarage();
  return (carId) => withUnits(words, data?.cars.find(({ id }) => id === carId) ?? usualUnits(data?.cars));
}

export const useCarWords = (carId: Id | null): CarWords => useWordsOfCars()(carId);
