import * as z from 'zod/mini';
import { car, Done, reads, write, writes } from '#domain/contract-base.ts';
import { Id } from '#domain/ids.ts';
import { Day } from '#domain/shapes.ts';
import { DayMileage, MileageCorrection, MileageReading } from './schema.ts';

const path = '/cars/{carId}/mileage';

export const mileageContract = {
  mileage: {
    list: reads(path, 'The mileage readings, newest first')
      .input(z.object({ carId: Id }))
      .output(z.object({ readings: z.array(MileageReading) })),
    set: car
      .meta({ access: 'car', key: 'mileage:write' })
      .route({
        method: 'PUT',
        path: `${path}/{date}`,
        summary: 'The reading of a day, which replaces one of that day; the same again changes nothing',
      })
      .input(DayMileage)
      .output(z.object({ date: Day, km: z.int() }))
      .errors(write),
    correct: writes(null, 'PUT', path, 'Corrects or deletes one reading of the car form or a reminder')
      .input(MileageCorrection)
      .output(Done),
  },
};
