import * as z from 'zod/mini';
import { car, Done, write } from '#domain/contract-base.ts';
import { Id } from '#domain/ids.ts';
import { Operation } from '#domain/operations.ts';
import { Planted, PlantedDraft, PlantedPage, PlantedQuery } from './schema.ts';

export const plantedContract = {
  planted: {
    list: car
      .route({ method: 'GET', path: '/cars/{carId}/planted', summary: 'A page of records, newest first' })
      .input(PlantedQuery)
      .output(PlantedPage),
    add: car
      .route({ method: 'POST', path: '/cars/{carId}/planted', summary: 'Adds a record' })
      .input(PlantedDraft)
      .output(Planted)
      .errors(write),
    delete: car
      .route({ method: 'DELETE', path: '/cars/{carId}/planted/{plantedId}', summary: 'Deletes a record' })
      .input(z.object({ ...Operation, carId: Id, plantedId: Id }))
      .output(Done)
      .errors(write),
  },
};
