import type { Visitor } from './client.ts';

export const all = { costs: true, vin: true, notes: true, pictures: true };

export const order = (changes: object = {}) => ({
  language: 'en',
  timeZone: 'Europe/Riga',
  include: all,
  ...changes,
});

/** A report of a car as a PDF. */
export const ask = (owner: Pick<Visitor, 'send'>, carId: string, json: object = order()) =>
  owner.send('POST', `/api/cars/${carId}/report`, { json });
