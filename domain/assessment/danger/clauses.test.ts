import { describe, expect, test } from 'vitest';
import { assessOffline } from '../engine.ts';
import type { AssessmentLanguage } from '../schema.ts';
import { unexplainedDangers } from './clauses.ts';
import { readDanger } from './features.ts';
import { withoutWorkToDo } from './work-to-do.ts';

/** The clauses found, each by its words. */
function found(text: string, language: AssessmentLanguage = 'en') {
  const reading = readDanger(text, language);
  const present = withoutWorkToDo(text, reading.language);
  return unexplainedDangers(present, reading).map(({ words }) => words.join(' '));
}

const SOFT = 'the brake pedal is soft';
const LOOSE = 'the wheel is loose';
const REPAIRED = 'It was replaced last year';

describe('what tells of a danger', () => {
  test.each([
    ['a sign without a rule', 'the engine temperature is in the red', true],
    ['a rule without a sign', 'the oil light is on', true],
    ['both', SOFT, true],
    ['a rule of less', 'the ABS light is on', false],
    ['neither', 'the radio is loud', false],
  ])('%s: %s', (_, clause, isDanger) => {
    expect(found(`${REPAIRED}, ${clause}`)).toEqual(isDanger ? [clause.toLowerCase()] : []);
  });

  test('a rule reads the clause in the language of the clause', () => {
    expect(found(`${REPAIRED}, deg eļļas lampa`)).toEqual(['deg ellas lampa']);
    expect(found('Pērn salabota, the oil light is on', 'lv')).toEqual(['the oil light is on']);
  });
});

describe('a danger is not talked down by what is fine beside it', () => {
  test.each([
    ['Brakes barely work, tyres are fine', 'en'],
    ['The steering locks up at times, the battery is ok', 'en'],
    ['The brake pedal is spongy, the clutch pedal is fine', 'en'],
    ['Stūre ļoti vaļīga, riepu spiediens ok', 'lv'],
    ['Temperatūra sarkanajā, antifrīzs kārtībā', 'lv'],
  ] as const)('%s', (description, language) => {
    expect(assessOffline({ description, language }).drivingAdvice).toBe('stop_driving');
  });
});

describe('where a clause ends', () => {
  test.each(['.', '!', '?', ';', ':', ',', '\n', '–', '—', '?!', ' ... '])('%j', (mark) => {
    expect(found(`${REPAIRED}${mark} ${SOFT}`)).toEqual([SOFT]);
  });

  test.each(['-', '/', '(', ' and ', ' because '])('not at %j', (mark) => {
    expect(found(`${REPAIRED}${mark}${SOFT}`)).toEqual([]);
  });

  test('nothing but marks is no clause', () => {
    expect(found('...?! – ,,')).toEqual([]);
    expect(found('')).toEqual([]);
  });

  test('every danger is listed, in the order of the text', () => {
    expect(found(`${REPAIRED}, ${SOFT}, the radio is loud; ${LOOSE}`)).toEqual([SOFT, LOOSE]);
  });

  test('a hundred clauses are read', () => {
    const after = (calm: number) => found(`${REPAIRED}${', the radio is loud'.repeat(calm)}, ${SOFT}`);
    expect(after(98)).toEqual([SOFT]);
    expect(after(99)).toEqual([]);
  });
});

describe('a turn: what was said before does not explain what follows', () => {
  const NEIGHBOUR = 'My neighbour has the same';

  test.each(['but', 'however', 'and now', 'now', 'yet', 'But', 'AND NOW'])('%s', (turn) => {
    expect(found(`${NEIGHBOUR} ${turn} ${SOFT}`)).toEqual([SOFT]);
    expect(found(`${NEIGHBOUR}. ${turn}, ${SOFT}`)).toEqual([SOFT]);
  });

  test.each(['un tagad', 'tagad', 'bet', 'tomēr', 'tomer', 'taču', 'tacu', 'Tagad'])('%s', (turn) => {
    const text = `Kaimiņam tas pats ${turn} bremžu pedālis ir mīksts`;
    expect(found(text, 'lv')).toEqual(['bremzu pedalis ir miksts']);
    expect(found(text.normalize('NFD'), 'lv')).toEqual(['bremzu pedalis ir miksts']);
  });

  test.each(['nowhere', 'unknown', 'butter', 'debut', 'alphabet', 'and', 'then', 'ļbet', 'betā'])(
    'not in %s',
    (word) => {
      expect(found(`${NEIGHBOUR} ${word} ${SOFT}`)).toEqual([]);
    },
  );

  test('it turns the next clause only', () => {
    expect(found(`${NEIGHBOUR}, but ${SOFT}, ${LOOSE}`)).toEqual([SOFT]);
    expect(found(`${NEIGHBOUR}, ${SOFT}, but ${LOOSE}`)).toEqual([LOOSE]);
  });

  test('a text may begin with it', () => {
    expect(found(`But ${SOFT}, is it loud`)).toEqual([SOFT]);
    expect(found(`${SOFT}, is it loud`)).toEqual([]);
  });
});

describe('what explains the clauses beside it', () => {
  test.each([
    ['repaired', REPAIRED, false],
    ['long ago', 'I sold it years ago', false],
    ['another car', 'My neighbour has the same', true],
    ['a question in general', 'I ask in theory', true],
    ['a doubt', 'Is this normal', true],
    ['paint', 'I want a polish', true],
    ['denied', 'There is no smoke', true],
    ['thanks', 'Thanks', true],
    ['incense', 'I burn incense', false],
    ['nothing', 'I have a radio', true],
  ])('%s: %s', (_, said, isCarried) => {
    expect(found(`${said}, ${SOFT}`)).toEqual(isCarried ? [] : [SOFT]);
  });

  test('what is carried holds to the end, also beside a repair', () => {
    expect(found(`My neighbour has the same, the radio is loud, ${SOFT}`)).toEqual([]);
    expect(found(`My neighbour has the same, it was replaced, ${SOFT}`)).toEqual([]);
    expect(found(`It was replaced, my neighbour has the same, ${SOFT}`)).toEqual([]);
  });

  test('a clause that is explained by itself is none', () => {
    expect(found(`${REPAIRED}, ${SOFT} in theory`)).toEqual([]);
    expect(found(`${REPAIRED}, but ${SOFT} in theory`)).toEqual([]);
  });

  test('an explanation that follows holds for what was said before it', () => {
    expect(found(`${SOFT}, ${REPAIRED}`)).toEqual([]);
    expect(found(`${REPAIRED}, but ${SOFT}, my neighbour says`)).toEqual([]);
    expect(found(`${REPAIRED}, but ${SOFT}, my neighbour says it is fine`)).toEqual([]);
    expect(found(`${REPAIRED}, ${SOFT}, my neighbour says, but ${LOOSE}`)).toEqual([LOOSE]);
  });

  test("'fine' that follows holds, but not for a turn", () => {
    expect(found(`${REPAIRED}, ${SOFT}, it is fine`)).toEqual([]);
    expect(found(`${REPAIRED}, but ${SOFT}, it is fine`)).toEqual([SOFT]);
  });

  test.each([
    ['another part', 'the radio is fine', true],
    ['a part that the danger is of', 'the brakes are fine', false],
    ['that part with another one', 'the brakes and the radio are fine', false],
    ['a pedal, which may be any', 'the pedal is fine', false],
    ['the whole car', 'the car is fine', false],
    ['another part, and repaired', 'the radio is fine and was replaced', false],
  ])("'fine' that is said of %s: %s", (_, said, isOpen) => {
    expect(found(`${SOFT}, ${said}`)).toEqual(isOpen ? [SOFT] : []);
    expect(found(`${SOFT}, ${said}, it is fine`)).toEqual([]);
  });

  test("'fine' that is said of one of the parts of a danger explains it", () => {
    const danger = 'the wheel and the steering are loose';
    expect(found(`${danger}, the wheel is fine`)).toEqual([]);
    expect(found(`${danger}, the radio is fine`)).toEqual([danger]);
  });

  test.each([
    ['Had tyres fitted; there is a bulge on one tyre, otherwise fine', 'en'],
    ['Had tyres fitted; there is a bulge on one tyre, the rest is fine', 'en'],
    ['Riepas nomainīja; vienai riepai ir izspiedums, citādi viss kārtībā', 'lv'],
    ['Riepas nomainīja; vienai riepai ir izspiedums, pārējais kārtībā', 'lv'],
    ['Riepas nomainīja; vienai riepai ir izspiedums, pārējā daļa labi', 'lv'],
  ] as const)('of the rest of the car it explains nothing: %s', (text, language) => {
    expect(found(text, language)).toHaveLength(1);
  });

  test.each(['restored', 'arrest'])('the rest of the car is not %s', (word) => {
    expect(found(`${REPAIRED}, ${SOFT}, ${word} is fine`)).toEqual([]);
  });
});

describe('a worry is no question', () => {
  test.each(['worry', 'worried', 'nervous', 'afraid', 'scared', 'Worried', 'worried, scared'])(
    '%s',
    (word) => {
      expect(found(`${REPAIRED}, ${word} ${SOFT}`)).toEqual([SOFT]);
    },
  );

  test('baidos', () => {
    expect(found('Pērn salabota, baidos bremžu pedālis ir mīksts', 'lv')).toEqual([
      'bremzu pedalis ir miksts',
    ]);
  });

  test.each(['curious', 'worrier', 'worried what if'])('but this is one: %s', (words) => {
    expect(found(`${REPAIRED}, ${words} ${SOFT}`)).toEqual([]);
  });
});

describe('who asks whether to stop has the fault', () => {
  test.each([
    ['is it true I must stop when the brake is soft', 'en'],
    ['is it true I have to stop when the brake is soft', 'en'],
    ['is it true I should stop when the brake is soft', 'en'],
    ['how often must I stop when the brake is soft', 'en'],
    ['how often should i stop when the brake is soft', 'en'],
    ['vai tas tiesa jāapstājas ja bremzes ir mīkstas', 'lv'],
    ['vai tas tiesa jaapstajas ja bremzes ir mikstas', 'lv'],
  ] as const)('%s', (text, language) => {
    expect(found(`${language === 'en' ? REPAIRED : 'Pērn salabota'}, ${text}`, language)).toHaveLength(1);
  });

  test.each(['they must stop', 'it should stop', 'I must know'])('but not: is it true %s', (said) => {
    expect(found(`${REPAIRED}, is it true ${said} when the brake is soft`)).toEqual([]);
  });

  test('another explanation in the same clause stands', () => {
    expect(found(`${REPAIRED}, my neighbour asks must I stop when the brake is soft`)).toEqual([]);
  });
});

describe('where no clause explains anything, the whole text tells', () => {
  test.each([
    ['who asks for the price has the fault', 'What does it cost, the brake pedal, it is soft'],
    ['who asks about driving on has the fault', 'Can I drive, the brake pedal, it is soft'],
    ['a good rest explains nothing', 'The brake pedal, it is soft, otherwise fine'],
  ])('%s: %s', (_, text) => {
    expect(found(text)).toEqual([text.toLowerCase().replaceAll(',', '')]);
  });

  test('a worry and work that is to be done explain nothing', () => {
    expect(found('I am worried, the brake pedal, it is soft')).toEqual(['i am the brake pedal it is soft']);
    expect(found('The brake pedal, it is soft, it must be fixed')).toEqual(['the brake pedal it is soft it']);
  });

  test.each([
    ['no danger', 'Can I drive, the radio is loud'],
    ['neither question nor worry', `${SOFT}, the radio is loud`],
    ['a clause that explains', `What does it cost, my neighbour asks, ${SOFT}`],
  ])('but not with %s: %s', (_, text) => {
    expect(found(text)).toEqual([]);
  });

  test('one clause that explains is enough to read the others one by one', () => {
    expect(found(`What does it cost, years ago, ${SOFT}, the radio is loud`)).toEqual([SOFT]);
  });
});
