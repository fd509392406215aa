import type { Write } from '#domain/calls.ts';
import type { Car } from '#domain/cars/schema.ts';
import type { Id } from '#domain/ids.ts';
import { call } from '#web/platform/api/client.ts';
import { isCode } from '#web/platform/api/errors.ts';
import { deviceDay } from '#web/platform/language/device-day.ts';
import { sendNew, matchTyped, type AttemptStore } from '#web/platform/forms/send-new.ts';

type Payload = Write<'cars.add'>;
type Fields = Record<string, unknown>;
type Options = {
  attempts: AttemptStore;
  onRenamed: (carId: Id) => void;
  send: (operation: Payload & { opId: Id }) => Promise<Car | null>;
  edit: (
    key: { carId: Id; today: string },
    before: Fields & { version: number },
    after: Fields,
  ) => Promise<unknown>;
};

const typedFields = ({ id: _id, today: _today, ...fields }: Payload) => fields;

/** @returns the id of the car */
export async function sendNewCar(fields: Omit<Payload, 'today'>, { edit, ...options }: Options): Promise<Id> {
  const today = deviceDay();
  const { sent } = await sendNew<Payload, Car | null>({
    ...options,
    payload: { ...fields, today },
    typedFields,
    findOwn: async ({ payload }) => matchTyped(await readCar(payload.id), typedFields(payload)),
    correct: (carId, before, after) => edit({ carId, today }, before, after),
  });
  return sent.id;
}

const readCar = (carId: Id): Promise<Car | null> =>
  call('cars.read', { carId }).catch((error: unknown) => {
    if (isCode(error, 'NOT_FOUND')) return null; // belongs to another account
    throw error;
  });
