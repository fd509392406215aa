import * as z from 'zod/mini';
import { car, Done, write } from '#domain/contract-base.ts';
import { Id } from '#domain/ids.ts';
import { MileageCorrection, MileageReading } from './schema.ts';

const path = '/cars/{carId}/mileage';

export const mileageContract = {
  mileage: {
    list: car
      .route({ method: 'GET', path, summary: 'The mileage readings, newest first' })
      .input(z.object({ carId: Id }))
      .output(z.object({ readings: z.array(MileageReading) })),
    correct: car
      .route({
        method: 'PUT',
        path,
        summary: 'Corrects or deletes one reading of the car form or a reminder',
      })
      .input(MileageCorrection)
      .output(Done)
      .errors(write),
  },
};
