import { afterAll, beforeAll } from 'vitest';
import type { Answer } from './client.ts';
import type { Owner } from './people.ts';
import { owner, withModel } from './set-up.ts';
import type { Manner } from './stand-ins/model-server.ts';
import { openWorld, type World } from './world.ts';

export const KEY = 'sk-of-nobody-1234567890';
let plain: World;
/** Whose server asks no model. */
export let withoutModel: Owner;

/** A world for the file that asks `model`, and one that has none. */
export function withFunctions(): void {
  withModel({ MODEL_NAME: 'stand-in', MODEL_API_KEY: KEY });
  beforeAll(async () => {
    plain = await openWorld();
    withoutModel = await plain.newOwner();
  });
  afterAll(() => plain.close());
}

export const call = (path: string, json: unknown, by: Owner = owner): Promise<Answer> =>
  by.send('POST', `/api/functions/${path}`, { json });
export const car = { brand: 'Volvo', model: 'V70', year: 2012 };
export const problem = { description: 'The brakes squeal when I stop', carDetails: car };
export const analysis = {
  summary: 'The pads are probably worn.',
  questions: ['Since when?', 'Front or rear?'],
  causes: ['Worn pads'],
  recommendations: ['Have the pads looked at'],
};
export const says = (value: unknown): Manner => ({ says: JSON.stringify(value) });
