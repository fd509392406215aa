import { emptyFirstCarForm, type FirstCarFormValues } from '#domain/cars/form-values.ts';
import type { Id } from '#domain/ids.ts';
import { METRIC, type DistanceUnit } from '#domain/units/units.ts';
import { newId } from '#web/platform/ids.ts';
import {
  parseStored,
  readDevice,
  readTab,
  readUser,
  writeDevice,
  writeTab,
  writeUser,
} from '#web/platform/storage/storage.ts';

/** The onboarding form as stored until the car is saved. */
export type FirstCarDraft = {
  carId: Id;
  photoId: Id;
  form: FirstCarFormValues;
  photo: string | null;
  photoName: string | null;
  /** ISO 4217; null while the proposed one is unchanged. */
  currency: string | null;
  /** What was sent and not answered (AttemptStore). */
  sent: string | null;
};

const KEY = 'draft:first-car';

/** A visitor's draft takes precedence over the account's. */
export function readFirstCar(userId: string | null, year: number, proposed: DistanceUnit): FirstCarDraft {
  const stored = readDevice('guest:first-car') ?? (userId === null ? null : readUser(userId, KEY));
  const draft = parseStored<FirstCarDraft>(stored);
  const empty = {
    carId: newId(),
    photoId: newId(),
    form: emptyFirstCarForm(year, draft ? METRIC.distanceUnit : proposed),
    photo: null,
    photoName: null,
    currency: null,
    sent: null,
  };
  return { ...empty, ...draft, form: { ...empty.form, ...draft?.form } };
}

export function storeFirstCar(userId: string | null, draft: FirstCarDraft): void {
  const stored = JSON.stringify(draft);
  if (!userId) return writeDevice('guest:first-car', stored);
  writeDevice('guest:first-car', null);
  writeUser(userId, KEY, stored);
}

export function discardFirstCar(userId: string | null): void {
  writeDevice('guest:first-car', null);
  writeTab(SAVE_REQUESTED, null);
  if (userId) writeUser(userId, KEY, null);
}

const SAVE_REQUESTED = 'first-car-asked';
const SAVE_REQUEST_MS = 30 * 60_000;

/** Without an account the save is postponed to the first session of this tab. */
export const requestFirstCarSave = (): void => writeTab(SAVE_REQUESTED, String(Date.now()));

/** Whether the user who just signed in requested the save, in this tab and recently; true only once. */
export function takeFirstCarSaveRequest(): boolean {
  const requestedAt = Number(readTab(SAVE_REQUESTED) ?? 0);
  writeTab(SAVE_REQUESTED, null);
  return Date.now() - requestedAt < SAVE_REQUEST_MS && readDevice('guest:first-car') !== null;
}
