import { expect } from 'vitest';
import { tableTest } from '#tests/tables.ts';
import { asSounds, spelled } from './spelling.ts';

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

tableTest([
  [
    'Breaks feel squishy, no breaks, the breaks don’t work',
    'brakes feel squishy, no brakes, the brakes don’t work',
  ],
  [
    'I hit the break, the peddle sank, break fluid leeks',
    'I hit the brake, the pedal sank, brake fluid leaks',
  ],
  ['When breaking, the nuts are lose, axel loosing oil', 'When braking, the nuts are loose, axle losing oil'],
  ['my engine has ceased', 'my engine has seized'],
  // What breaks, rests or is lost is left.
  ['It breaks down, the belt breaks, it broke', 'It breaks down, the belt breaks, it broke'],
  ['Had a break in the rain, a coffee break', 'Had a break in the rain, a coffee break'],
  ['I lose power and lose brakes', 'I lose power and lose brakes'],
  ['My breaks down the road, breaking the seal', 'My breaks down the road, breaking the seal'],
])('what sounds like a word of cars is that word where it stands as one', (typed, meant) => {
  expect(asSounds(typed)).toBe(meant);
});
