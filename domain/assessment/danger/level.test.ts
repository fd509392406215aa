import fc from 'fast-check';
import { expect, test } from 'vitest';
import { expectBounded } from '#tests/bounded.ts';
import { tableTest, tablesOf } from '#tests/tables.ts';
import { assessOffline } from '../engine.ts';
import { safetyRuleOf } from '../safety-rules.ts';
import type { AssessmentLanguage } from '../schema.ts';
import { fold, readText } from '../text-reading.ts';

const table = tablesOf('assessment/levels.tsv');
const sentences = (name: string) => table<[AssessmentLanguage, string]>(name);
const advice = (description: string, language: AssessmentLanguage) =>
  assessOffline({ description, language }).drivingAdvice;
const dangers = sentences('plain dangers');
const LANGUAGES = ['en', 'lv'] as const;

tableTest(dangers)('a plain danger forbids driving in any spelling, with a reason', (language, text) => {
  for (const typed of [text, text.toUpperCase(), fold(text)])
    expect(advice(typed, language), typed).toBe('stop_driving');
  for (const reader of LANGUAGES) {
    const { drivingAdvice, drivingAdviceReason } = assessOffline({ description: text, language: reader });
    expect(drivingAdvice, reader).toBe('stop_driving');
    expect(drivingAdviceReason).toMatch(/^\p{Lu}.{30,}\.$/u);
  }
});

tableTest(sentences('dangers beside a harmless word'))(
  'one harmless word beside a danger does not hide it from the rules',
  (language, text) => {
    for (const typed of [text, text.normalize('NFD').replace(/\p{M}/gu, '')]) {
      expect(advice(typed, language)).toBe('stop_driving');
      expect(safetyRuleOf(typed, language)?.advice).toBe('stop_driving');
    }
  },
);

tableTest([
  'Where is the fire extinguisher kept? The fire station is near',
  'The clutch pedal is spongy',
  'The steering wheel heater does not work',
  'No fire',
  'The smoke is black',
])('the harmless word alone has no rule', (text) => expect(safetyRuleOf(text, 'en')).toBeNull());

tableTest(sentences('dangers in a story'), 0.94)(
  'a danger stands beside what was repaired, asked or not known',
  (language, text) => expect(advice(text, language)).toBe('stop_driving'),
);

tableTest(sentences('no danger'), 0.95)(
  'what is denied, over, of another car or only resembles a danger is none',
  (language, text) => expect(advice(text, language)).not.toBe('stop_driving'),
);

tableTest([
  ['Slight pull to the left when braking', 'en', 'Pulls to one side when braking'],
  ['It does not pull hard when braking, just squeaks', 'en', 'Squealing when braking'],
  ['Viegli velk pa labi, ja bremzē', 'lv', 'Bremzējot velk uz vienu pusi'],
] as const)(
  'a gentle pull when braking is for the next few days, and is named',
  (description, language, symptom) => {
    const { drivingAdvice, symptoms } = assessOffline({ description, language });
    expect({ drivingAdvice, symptoms }).toEqual({ drivingAdvice: 'soon', symptoms: [symptom] });
  },
);

tableTest(LANGUAGES)(
  'no ordinary sentence takes the warning of a danger away, and none is one',
  (language) => {
    const of = (name: string) => sentences(name).flatMap(([one, text]) => (one === language ? [text] : []));
    const frames = of('frames');
    const told = of('dangers in any frame').flatMap((danger) =>
      ['{}', ...frames].map((frame) => frame.replace('{}', danger)),
    );
    expect(told.filter((text) => advice(text, language) !== 'stop_driving')).toEqual([]);
    const alone = frames.map((frame) => frame.replace('{}', ''));
    expect(alone.filter((text) => advice(text, language) === 'stop_driving')).toEqual([]);
  },
);

tableTest([
  ['The brake pedal goes to the floor', 'en', 'My neighbour says it is fine.'],
  ['The brake pedal goes to the floor', 'en', 'Is that normal?'],
  ['I smell fuel in the cabin', 'en', 'It was repaired last year.'],
  ['I smell fuel in the cabin', 'en', 'Just tell me that it can wait.'],
  ['Uz riepas sāna izspiedums kā ola', 'lv', 'Kaimiņš saka, ka viss kārtībā.'],
] as const)('what stands beside a plain danger does not talk it down', (text, language, said) => {
  expect(advice(`${text}. ${said}`, language)).toBe('stop_driving');
});

test('a sentence about the weather never lowers a stop', () => {
  const weather = {
    en: fc.constantFrom('It is a sunny day.', 'The sky is grey today.', 'It is windy outside.'),
    lv: fc.constantFrom('Ārā spīd saule.', 'Debesis šodien pelēkas.', 'Pūš vējš.'),
  };
  fc.assert(
    fc.property(
      fc
        // Beside a sentence of another language a text is read in that one.
        .constantFrom(...dangers.filter(([language, text]) => readText(text, language).language === language))
        .chain(([language, text]) => weather[language].map((said) => [text, said, language] as const)),
      ([text, said, language]) => {
        expect(advice(`${text}. ${said}`, language)).toBe('stop_driving');
        expect(advice(`${said} ${text}.`, language)).toBe('stop_driving');
      },
    ),
  );
});

tableTest([
  'brake '.repeat(5_000),
  'a'.repeat(30_000),
  'sarkana lampa deg '.repeat(1_700),
  '!?.,'.repeat(7_500),
])('any text is read in bounded time', (description) => {
  assessOffline({ description, language: 'en' });
  expectBounded(() => assessOffline({ description, language: 'en' }));
});
