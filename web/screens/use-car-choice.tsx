import { useState } from 'react';
import { carsToChoose } from '#domain/cars/rules.ts';
import type { Car } from '#domain/cars/schema.ts';
import type { Id } from '#domain/ids.ts';
import { CarSwitcher } from '#web/cars/car-switcher.tsx';
import { useGarage } from '#web/platform/records/use-garage.ts';
import { useWords } from '#web/platform/language/language.ts';
import { useNavigate } from '#web/platform/router/router.tsx';
import { moveEntry, type Movable } from './move-entry.ts';
import { MovesFrom } from './moves-from.tsx';

type Options<Values> = Movable<Values> & {
  /** The values that a stored record takes anew with another car, if any, and what is said of them. */
  anew?: { of: (before: Car, now: Car) => Partial<Values> | null; text: string };
};

/**
 * Which car an entry is for. What was typed goes along to the form of the other car; a stored record moves: it is saved
 * there, and goes here.
 */
export function useCarChoice<Values extends object>({ anew, ...movable }: Options<Values>) {
  const { carId, form, edit } = movable;
  const { t } = useWords();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const cars = useGarage().data?.cars ?? [];

  const carOf = (id: Id | undefined) => cars.find((one) => one.id === id);
  const takenAnew = (before: Car | undefined, now: Car | undefined) =>
    anew && before && now ? anew.of(before, now) : null;

  const move = async (other: Id) => {
    if (other === carId || busy) return;
    setBusy(true);
    const isMoved = await moveEntry(other, movable, {
      t,
      navigate,
      anew: takenAnew(carOf(carId), carOf(other)),
    });
    if (!isMoved) setBusy(false);
  };

  const choose = (other: Id) => void move(other);
  const from = carOf(form.movesFrom?.carId);
  const field = (
    <div className="mb-4">
      <CarSwitcher
        cars={form.seen && !edit ? cars.filter(({ id }) => id === carId) : carsToChoose(cars, carId)}
        carId={carId}
        label={t('Car')}
        onChange={choose}
      />
      <MovesFrom car={from} />
      {takenAnew(from, carOf(carId)) && <p className="text-muted mt-2 text-sm">{anew?.text}</p>}
    </div>
  );
  return { field, choose };
}
