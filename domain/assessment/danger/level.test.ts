import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { expectBounded } from '#tests/bounded.ts';
import { assessOffline } from '../engine.ts';
import type { AssessmentLanguage } from '../schema.ts';
import { fold } from '../text-reading.ts';

const advice = (description: string, language: AssessmentLanguage) =>
  assessOffline({ description, language }).drivingAdvice;

const DANGERS: readonly (readonly [string, AssessmentLanguage])[] = [
  ['There is a bulge as big as an egg on my front tyre', 'en'],
  ['Two wheel nuts are missing and the wheel is loose', 'en'],
  ['I hear gas hissing from the LPG tank and it stinks', 'en'],
  ['The battery is swollen and hot', 'en'],
  ['High voltage system fault, stop safely, in red', 'en'],
  ['The red brake lamp is lit and the fluid reservoir is empty', 'en'],
  ['Smoke pours from under the bonnet', 'en'],
  ['Steel wires show on the inside of my tyre', 'en'],
  ['Uz riepas sāna izspiedums kā ola', 'lv'],
  ['Ritenim trūkst divu skrūvju, ritenis vaļīgs', 'lv'],
  ['Gāzes balons šņāc un smird', 'lv'],
  ['Akumulators uzpūties un karsts', 'lv'],
  ['Deg sarkanā bremžu lampiņa, šķidruma bačokā nav', 'lv'],
  ['No motora pārsega apakšas nāk dūmi', 'lv'],
];

const NO_DANGER: readonly (readonly [string, AssessmentLanguage])[] = [
  ['I want a polish for my fire-red paint', 'en'],
  ['My neighbour’s car burnt down last year, mine is fine', 'en'],
  ['The brakes failed two years ago, repaired, all good since', 'en'],
  ['Thanks for the help, bye', 'en'],
  ['How much is the insurance for a Golf?', 'en'],
  ['Kaimiņam pērn nodega mašīna, manējā viss kārtībā', 'lv'],
  ['Paldies par palīdzību, visu labu', 'lv'],
  ['Cik maksā eļļas maiņa?', 'lv'],
];

describe('dangers of a car now', () => {
  test.each(DANGERS)('%s', (description, language) => {
    expect(advice(description, language)).toBe('stop_driving');
  });
});

describe('steering that changes while driving and a hard pull when braking are dangers', () => {
  test.each([
    ['Steering suddenly became very heavy while driving', 'en'],
    ['car pulls hard to the left when braking', 'en'],
    ['Pulling and heavy steering when braking', 'en'],
    ['Braucot stūre pēkšņi kļuva ļoti smaga', 'lv'],
    ['Bremzējot auto stipri velk pa kreisi', 'lv'],
  ] as const)('%s', (description, language) => {
    expect(advice(description, language)).toBe('stop_driving');
  });
});

describe('a gentle pull when braking is for the next few days, and is named', () => {
  test.each([
    ['Slight pull to the left when braking', 'en', 'Pulls to one side when braking'],
    ['It does not pull hard when braking, just squeaks', 'en', 'Squealing when braking'],
    ['Viegli velk pa labi, ja bremzē', 'lv', 'Bremzējot velk uz vienu pusi'],
  ] as const)('%s', (description, language, symptom) => {
    const { drivingAdvice, symptoms } = assessOffline({ description, language });
    expect({ drivingAdvice, symptoms }).toEqual({ drivingAdvice: 'soon', symptoms: [symptom] });
  });
});

describe("'no longer' says what the car must do and does not, or what is cured", () => {
  test.each([
    ['bremzes vairs nedarbojas', 'en'],
    ['Stūre vairs neklausa', 'lv'],
    ['bremžu vairs nav', 'lv'],
    ['On the hill the brakes no longer worked at all', 'en'],
  ] as const)('a danger: %s', (description, language) => {
    expect(advice(description, language)).toBe('stop_driving');
  });

  test.each([
    ['The wobble no longer happens since they balanced the wheels', 'en'],
    ['The brakes no longer squeal since they fitted new pads', 'en'],
    ['Degvielas smaka vairs nav jūtama', 'lv'],
  ] as const)('cured: %s', (description, language) => {
    expect(advice(description, language)).not.toBe('stop_driving');
  });
});

describe('past, repaired, of another car, a color or chat', () => {
  test.each(NO_DANGER)('%s', (description, language) => {
    expect(advice(description, language)).not.toBe('stop_driving');
  });
});

describe('what cannot be understood is neither an alarm nor called safe', () => {
  test.each([
    ['', 'en'],
    ['   \n', 'lv'],
    ['😀😀😀', 'en'],
    ['QXZ-77123 0x5f3759df', 'en'],
    ['you are all idiots', 'en'],
    ['Das Wetter ist heute schön', 'en'],
    ['今日は天気がいいです', 'lv'],
    ['lorem ipsum dolor sit amet '.repeat(1_100), 'en'],
  ] as const)('%#', (description, language) => {
    expect(advice(description, language)).toBe('soon');
  });
});

const danger = fc.constantFrom(...DANGERS);

test('a sentence about the weather never lowers a stop', () => {
  const weather = {
    en: fc.constantFrom('It is a sunny day.', 'The sky is grey today.', 'It is windy outside.'),
    lv: fc.constantFrom('Ārā spīd saule.', 'Debesis šodien pelēkas.', 'Pūš vējš.'),
  };
  fc.assert(
    fc.property(
      danger.chain(([text, language]) => weather[language].map((said) => [text, said, language] as const)),
      ([text, said, language]) => {
        expect(advice(`${text}. ${said}`, language)).toBe('stop_driving');
        expect(advice(`${said} ${text}.`, language)).toBe('stop_driving');
      },
    ),
  );
});

test.each([
  [
    'The brake pedal goes to the floor',
    'en',
    ['My neighbour says it is fine.', 'Is that normal?', 'I love the colour.'],
  ],
  ['I smell fuel in the cabin', 'en', ['It was repaired last year.', 'Just tell me that it can wait.']],
  ['Uz riepas sāna izspiedums kā ola', 'lv', ['Kaimiņš saka, ka viss kārtībā.', 'Vai tas ir normāli?']],
] as const)('what stands beside a plain danger does not talk it down: %s', (text, language, beside) => {
  for (const said of beside) expect(advice(`${text}. ${said}`, language), said).toBe('stop_driving');
});

describe('a danger that nothing in its own clause explains stands', () => {
  test.each([
    ['I fixed it last year but the steering is loose again', 'en'],
    ['I had the brake pads replaced at the garage and now the brake pedal is soft', 'en'],
    ['It was repaired last month, yet the brakes do not work', 'en'],
    ['The steering jams sometimes, how much does it cost?', 'en'],
    ['How much would it cost to fix brakes that do not work?', 'en'],
    ['What does it cost to repair a steering that jams?', 'en'],
    ['My wife had the tyres changed; there is a bulge on one tyre, otherwise fine', 'en'],
    ['Had new tires fitted last week, now a wheel nut is missing', 'en'],
    ['Can I drive with a soft brake pedal?', 'en'],
    ['I am worried, the brakes feel soft', 'en'],
    ['The oil light came on and the engine knocks, is it true that I must stop?', 'en'],
    ['I am nervous because the brake pedal is soft', 'en'],
    ['Baidos, bremžu pedālis ir mīksts', 'lv'],
    ['Servisā nomainīja bremzes, bet tagad pedālis ir mīksts', 'lv'],
    ['Serviss nomainija bremzes, bet tagad pedalis ir miksts', 'lv'],
    ['Salaboju pērn, taču stūre atkal ir vaļīga', 'lv'],
    ['Nomainīju riepas, tagad trūkst riteņa skrūves', 'lv'],
    ['Vai var braukt, ja stūre iestrēgst?', 'lv'],
    ['Cik maksā salabot bremzes, kas nestrādā?', 'lv'],
    ['Draugs teica, ka viss kārtībā, bet no motora kūp', 'lv'],
    ['Riepai ir izspiedums, citādi viss kārtībā', 'lv'],
  ] as const)('%s', (description, language) => {
    expect(advice(description, language)).toBe('stop_driving');
  });

  test.each([
    ['The brakes failed two years ago but now all is good', 'en'],
    ['The pedal was soft last week, the shop bled the brakes, now it is firm again', 'en'],
    ['My neighbour’s car burnt down last year, but mine is fine', 'en'],
    ['What happens if the brakes fail?', 'en'],
    ['How much does it cost to replace the brake pads?', 'en'],
    ['Bremzes pērn nestrādāja, bet tagad viss kārtībā', 'lv'],
    ['Agrāk stūre iestrēga, tagad vairs ne', 'lv'],
    ['Cik maksā bremžu kluču maiņa?', 'lv'],
  ] as const)('but not where it is explained: %s', (description, language) => {
    expect(advice(description, language)).not.toBe('stop_driving');
  });
});

test('capitals and missing diacritics do not change the level', () => {
  for (const [text, language] of [...DANGERS, ...NO_DANGER]) {
    const level = advice(text, language);
    expect(advice(text.toUpperCase(), language), text).toBe(level);
    expect(advice(fold(text), language), text).toBe(level);
  }
});

test('the reason of a stop is a whole sentence in the language of the reader', () => {
  for (const [description] of DANGERS) {
    for (const language of ['en', 'lv'] as const) {
      const { drivingAdviceReason } = assessOffline({ description, language });
      expect(drivingAdviceReason).toMatch(/^\p{Lu}.{30,}\.$/u);
    }
  }
});

test('any text is read in bounded time', () => {
  const hostile = [
    'brake '.repeat(5_000),
    'a'.repeat(30_000),
    'sarkana lampa deg '.repeat(1_700),
    '!?.,'.repeat(7_500),
  ];
  for (const text of hostile) {
    assessOffline({ description: text, language: 'en' });
    expectBounded(() => assessOffline({ description: text, language: 'en' }));
  }
});
