import { useState } from 'react';
import { carsToChoose } from '#domain/cars/rules.ts';
import type { Car } from '#domain/cars/schema.ts';
import type { Id } from '#domain/ids.ts';
import { CarSwitcher } from '#web/cars/car-switcher.tsx';
import { useGarage } from '#web/platform/records/use-garage.ts';
import { useWords } from '#web/platform/language/language.ts';
import { useNavigate } from '#web/platform/router/router.tsx';
import { showError } from '#web/platform/toasts/error-toasts.ts';
import { carryEntry } from './carry-entry.ts';
import { MovesFrom } from './moves-from.tsx';

type Form<Values> = {
  id: Id;
  seen: object | null;
  values: Values;
  typed: Partial<Values>;
  movesFrom: { carId: Id; id: Id } | null;
  forget: () => void;
};

type Options<Values> = {
  carId: Id;
  form: Form<Values>;
  /** The key of a new record's draft, and the address of its form. */
  draftKey: (carId: Id) => string;
  to: (carId: Id) => string;
  /** Null where a stored record stays with its car. */
  edit: ((carId: Id, id: Id) => string) | null;
  /** What goes along without being a value of the draft. */
  files: { contents: () => Promise<File[]>; drop: () => void };
  /** The values that a draft cannot take along. */
  without: Partial<Values>;
  /** The values that a stored record takes anew with another car, if any, and what is said of them. */
  anew?: { of: (before: Car, now: Car) => Partial<Values> | null; text: string };
};

/**
 * Which car an entry is for. What was typed goes along to the form of the other car; a stored record moves: it is saved
 * there, and goes here.
 */
export function useCarChoice<Values extends object>(options: Options<Values>) {
  const { carId, form, draftKey, to, edit, files, without, anew } = options;
  const { t } = useWords();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const cars = useGarage().data?.cars ?? [];

  const carOf = (id: Id | undefined) => cars.find((one) => one.id === id);
  const takenAnew = (before: Car | undefined, now: Car | undefined) =>
    anew && before && now ? anew.of(before, now) : null;

  const move = async (other: Id) => {
    if (other === carId || busy) return;
    const isBack = edit && form.movesFrom?.carId === other;
    if (isBack) {
      files.drop();
      form.forget();
      return navigate(edit(other, form.movesFrom!.id), { replace: true });
    }
    setBusy(true);
    try {
      const from = form.seen ? { carId, id: form.id } : form.movesFrom;
      const contents = await files.contents();
      // A new record starts from what is usual for its car; a stored one keeps what it says.
      const kept = from ? { ...form.values, ...takenAnew(carOf(carId), carOf(other)) } : form.typed;
      const values: Partial<Values> = { ...kept, ...without };
      const isEmpty = !from && Object.keys(form.typed).length === 0;
      const state = isEmpty
        ? {}
        : await carryEntry({ draftKey: draftKey(other), values, from, files: contents });
      if (!form.seen) files.drop();
      form.forget();
      navigate(to(other), { replace: true, state });
    } catch (error) {
      console.warn('The files cannot be taken along', error);
      showError(t, 'This needs an internet connection');
      setBusy(false);
    }
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
