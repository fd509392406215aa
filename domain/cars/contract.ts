import * as z from 'zod/mini';
import { edits, ownerWrites, reads, readsAll, writes } from '#domain/contract-base.ts';
import { Id } from '#domain/ids.ts';
import { Operation } from '#domain/operations.ts';
import { Car, CarDraft, CarEdit, Garage } from './schema.ts';

const path = '/cars';
const one = `${path}/{carId}` as const;

export const carContract = {
  cars: {
    list: readsAll(path, 'The garage with the health of each car').output(Garage),
    add: ownerWrites('POST', path, 'Adds a car').input(CarDraft).output(Car),
    read: reads(one, 'One car')
      .input(z.object({ carId: Id }))
      .output(Car),
    edit: edits(null, one, 'Changes a car field by field').input(CarEdit).output(Car),
    delete: writes(null, 'DELETE', one, 'Deletes a car with all that belongs to it')
      .input(z.object({ ...Operation, carId: Id }))
      .output(Garage),
  },
};
