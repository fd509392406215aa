import * as z from 'zod/mini';
import { allByKey, byKey, car, edit, owner, write } from '#domain/contract-base.ts';
import { Id } from '#domain/ids.ts';
import { Operation } from '#domain/operations.ts';
import { Car, CarDraft, CarEdit, Garage } from './schema.ts';

const path = '/cars';
const one = `${path}/{carId}` as const;

export const carContract = {
  cars: {
    list: owner
      .meta(allByKey('records:read'))
      .route({ method: 'GET', path, summary: 'The garage with the health of each car' })
      .output(Garage),
    add: owner
      .route({ method: 'POST', path, summary: 'Adds a car' })
      .input(CarDraft)
      .output(Car)
      .errors(write),
    read: car
      .meta(byKey('records:read'))
      .route({ method: 'GET', path: one, summary: 'One car' })
      .input(z.object({ carId: Id }))
      .output(Car),
    edit: car
      .route({ method: 'PATCH', path: one, summary: 'Changes a car field by field' })
      .input(CarEdit)
      .output(Car)
      .errors(edit),
    delete: car
      .route({
        method: 'DELETE',
        path: one,
        summary: 'Deletes a car with all that belongs to it',
      })
      .input(z.object({ ...Operation, carId: Id }))
      .output(Garage)
      .errors(write),
  },
};
