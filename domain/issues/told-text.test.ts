import { expect, test } from 'vitest';
import { assessOffline } from '#domain/assessment/engine.ts';
import { wordsFor } from '#server/platform/words.ts';
import { toldText } from './told-text.ts';

test.each([
  ['lv', 'kūp tvaiks, stāvu uz A2 nomales', 'Kur ir auto: stāvu uz A2 nomales'],
  ['lv', 'auto nebrauc. Esmu pie Salaspils', 'Kur ir auto: Esmu pie Salaspils'],
  [
    'en',
    'Steam is coming from under the hood of my A4, on the A10 near Jelgava',
    'Where the car is: on the A10 near Jelgava',
  ],
  [
    'en',
    'Steam is coming from under the hood, I am on the hard shoulder of the M6',
    'Where the car is: I am on the hard shoulder of the M6',
  ],
  ['en', 'Steam is coming from under the hood! M6 J15 northbound', 'Where the car is: M6 J15 northbound'],
  [
    'en',
    'Steam is coming from the hood near junction 15',
    'Where the car is: Steam is coming from the hood near junction 15',
  ],
  ['en', 'Steam is coming out of the hood of the A4', 'Where the car is:'],
  ['en', 'Steam is coming out of the hood on my A4', 'Where the car is:'],
  ['en', 'The car does not move', 'Where the car is:'],
] as const)('a text for help ends with the place: %s %s', (language, description, end) => {
  const assessment = assessOffline({ description, language });
  const told = toldText(description, assessment, [], '123', wordsFor(language).t);
  expect(told.split('\n').at(-1)!.trim()).toBe(end);
  expect(told).toContain(': 123\n');
});

test('nobody is called for what can wait', () => {
  const assessment = assessOffline({ description: 'The wipers leave streaks', language: 'en' });
  expect(toldText('The wipers leave streaks', assessment, [], '123', wordsFor('en').t)).not.toContain('123');
});
