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

/** The onboarding form as stored until the car is saved (D13). */
export type FirstCarDraft = {
  carId: Id;
  photoId: Id;
  form: FirstCarFormValues;
  /** Data URL, small enough for local storage. */
  photo: string | null;
  photoName: string | null;
  /** ISO 4217; null while the proposed one is unchanged (D108). */
  currency: string | null;
};

const KEY = 'draft:first-car';

/** A visitor's draft takes precedence over the account's. */
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
    return fresh; // truncated by an interrupted write
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

/** Without an account the save is postponed to the first session of this tab. */
export const askToSaveFirstCar = (): void => writeTab(ASKED, String(Date.now()));

/**
 * Whether the user who just signed in requested the save, in this tab and recently; true only once. For anyone
 * else the car stays in the form.
 */
export function takeFirstCarAsked(): boolean {
  const asked = Number(readTab(ASKED) ?? 0);
  writeTab(ASKED, null);
  return Date.now() - asked < ASKED_MS && readDevice('guest:first-car') !== null;
}
