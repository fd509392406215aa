import { describe, expect, test } from 'vitest';
import { expectBounded } from '#tests/bounded.ts';
import { assessOffline } from '../engine.ts';
import { withoutAsides } from './asides.ts';

const left = (text: string) => withoutAsides(text).trim().replace(/ +/g, ' ');

describe('what says nothing of the car is left out', () => {
  test.each([
    ['Hello, hi! The brake pedal is soft', 'The brake pedal is soft'],
    ['– Labdien! Bremzes nestrādā', 'Bremzes nestrādā'],
    ['The brake pedal is soft. Many thanks in advance!', 'The brake pedal is soft.'],
    ['The brake pedal is soft, thank you', 'The brake pedal is soft,'],
    ['Bremzes nestrādā, liels paldies jau iepriekš', 'Bremzes nestrādā,'],
    ['Bremzes nestrādā, liels paldies.', 'Bremzes nestrādā,'],
    ['Worried and scared: the brakes feel soft', 'and : the brakes feel soft'],
    ['Baidos, bremzes ir mīkstas', ', bremzes ir mīkstas'],
    ['It is soft, I bought the car last year', 'It is soft,'],
    ['We got it used a few years ago. It is soft', '. It is soft'],
    ['Bremzes nestrādā, auto pirku pērn', 'Bremzes nestrādā,'],
    ['Nopirku mašīnu pirms gada, bremzes nestrādā', ', bremzes nestrādā'],
    ['It is soft. What should I do?', 'It is soft. ?'],
    ['It is soft, should I call a tow truck', 'It is soft, a tow truck'],
    ['It is soft, how do I fix it', 'It is soft, it'],
    ['It is soft, what does it mean?', 'It is soft, ?'],
    ['It is soft, how long can I wait?', 'It is soft, ?'],
  ])('%j', (text, expected) => {
    expect(left(text)).toBe(expected);
  });

  test.each([
    'They said hello to the brakes',
    'Hidden under the bonnet',
    'Thanks for the help, bye',
    'The worrier has a soft brake pedal',
    'What should I do if it is soft?',
    'If it is soft, what should I do?',
    'What does it mean when it is soft?',
    'What would you do, what should I do?',
    'Gifts: should they call',
    'I sold it last year',
    'The brakes failed before we bought the car last year',
    'It leaked when I bought it last year',
    'Bremzes nestrādāja, kad pirku auto pērn',
    'What should I do once the brakes fail?',
    'What should I do to prevent brake failure?',
    'How do I stop the brakes from failing?',
    'I bought the car',
    'I got it fixed last year',
  ])('but nothing of %j', (text) => {
    expect(left(text)).toBe(text);
  });

  test('a word with an if in it is none', () => {
    expect(left('A different car, what should I do')).toBe('A different car,');
  });
});

describe('a danger stands beside a greeting and a question what to do', () => {
  test.each([
    ['Hello, the brake pedal is soft, thanks', 'en'],
    ['Labdien, bremžu pedālis ir mīksts, paldies', 'lv'],
    ['The wheel is loose, I bought the car last year', 'en'],
    ['Bremžu pedālis ir mīksts, auto pirku pērn', 'lv'],
    ['The brake pedal is soft, what should I do?', 'en'],
    ['Hello, the oil light is on. What should I do? Thanks in advance', 'en'],
    ['There is a bulge on the tyre, what should I do?', 'en'],
    ['The brakes do not work, should I call a tow truck?', 'en'],
    ['The oil light is on, how do I fix it?', 'en'],
    ['The brake pedal is soft, what does it mean?', 'en'],
    ['The brakes do not work, how long can I wait?', 'en'],
  ] as const)('%s', (description, language) => {
    expect(assessOffline({ description, language }).drivingAdvice).toBe('stop_driving');
  });

  test.each([
    'Thanks for the help, bye',
    'What should I do if the brakes fail?',
    'If the brake pedal is soft, what should I do?',
    'What does it mean when the brake pedal is soft?',
    'Hi, my neighbour has a soft brake pedal, what should I do?',
    'The brake pedal was soft, they fixed it, thanks',
    'The brakes failed when I bought the car last year, they were repaired',
  ])('but not where it is explained: %s', (description) => {
    expect(assessOffline({ description, language: 'en' }).drivingAdvice).not.toBe('stop_driving');
  });
});

test('any text is read in bounded time', () => {
  for (const text of [
    'hello '.repeat(5_000),
    'thanks, '.repeat(4_000),
    'what should I '.repeat(2_000),
    '!'.repeat(30_000),
  ]) {
    withoutAsides(text);
    expectBounded(() => withoutAsides(text));
  }
});
