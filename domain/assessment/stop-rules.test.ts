import { describe, expect, test } from 'vitest';
import { dataTestsOf, tableTest } from '#tests/tables.ts';
import type { GuidingText } from './bilingual-text.ts';
import { assessOffline, furtherQuestions } from './engine.ts';
import { PATTERNS } from './knowledge/patterns.ts';
import {
  CATEGORY_QUESTIONS,
  EXTRA_QUESTIONS,
  GENERIC_QUESTIONS,
  STOP_QUESTIONS,
} from './knowledge/questions.ts';
import { DANGERS, DANGEROUS } from './knowledge/stops.ts';
import { CONSULT_MECHANIC, NO_FAULT } from './knowledge/summaries.ts';
import type { AssessmentLanguage } from './schema.ts';

const dataTest = dataTestsOf('assessment/stops.tsv');
const strangersTest = dataTestsOf('assessment/strangers.tsv');
const en = (description: string) => assessOffline({ description, language: 'en' });
const standing = (texts: readonly GuidingText[]) =>
  new Set(texts.flatMap((text) => (text.isStanding ? [text.en] : [])));

test('every complaint that forbids driving has a stop, with its reason', () => {
  for (const { advice, stop, id } of PATTERNS) if (advice === 'stop_driving') expect(stop, id).toBeDefined();
  expect(DANGERS.slice(0, 3)).toEqual(['people', 'high_voltage', 'fire']);
});

describe('under a stop', () => {
  const advices = standing(PATTERNS.flatMap((pattern) => pattern.advices));
  const questions = standing([
    ...PATTERNS.flatMap((pattern) => pattern.questions),
    ...GENERIC_QUESTIONS,
    ...STOP_QUESTIONS,
    ...EXTRA_QUESTIONS,
    ...CATEGORY_QUESTIONS.other,
  ]);
  const stopped = PATTERNS.map(({ symptom }) => symptom.en).filter(
    (description) => en(description).drivingAdvice === 'stop_driving',
  );

  tableTest(stopped)('stands only what can be done and answered with the car standing', (description) => {
    const told = en(description);
    expect(told.recommendations.at(-1)).toBe(CONSULT_MECHANIC.en);
    for (const text of told.recommendations.slice(1, -1)) expect(advices).toContain(text);
    for (const text of [...told.questions, ...furtherQuestions({ description, language: 'en' })])
      expect(questions).toContain(text);
  });

  tableTest([
    ['The pedal sinks and there is smoke from the dashboard', 'fire'],
    ['The tire loses air and petrol is dripping under the car', 'catch fire'],
    ['The brake pedal goes to the floor and the red brake lamp is on', 'brakes'],
    [
      'My EV was hissing under the floor after I hit a rock, and there is a sweet chemical smell',
      'high-voltage',
    ],
    ['Tesla says it cannot drive, battery temperature too high, pull over safely', 'high-voltage'],
    ['Throttle hangs, I lift off and it keeps pulling, I have to stand on the brake', 'engine may push'],
    ['Put the spare on in the dark and now only find four nuts out of five, one spins', 'about a wheel'],
    ['AdBlue in the diesel tank. Me. Today. Engine not on yet.', 'wrong fluid in the tank'],
    ['One foot of the roof rack has cracked and it shifts sideways in corners', 'What is loose'],
    ['Snow chains hit something, now fluid is dripping and the brake lamp came on', 'brakes may not stop'],
    ['E-Golf plugged in: chemical smell in the garage, the floor is warm, a red battery shows', 'poisonous'],
    ['The whole car went dead on the level crossing. Lights, engine, everything.', 'train'],
    [
      "The alternator belt snapped, lights going dim and the dash is dying. It's dark, I've 25 miles left.",
      'current may fail',
    ],
    ['The diesel will not stop, the key is out and the revs keep climbing', 'without the key'],
    ['Drove into a deep puddle and the engine died, now it just goes clunk', 'Water'],
  ])('the worst danger is named', (description, reason) => {
    expect(en(description)).toMatchObject({
      drivingAdvice: 'stop_driving',
      drivingAdviceReason: expect.stringContaining(reason),
    });
  });

  test('where nothing is certain, no part, no reason and no cause is invented, and the questions ask what it is', () => {
    const told = en(
      'Coming down the pass the pedal got longer and longer and then there was just about nothing left.',
    );
    expect([told.drivingAdviceReason, told.recommendations[0], told.causes, told.symptoms]).toEqual([
      DANGEROUS.reason.en,
      DANGEROUS.action.en,
      [],
      [],
    ]);
    expect(told.questions.slice(0, 3)).toEqual(STOP_QUESTIONS.map((question) => question.en));
  });

  test('a part that is certain is named, and its fault is not guessed', () => {
    const told = en("I hit a kerb and the steering is at two o'clock now.");
    expect([told.drivingAdviceReason, told.causes]).toEqual([
      'What you describe about the steering can be dangerous to drive with.',
      [],
    ]);
  });

  tableTest([
    ['The bonnet smashed the windscreen. The car is in my garage.', false],
    ['The bonnet flew up and smashed the windscreen.', true],
  ])('a car that stands at home is not told to leave the road', (description, isRolling) => {
    expect(en(description).recommendations[0]!.startsWith('While it rolls: ')).toBe(isRolling);
    expect(en(description).recommendations[0]!.toLowerCase()).toContain('do not drive on');
  });
});

test('a text without a fault of the car is told that none was found', () => {
  const told = en('The brakes failed two years ago, they were repaired and all is good now.');
  expect([told.summary, told.causeDetails[0]?.text, told.symptoms]).toEqual([
    NO_FAULT.summary.en,
    NO_FAULT.cause.text.en,
    [],
  ]);
});

dataTest<[AssessmentLanguage, string, string, string]>(
  'a story is told its own danger and its own first step',
  (language, description, reason, step) => {
    const { drivingAdvice, drivingAdviceReason, recommendations } = assessOffline({ description, language });
    expect(drivingAdvice).toBe('stop_driving');
    expect(drivingAdviceReason).toContain(reason);
    expect(recommendations[0]).toMatch(new RegExp(step));
  },
);

dataTest<[AssessmentLanguage, string, string, string]>(
  'where it stands decides what is said of the road',
  (language, description, said, unsaid) => {
    const [action] = assessOffline({ description, language }).recommendations;
    expect(action).toMatch(new RegExp(said));
    expect(action).not.toContain(unsaid);
  },
);

strangersTest<[AssessmentLanguage, string]>(
  "a stranger's story of a danger is a stop",
  { bar: 0.98 },
  (language, description) => {
    expect(assessOffline({ description, language }).drivingAdvice).toBe('stop_driving');
  },
);
