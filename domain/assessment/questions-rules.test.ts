import { describe, expect, test } from 'vitest';
import { GENERIC_QUESTIONS, EXTRA_QUESTIONS } from './knowledge/questions.ts';
import { PATTERNS } from './knowledge/patterns.ts';
import { allQuestions, combinedDescription, firstQuestions, keywordQuestions } from './questions-rules.ts';
import { type Reading, readDescription } from './reading-rules.ts';
import { fitsVehicle } from './vehicle-rules.ts';

const first = (description: string, alreadyAsked: string[] = []) =>
  firstQuestions(readDescription(description, 'en'), description, { language: 'en', alreadyAsked });

describe('first questions', () => {
  test(
    'come from the 3 generic ones, the keywords of the symptom and random extras',
    { tags: ['LIM-02'] },
    () => {
      expect(GENERIC_QUESTIONS).toHaveLength(3);
      for (const description of ['brakes squeal', 'battery dead', 'gears slip', 'exhaust is loud']) {
        const questions = first(description);
        const of = (source: string) => questions.filter((q) => q.source === source).map((q) => q.text);
        expect(of('generic')).toEqual(GENERIC_QUESTIONS.map(({ en }) => en));
        expect(of('keyword').length).toBeGreaterThan(0);
        expect(of('extra').length).toBeGreaterThan(0);
        expect(EXTRA_QUESTIONS.map(({ en }) => en)).toEqual(expect.arrayContaining(of('extra')));
      }
    },
  );

  test(
    'keyword questions belong to the symptom, and there are none without a keyword',
    { tags: ['LIM-02'] },
    () => {
      const keyword = (text: string) =>
        first(text)
          .filter((q) => q.source === 'keyword')
          .map((q) => q.text);
      expect(keyword('hello world')).toEqual([]);
      expect(keyword('brakes squeal')).not.toEqual(keyword('battery dead'));
    },
  );

  test('extras depend on the text only', { tags: ['LIM-02'] }, () => {
    const extras = (text: string) =>
      first(text)
        .filter((q) => q.source === 'extra')
        .map((q) => q.text);
    const texts = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
    expect(new Set(texts.map((text) => extras(text).join())).size).toBeGreaterThan(1);
    expect(extras('a')).toEqual(extras('a'));
  });

  test('leave out what was asked', { tags: ['CALL-41'] }, () => {
    const [asked] = first('brakes squeal');
    expect(first('brakes squeal', [` ${asked?.text.toUpperCase()} `]).map((q) => q.text)).not.toContain(
      asked?.text,
    );
  });
});

describe('the choice of questions', () => {
  const reading = (changes: Partial<Reading>): Reading => ({
    category: 'braking',
    secondCategory: null,
    patterns: [],
    codes: [],
    isSure: true,
    ...changes,
  });
  const question = (en: string) => ({ en, lv: `${en} lv` });
  const pattern = { ...PATTERNS[0]!, questions: [question('Own one?'), question('Own two?')] };
  const texts = (questions: ReturnType<typeof firstQuestions>) => questions.map(({ text }) => text);
  const [soft, pull, replaced] = [
    'Does the brake pedal feel softer, harder or lower than usual?',
    'Did the car pull to one side when you braked?',
    'When were the brake pads and rotors last replaced?',
  ];

  test('those of the known symptoms come before those of the category', { tags: ['LIM-02'] }, () => {
    expect(keywordQuestions(reading({}), { language: 'en' })).toEqual([soft, pull, replaced]);
    expect(keywordQuestions(reading({ patterns: [pattern] }), { language: 'lv' }).slice(0, 2)).toEqual([
      'Own one? lv',
      'Own two? lv',
    ]);
    expect(keywordQuestions(reading({ category: 'other' }), { language: 'en' })).toEqual([]);
    expect(keywordQuestions(reading({ category: 'other', patterns: [pattern] }), { language: 'en' })).toEqual(
      ['Own one?', 'Own two?'],
    );
  });

  test('three of the symptom, three generic ones and one extra', { tags: ['LIM-01', 'LIM-02'] }, () => {
    const questions = firstQuestions(reading({ patterns: [pattern] }), 'x', { language: 'en' });
    expect(texts(questions).slice(0, 3)).toEqual(['Own one?', 'Own two?', soft]);
    expect(questions.map(({ source }) => source)).toEqual([
      'keyword',
      'keyword',
      'keyword',
      'generic',
      'generic',
      'generic',
      'extra',
    ]);
  });

  test('extras replace asked questions, up to five in total', { tags: ['LIM-02', 'CALL-40'] }, () => {
    const generic = GENERIC_QUESTIONS.map(({ en }) => en);
    const asked = (...alreadyAsked: string[]) =>
      firstQuestions(reading({ category: 'other' }), 'x', { language: 'en', alreadyAsked });
    expect(
      asked()
        .map(({ source }) => source)
        .join(),
    ).toBe('generic,generic,generic,extra,extra');
    const left = asked(...generic.slice(0, 2));
    expect(left.map(({ source }) => source).join()).toBe('generic,extra,extra,extra,extra');
    expect(left[0]?.text).toBe(generic[2]);
    const none = asked(...generic);
    expect(none.map(({ source }) => source).join()).toBe('extra,extra,extra,extra,extra');
    expect(asked(...generic, none[0]!.text).map(({ text }) => text)).not.toContain(none[0]!.text);
  });

  test('every prepared question comes once asked for more, the fitting ones first', () => {
    const all = allQuestions(reading({ patterns: [pattern] }), 'x', { language: 'en' });
    expect(all.slice(0, 8)).toEqual([
      'Own one?',
      'Own two?',
      soft,
      pull,
      replaced,
      ...GENERIC_QUESTIONS.map(({ en }) => en),
    ]);
    expect(all.length).toBeGreaterThan(8 + EXTRA_QUESTIONS.length);
  });

  test('an extra question that the car rules out is not asked', () => {
    const electric = { language: 'en', vehicle: { fuelType: 'electric' } } as const;
    const ruledOut = EXTRA_QUESTIONS.filter((text) => !fitsVehicle(text, electric.vehicle));
    const all = allQuestions(reading({}), 'x', electric);
    for (const { en } of ruledOut) expect(all).not.toContain(en);
    expect(ruledOut.length).toBeGreaterThan(0);
  });
});

describe('the combined text for more questions', () => {
  test('has the problem and the pairs so far', { tags: ['CALL-38'] }, () => {
    const text = combinedDescription('Brakes squeal', [
      { question: 'Since when?', answer: 'May' },
      { question: 'Which wheel?', answer: 'front left' },
    ]);
    expect(text).toBe(
      [
        'Problem: Brakes squeal',
        'Previous questions and answers:',
        'Question: Since when?',
        'Answer: May',
        'Question: Which wheel?',
        'Answer: front left',
      ].join('\n'),
    );
  });

  test(
    'is the problem alone when nothing was asked, and everything is trimmed',
    { tags: ['CALL-38'] },
    () => {
      expect(combinedDescription(' x ', [])).toBe('Problem: x');
      expect(combinedDescription('x', [{ question: ' Kad? ', answer: ' Vakar ' }])).toBe(
        'Problem: x\nPrevious questions and answers:\nQuestion: Kad?\nAnswer: Vakar',
      );
    },
  );

  test("reads 'Not answered' for a blank answer", { tags: ['CALL-39'] }, () => {
    expect(combinedDescription('x', [{ question: 'Kad?', answer: '  ' }])).toContain('Answer: Not answered');
  });
});
