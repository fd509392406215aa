import { emptyFirstCarForm, type FirstCarFormValues } from '#domain/cars/form-values.ts';
import type { Id } from '#domain/ids.ts';
import { newId } from '#web/platform/ids.ts';
import {
  readDevice,
  readTab,
  readUser,
  writeDevice,
  writeTab,
  writeUser,
} from '#web/platform/storage/storage.ts';

/** What is kept of the onboarding form until the car is saved (D13). */
export type FirstCarDraft = {
  carId: Id;
  photoId: Id;
  form: FirstCarFormValues;
  /** A picture small enough for local storage, as a data URL. */
  photo: string | null;
  /** What the picture was called. */
  photoName: string | null;
  /** ISO 4217; null as long as the proposed one is left (D108). */
  currency: string | null;
};

const KEY = 'draft:first-car';

/** The draft of this visitor or account; what was typed before there was an account comes first. */
export function readFirstCar(userId: string | null, year: number): FirstCarDraft {
  const kept = readDevice('guest:first-car') ?? (userId && readUser(userId, KEY));
  const fresh = {
    carId: newId(),
    photoId: newId(),
    form: emptyFirstCarForm(year),
    photo: null,
    photoName: null,
    currency: null,
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
  writeTab(ASKED, null);
  if (userId) writeUser(userId, KEY, null);
}

const ASKED = 'first-car-asked';
const ASKED_MS = 30 * 60_000;

/** Saving was asked for, but there is no account yet: it is done on the first session of this tab. */
export const askToSaveFirstCar = (): void => writeTab(ASKED, String(Date.now()));

/**
 * Whether whoever has signed in now is the one who asked for saving: in this tab, and not long ago. Anybody
 * else finds the car in the form, and decides. Answers yes once.
 */
export function takeFirstCarAsked(): boolean {
  const asked = Number(readTab(ASKED) ?? 0);
  writeTab(ASKED, null);
  return Date.now() - asked < ASKED_MS && readDevice('guest:first-car') !== null;
}
