import { describe, expect, test } from 'vitest';
import { expectBounded } from '#tests/bounded.ts';
import { assessOffline } from '../engine.ts';
import type { AssessmentLanguage } from '../schema.ts';
import { withoutWorkToDo } from './work-to-do.ts';

const left = (text: string, language: AssessmentLanguage) =>
  withoutWorkToDo(text, language).trim().replace(/ +/g, ' ');

describe('work that is still to be done is left out, but not what it is to be done on', () => {
  test.each([
    ['it must be replaced', 'en', 'it'],
    ['They NEED TO BE Repaired today', 'en', 'They today'],
    ['does it need to be replaced?', 'en', 'does it ?'],
    ['it should also be changed', 'en', 'it'],
    ['should I get it replaced?', 'en', 'it ?'],
    ['where can I get my brakes fixed', 'en', 'where my brakes'],
    ['I will have the wheel tightened', 'en', 'I the wheel'],
    ['it needs fixed', 'en', 'it'],
    ['I want them repaired', 'en', 'I'],
    ["it can't be fixed", 'en', 'it'],
    ['vajag salabot', 'lv', ''],
    ['vajag bremzes salabot', 'lv', 'bremzes'],
    ['gribētu nomainīt riepu', 'lv', 'riepu'],
    ['nepieciešams remonts', 'lv', ''],
    ['javed uz remontu', 'lv', 'uz'],
    ['nevar salabot', 'lv', ''],
    ['vajadzīga nomaiņa'.normalize('NFD'), 'lv', ''],
  ] as const)('%s (%s): %s', (text, language, expected) => {
    expect(left(text, language)).toBe(expected);
  });

  test.each([
    ['it was replaced', 'en'],
    ['they had to be replaced', 'en'],
    ['I managed to get it fixed', 'en'],
    ['they must have changed the pads', 'en'],
    ['it must be unfixed', 'en'],
    ['the mustard be fixed', 'en'],
    ['vajadzēja salabot', 'lv'],
    ['izdevās salabot', 'lv'],
    ['vajag salabotu', 'lv'],
  ] as const)('but nothing of %s', (text, language) => {
    expect(left(text, language)).toBe(text);
  });
});

describe('a danger stands, though it must be repaired', () => {
  test.each([
    ['There is a bulge on one tyre, it must be replaced', 'en'],
    ['My front tyre has a bulge, should I get it replaced?', 'en'],
    ['A wheel nut is missing and needs to be replaced', 'en'],
    ['The brakes do not work, they need to be repaired', 'en'],
    ['The brakes do not work, where can I get them fixed?', 'en'],
    ['The oil light is on, the oil should be changed', 'en'],
    ['I will have the brakes replaced, it no longer stops', 'en'],
    ['Can I get the steering fixed. It is loose', 'en'],
    ['The pads were replaced last year. I will have the brakes replaced. It drips', 'en'],
    ['They fitted new tyres, there is a bulge on one and it must be replaced', 'en'],
    ['Bremžu pedālis ir mīksts, vajag salabot', 'lv'],
    ['Bremzes nestrādā, jāved uz remontu', 'lv'],
    ['Riepai ir izspiedums, vajadzīga nomaiņa', 'lv'],
    ['Bremzu pedalis ir miksts, kur var salabot?', 'lv'],
  ] as const)('%s', (description, language) => {
    expect(assessOffline({ description, language }).drivingAdvice).toBe('stop_driving');
  });

  test.each([
    ['The brakes failed last year and had to be replaced', 'en'],
    ['My neighbour says the brakes do not work, they must be repaired', 'en'],
    ['How often should the brake fluid be changed?', 'en'],
    ['When must the brake pads be replaced?', 'en'],
    ['Bremzes nestrādāja, vajadzēja nomainīt, tagad labi', 'lv'],
    ['Cik bieži vajag nomainīt bremžu šķidrumu?', 'lv'],
  ] as const)(
    'but not one of the past or of another car, nor mere servicing: %s',
    (description, language) => {
      expect(assessOffline({ description, language }).drivingAdvice).not.toBe('stop_driving');
    },
  );
});

test('any text is read in bounded time', () => {
  for (const text of ['must be '.repeat(4_000), 'needs it '.repeat(4_000), 'vajag a '.repeat(4_000)]) {
    for (const language of ['en', 'lv'] as const) {
      withoutWorkToDo(text, language);
      expectBounded(() => withoutWorkToDo(text, language));
    }
  }
});
