import type { Id } from '#domain/ids.ts';
import { newId } from '#web/platform/ids.ts';
import { readDevice, readUser, writeDevice, writeUser } from '#web/platform/storage.ts';
import { emptyFirstCar, type FirstCarForm } from './first-car-shape.ts';

/** What is kept of the onboarding form until the car is saved (D13). */
export type FirstCarDraft = {
  carId: Id;
  photoId: Id;
  form: FirstCarForm;
  /** A picture small enough for local storage, as a data URL. */
  photo: string | null;
  /** Saving was asked for when there was no account yet: it is done on the first session. */
  submitted: boolean;
};

const KEY = 'draft:first-car';

/** The draft of this visitor or account; what was typed before there was an account comes first. */
export function readFirstCar(userId: string | null, year: number): FirstCarDraft {
  const kept = readDevice('guest:first-car') ?? (userId && readUser(userId, KEY));
  const fresh = {
    carId: newId(),
    photoId: newId(),
    form: emptyFirstCar(year),
    photo: null,
    submitted: false,
  };
  if (!kept) return fresh;
  try {
    const draft = JSON.parse(kept) as FirstCarDraft;
    return { ...fresh, ...draft, form: { ...fresh.form, ...draft.form } };
  } catch {
    return fresh; // cut off while it was written
  }
}

export function keepFirstCar(userId: string | null, draft: FirstCarDraft): void {
  const kept = JSON.stringify(draft);
  if (!userId) return writeDevice('guest:first-car', kept);
  writeDevice('guest:first-car', null);
  writeUser(userId, KEY, kept);
}

export function forgetFirstCar(userId: string | null): void {
  writeDevice('guest:first-car', null);
  if (userId) writeUser(userId, KEY, null);
}
