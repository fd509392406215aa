import { describe, expect, test } from 'vitest';
import { dataTestsOf, tableTest, tablesOf } from '#tests/tables.ts';
import { withAnswers } from './answers-rules.ts';
import { decisiveAnswer, decisiveQuestion, preparedSymptoms } from './decisive-rules.ts';
import { assessOffline } from './engine.ts';
import { DECISIVE_QUESTIONS } from './knowledge/decisive-questions.ts';
import { PATTERNS } from './knowledge/patterns.ts';
import { readDescription } from './reading-rules.ts';
import type { AssessmentLanguage, Category } from './schema.ts';
import { fold } from './text-reading.ts';
import type { Vehicle } from './vehicle-rules.ts';

const table = tablesOf('assessment/answers.tsv');
const dataTest = dataTestsOf('assessment/answers.tsv');

const LANGUAGES = ['en', 'lv'] as const;

/** A problem whose level hangs on the question. */
const PROBLEMS = new Map(
  table<[string, string, string]>('a problem of each question').map(([id, en, lv]) => [id, { en, lv }]),
);

const CASES = DECISIVE_QUESTIONS.flatMap((question) =>
  LANGUAGES.map((language) => ({
    id: question.id,
    question,
    language,
    problem: { description: PROBLEMS.get(question.id)![language], language },
  })),
);
const answered = ({ question, language, problem }: (typeof CASES)[number], answer: string) =>
  withAnswers(assessOffline(problem), [{ question: question.text[language], answer }], problem);

describe('every decisive question', () => {
  tableTest(CASES)(
    'comes first where it matters',
    { tags: ['LOG-23'] },
    ({ question, language, problem }) => {
      const { drivingAdvice, questions } = assessOffline(problem);
      // Red until the color is told: the complaint itself asks for it first.
      expect(drivingAdvice === 'stop_driving').toBe(question.id === 'brake-lamp-color');
      expect(questions[0]).toBe(question.text[language]);
      expect(questions.length).toBeLessThanOrEqual(7);
    },
  );

  test('is not asked first where the car must stop anyway', { tags: ['LOG-23'] }, () => {
    for (const { question, language, problem } of CASES) {
      const reading = readDescription(problem.description, language);
      expect(decisiveQuestion(reading, 'soon', problem)).toBe(question);
      expect(decisiveQuestion(reading, 'stop_driving', problem)).toBeNull();
    }
  });

  tableTest(CASES)('leads to the level that each answer claims', { tags: ['LOG-25'] }, (one) => {
    const before = assessOffline(one.problem);
    for (const answer of one.question.answers) {
      const after = answered(one, answer.text[one.language]);
      if (answer.advice === 'stop_driving') {
        expect(after.drivingAdvice).toBe('stop_driving');
        expect(after.drivingAdviceReason).toBe(answer.reason[one.language]);
        expect(after.recommendations[0]).toBe(answer.action[one.language]);
      } else if (answer.advice === 'can_wait') {
        expect(after.drivingAdvice).toBe('can_wait');
        expect(after.drivingAdviceReason).toBe(answer.reason[one.language]);
      } else if (answer.advice === 'soon' && one.question.id === 'brake-lamp-color') {
        expect(before.drivingAdvice).toBe('stop_driving');
        expect(after.drivingAdvice).toBe('soon');
      } else expect(after).toEqual(before);
    }
  });

  tableTest(CASES)('understands its answers in other words', { tags: ['LOG-25'] }, (one) => {
    for (const { typed = '', typedIf, advice } of one.question.answers) {
      const beside = typedIf?.with?.split(' ')[0] ?? '';
      const company = typedIf?.words.split(' ').map((word) => `${beside} ${word}`) ?? [];
      for (const word of [...typed.split(' ').filter(Boolean), ...company]) {
        const after = answered(one, `(${word.replace('*', '').replace('_', ' ')})`).drivingAdvice;
        if (advice === 'stop_driving') expect(after, word).toBe('stop_driving');
        else expect(after, word).not.toBe('stop_driving');
      }
    }
  });

  test('has two to six answers, one of them a danger, and no id twice', { tags: ['LOG-24'] }, () => {
    for (const { answers } of DECISIVE_QUESTIONS) {
      expect(answers.length).toBeGreaterThanOrEqual(2);
      expect(answers.length).toBeLessThanOrEqual(6);
      expect(answers.some(({ advice }) => advice === 'stop_driving')).toBe(true);
      for (const language of LANGUAGES)
        expect(new Set(answers.map(({ text }) => fold(text[language]))).size).toBe(answers.length);
    }
    expect(new Set(DECISIVE_QUESTIONS.map(({ id }) => id)).size).toBe(DECISIVE_QUESTIONS.length);
    expect([...PROBLEMS.keys()]).toEqual(DECISIVE_QUESTIONS.map(({ id }) => id));
  });

  test('belongs to complaints that exist and do not say stop already', () => {
    const levels = new Map(PATTERNS.map(({ id, advice }) => [id, advice]));
    for (const { patterns = [] } of DECISIVE_QUESTIONS) {
      for (const id of patterns.filter((one) => one !== 'brake-lamp'))
        expect(levels.get(id), id).toMatch(/^(?:soon|can_wait)$/);
    }
  });
});

describe('the decisive question of a problem', () => {
  const first = (description: string, others: { vehicle?: Vehicle; alreadyAsked?: string[] } = {}) =>
    decisiveQuestion(readDescription(description, 'en'), 'soon', { description, language: 'en', ...others })
      ?.id;
  const unknown = (category: Category, description: string) =>
    decisiveQuestion({ patterns: [], category }, 'soon', { description, language: 'en' })?.id;

  test('is that of any of its complaints; of several the first one in the list', { tags: ['LOG-23'] }, () => {
    expect(first('check engine light is on and the AC does not cool')).toBe('engine-lamp-flashes');
    expect(first('check engine light is on and the brakes squeal')).toBe('squeal-or-grind');
    expect(first('the AC does not cool')).toBeUndefined();
    expect(first('the AC does not cool and a tire')).toBeUndefined();
  });

  test('is told by words, else by the category, where no complaint is known', { tags: ['LOG-23'] }, () => {
    expect(unknown('braking', 'it feels odd')).toBe('brake-pedal');
    expect(unknown('transmission', 'it feels odd')).toBe('loses-drive');
    expect(unknown('braking', 'something drips')).toBe('what-drips');
    expect(unknown('other', 'it feels odd')).toBeUndefined();
  });

  test('is not one that the description answers', { tags: ['LOG-23'] }, () => {
    expect(unknown('braking', 'it feels odd, the pedal is fine')).toBeUndefined();
    expect(first('check engine light is on')).toBe('engine-lamp-flashes');
    expect(first('check engine light is on, it is a steady check engine light')).toBeUndefined();
  });

  test('is not asked twice, nor of a car without the part', { tags: ['LOG-23'] }, () => {
    const asked = (question: string) =>
      first('check engine light is on and the brakes squeal', { alreadyAsked: [question] });
    expect(asked(' Is it a squeal,  or does metal grind on metal ')).toBe('engine-lamp-flashes');
    expect(asked('Is it a squeal?')).toBe('squeal-or-grind');
    expect(first('the exhaust is loud', { vehicle: { fuelType: 'diesel' } })).toBe('exhaust-gas-inside');
    expect(first('the exhaust is loud', { vehicle: { fuelType: 'electric' } })).toBeUndefined();
  });
});

describe('the prepared answer that is meant', () => {
  const questionOf = (id: string) => DECISIVE_QUESTIONS.find((question) => question.id === id)!;
  const meant = (id: string, answer: string, language: AssessmentLanguage) =>
    decisiveAnswer({ question: questionOf(id).text[language], answer }, language)?.text.en;

  test('is the tapped one, in either language, with blanks, in capitals or with words after it', () => {
    for (const { text, answers } of DECISIVE_QUESTIONS)
      for (const language of LANGUAGES)
        for (const answer of answers)
          for (const said of Object.values(answer.text))
            for (const typed of [said, ` ${said} `, said.toUpperCase(), `${said}.`, `${said} , I think`])
              expect(decisiveAnswer({ question: text[language], answer: typed }, language), typed).toBe(
                answer,
              );
  });

  dataTest<[AssessmentLanguage, string, string, string]>(
    'is the worst of several',
    { tags: ['LOG-25'] },
    (language, id, answer, worst) => {
      expect(meant(id, answer, language)).toBe(worst);
    },
  );

  dataTest<[AssessmentLanguage, string, string, string]>(
    'is not one that is denied',
    (language, id, answer, other) => {
      expect(meant(id, answer, language) ?? '').toBe(other);
    },
  );

  dataTest<[AssessmentLanguage, string, string, string]>(
    'is yes or no only where that answers',
    (language, id, answer, which) => {
      expect(meant(id, answer, language) ?? '').toBe(which);
    },
  );

  tableTest(['it was loud', 'here!', 'Something elsewhere, I think', '', ' '])(
    'is none for other words',
    (answer) => {
      expect(decisiveAnswer({ question: 'What does it smell like?', answer }, 'en')).toBeNull();
      expect(decisiveAnswer({ question: 'What does it sound like?', answer: 'LPG' }, 'en')).toBeNull();
    },
  );
});

describe('the symptoms of an answer', () => {
  const symptoms = (question: string, answer: string, language: AssessmentLanguage = 'en') =>
    preparedSymptoms({ question, answer }, language);

  test('a danger is told as a statement, tapped or typed', () => {
    expect(symptoms('What color is the warning light?', 'Red')).toEqual(['A red warning light is on']);
    expect(symptoms('What color is the warning light?', 'one that is red')).toEqual([
      'A red warning light is on',
    ]);
    expect(symptoms('Kādā krāsā ir lampiņa?', 'sarkana', 'lv')).toEqual(['Deg sarkana brīdinājuma lampiņa']);
  });

  test('a tapped answer without a danger tells none', () => {
    for (const { text, answers } of DECISIVE_QUESTIONS)
      for (const answer of answers.filter(({ advice }) => advice !== 'stop_driving'))
        for (const said of [answer.text.en, answer.text.lv, ` ${answer.text.en} `])
          expect(symptoms(text.en, said), said).toEqual([]);
  });

  test('own words are read elsewhere', () => {
    expect(symptoms('What color is the warning light?', 'a yellow one')).toBeNull();
    expect(
      symptoms('What color is the warning light?', 'Yellow or orange, steady, like a teapot'),
    ).toBeNull();
    expect(symptoms('What color is the warning light?', 'a teapot')).toBeNull();
    expect(symptoms('What color is the warning light?', '')).toBeNull();
    expect(symptoms('Since when?', 'Yellow or orange')).toBeNull();
  });
});

function levelAfter(id: string, language: AssessmentLanguage, answer: string) {
  const problem = { description: PROBLEMS.get(id)![language], language };
  const { text } = DECISIVE_QUESTIONS.find((question) => question.id === id)!;
  return withAnswers(assessOffline(problem), [{ question: text[language], answer }], problem).drivingAdvice;
}

describe('what drips', () => {
  dataTest<[AssessmentLanguage, string]>(
    'a colored or dirty liquid leaves the level at soon',
    (language, answer) => {
      expect(levelAfter('what-drips', language, answer)).toBe('soon');
    },
  );

  dataTest<[AssessmentLanguage, string]>('clear water can wait', (language, answer) => {
    expect(levelAfter('what-drips', language, answer)).toBe('can_wait');
  });

  dataTest<[AssessmentLanguage, string]>('brake fluid forbids driving', (language, answer) => {
    expect(levelAfter('what-drips', language, answer)).toBe('stop_driving');
  });
});

dataTest<[AssessmentLanguage, string, string, string]>(
  'harmless and dangerous answers in own words',
  (language, id, harmless, danger) => {
    expect(levelAfter(id, language, harmless)).not.toBe('stop_driving');
    expect(levelAfter(id, language, danger)).toBe('stop_driving');
  },
);
