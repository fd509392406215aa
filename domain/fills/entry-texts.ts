import type { Phrase } from '#domain/language/words.ts';
import { isCharge } from './energy-names.ts';
import type { Energy } from './schema.ts';

const ofFuel = {
  heading: 'Fuel and charging',
  add: 'Add fill-up',
  edit: 'Edit fill-up',
  save: 'Save fill-up',
  saved: 'Fill-up saved',
  remove: 'Delete fill-up',
  removeQuestion: 'Delete this fill-up? Its mileage reading will be deleted, too.',
  removed: 'Fill-up deleted',
  last: 'Last fill-up',
  none: 'No fill-ups yet',
  howToBegin: 'Fill the tank to the top twice to see how much fuel your car uses.',
  isFull: 'Filled to the top',
  isMissedBefore: 'A fill-up before this one is missing',
  energy: 'Fuel',
  station: 'Station',
} satisfies Record<string, Phrase>;

const ofCharge: Record<keyof typeof ofFuel, Phrase> = {
  heading: 'Charging',
  add: 'Add charge',
  edit: 'Edit charge',
  save: 'Save charge',
  saved: 'Charge saved',
  remove: 'Delete charge',
  removeQuestion: 'Delete this charge? Its mileage reading will be deleted, too.',
  removed: 'Charge deleted',
  last: 'Last charge',
  none: 'No charges yet',
  howToBegin: 'Charge twice to the same percentage to see how much your car uses.',
  isFull: 'Charged to 100%',
  isMissedBefore: 'A charge before this one is missing',
  energy: 'Energy',
  station: 'Charging station',
};

/** A battery is charged, a tank is filled up. */
export const entryTexts = (energy: Energy): Record<keyof typeof ofFuel, Phrase> =>
  isCharge(energy) ? ofCharge : ofFuel;
