import { expect } from 'vitest';
import { tableTest } from '#tests/tables.ts';
import { spelled } from './spelling.ts';

tableTest([
  ['The barke pedal sinks, wisp of smooke', 'The brake pedal sinks, wisp of smoke'],
  ['Smells like perol', 'Smells like petrol'],
  // What is spelled well, short or of no car stays as it is.
  ['My house is near, the radio works', 'My house is near, the radio works'],
  ['Bremžu pedalis iekrīt', 'Bremžu pedalis iekrīt'],
  // Of a Latvian word the stem is mended, whatever its ending.
  ['Sarknas lampiņas mirrgo', 'sarkanas lampiņas mirgo'],
  ['Māja ir tuvu, karte nav vajadzīga', 'Māja ir tuvu, karte nav vajadzīga'],
])('a typing error in a word of cars is seen through', (typed, meant) => {
  expect(spelled(typed, 'en')).toBe(meant);
});
