import { describe, expect, test } from 'vitest';
import { expressionsOf, parseExpression } from '#domain/car-words/notation.ts';
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
import { HURT, PLACES, RIDDEN, SIZZLING, SMOKING, STANDING } from './knowledge/situations.ts';
import { groupOf, STOPS, type StopId } from './knowledge/stops.ts';
import { CONSULT_MECHANIC, NO_FAULT } from './knowledge/summaries.ts';
import type { AssessmentLanguage } from './schema.ts';
import { stopsOf } from './stop-kinds.ts';

const dataTest = dataTestsOf('assessment/stops.tsv');
const strangersTest = dataTestsOf('assessment/strangers.tsv');
const en = (description: string) => assessOffline({ description, language: 'en' });
const standing = (texts: readonly GuidingText[]) =>
  new Set(texts.flatMap((text) => (text.isStanding ? [text.en] : [])));

test('every complaint that forbids driving is of a kind of stop', () => {
  for (const { advice, stop, id } of PATTERNS) if (advice === 'stop_driving') expect(stop, id).toBeDefined();
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

  test('where nothing is certain, no reason and no cause is invented, and the questions ask what it is', () => {
    const told = en(
      'My mechanic told me: do not drive this car any more, it is dangerous and will kill somebody',
    );
    expect([told.drivingAdvice, told.drivingAdviceReason, told.causes, told.symptoms]).toEqual([
      'stop_driving',
      STOPS.other.reason.en,
      [],
      [],
    ]);
    expect(told.questions.slice(0, 3)).toEqual(STOP_QUESTIONS.map((question) => question.en));
  });
});

test('a story of a danger is told no causes, and asked nothing that it names', () => {
  const told = en(
    'The brake pedal goes to the floor, fluid drips onto the tire, the red warning lamp is lit and there is a knocking noise since the service.',
  );
  expect([told.drivingAdvice, told.causes]).toEqual(['stop_driving', []]);
  expect(told.questions.length).toBeGreaterThanOrEqual(5);
  expect(told.questions.join(' ')).not.toMatch(/smoke|Do the brakes|warning lights|noise|service/);
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
  'a story is told its own danger and its own steps',
  (language, description, reason, step) => {
    const { drivingAdvice, drivingAdviceReason, recommendations } = assessOffline({ description, language });
    expect(drivingAdvice).toBe('stop_driving');
    expect(drivingAdviceReason).toContain(reason);
    expect(recommendations[0]).toMatch(new RegExp(step, 'i'));
  },
);

test('no number alone tells a situation: texts name kilometers and speeds', () => {
  const cues = [SMOKING, SIZZLING, HURT, RIDDEN, STANDING, ...PLACES.flatMap(({ cue }) => cue ?? [])];
  const alone = cues
    .flatMap(({ match, unless = '' }) => expressionsOf(`${match}, ${unless}`).flatMap(parseExpression))
    .flatMap(({ orders }) => orders.filter((words) => words.length === 1).flat())
    .flatMap(({ atoms }) => atoms.filter((atom) => /^\w?\d+$/.test(atom)));
  expect(alone).toEqual([]);
});

dataTest<[AssessmentLanguage, string, string, string]>(
  'where it stands decides what is said of the road',
  (language, description, said, unsaid) => {
    const [action] = assessOffline({ description, language }).recommendations;
    expect(action).toMatch(new RegExp(said, 'i'));
    expect(action).not.toMatch(new RegExp(unsaid, 'i'));
  },
);

strangersTest<[AssessmentLanguage, string]>(
  "a stranger's story of a danger is a stop",
  { bar: 0.97 },
  (language, description) => {
    expect(assessOffline({ description, language }).drivingAdvice).toBe('stop_driving');
  },
);

strangersTest<[AssessmentLanguage, string, StopId]>(
  "of which kind a stranger's story is",
  { bar: 0.97 },
  (language, description, kind) => {
    // Its own kind, or what is right for several or for every fault.
    const told = stopsOf(description, language);
    expect([kind, groupOf(kind), null]).toContain(told.kind ?? told.group);
  },
);

strangersTest<[AssessmentLanguage, string]>(
  'a harmless story in the same words is none',
  { bar: 0.85 },
  (language, description) => {
    expect(assessOffline({ description, language }).drivingAdvice).not.toBe('stop_driving');
  },
);
